import { useEffect } from "react";

/** Can this device keep its screen on for us. */
export function canStayAwake(): boolean {
  // Absent where the page does not come over TLS or from the device itself.
  return "wakeLock" in navigator;
}

/** Keeps the screen awake as long as the battle is in sight: nobody taps while he measures. */
export function useAwake(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !canStayAwake()) return;
    let lock: WakeLockSentinel | null = null;
    let over = false;
    const ask = async (): Promise<void> => {
      if (document.hidden || over) return;
      try {
        // The browser lets go of it whenever the page is out of sight.
        lock = await navigator.wakeLock.request("screen");
        if (over) await lock.release();
      } catch {
        // A battery that is nearly empty: the screen may sleep.
      }
    };
    void ask();
    document.addEventListener("visibilitychange", ask);
    return () => {
      over = true;
      document.removeEventListener("visibilitychange", ask);
      void lock?.release();
    };
  }, [wanted]);
}
