/** How much of the device's storage is ours, in bytes, and whether the browser may clear it. */
export interface Room {
  readonly used: number;
  readonly free: number;
  readonly lasting: boolean;
}

/** Null where the browser does not tell. */
export async function roomLeft(): Promise<Room | null> {
  // Absent where the page does not come over TLS or from the device itself.
  const storage: StorageManager | undefined = navigator.storage;
  if (storage?.estimate === undefined) return null;
  const [{ usage = 0, quota = 0 }, lasting] = await Promise.all([
    storage.estimate(),
    storage.persisted?.() ?? false,
  ]);
  return { used: usage, free: Math.max(0, quota - usage), lasting };
}

/** Asks the browser never to clear our storage by itself; did it agree. */
export async function askToKeep(): Promise<boolean> {
  return (await navigator.storage?.persist?.()) ?? false;
}

/** Too little for an evening: a long battle with room to spare. */
export const scarce = 5_000_000;
