import { useSyncExternalStore } from "react";

/** Chromium's offer to put the app on the home screen; other browsers have their own menus. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/** How the app stands on this device. */
export interface OnDevice {
  /** All of it is here: it plays without a network. */
  readonly ready: boolean;
  /** A newer version is here too, and waits to be started. */
  readonly newer: boolean;
  /** It can be put on the home screen. */
  readonly installable: boolean;
}

const nothing: OnDevice = { ready: false, newer: false, installable: false };
let state = nothing;
let waiting: ServiceWorker | null = null;
let offer: InstallOffer | null = null;
const listeners = new Set<() => void>();

export function useOnDevice(): OnDevice {
  return useSyncExternalStore(subscribe, () => state);
}

/** Brings the whole app onto the device, once it stands on the screen and the line is free. */
export function keepOnDevice(): void {
  addEventListener("beforeinstallprompt", (event) => {
    // Kept for whoever asks for it in the settings; nobody is interrupted.
    event.preventDefault();
    offer = event as InstallOffer;
    set({ installable: true });
  });
  addEventListener("appinstalled", () => set({ installable: false }));
  // Absent where the page comes over plain HTTP from another machine.
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  if (document.readyState === "complete") void register();
  else addEventListener("load", () => void register());
}

/** Starts the version that waits; the page is loaded anew, and the battle is on the disk. */
export function startNewer(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), {
    once: true,
  });
  waiting?.postMessage({ type: "SKIP_WAITING" });
}

/** Lets the browser ask whether the app may be put on the home screen. */
export async function install(): Promise<void> {
  const asked = offer;
  offer = null;
  set({ installable: false });
  await asked?.prompt();
}

/** Between two looks for a newer version, in milliseconds: an evening's page is never reloaded. */
const hour = 3_600_000;

async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register("./sw.js");
    const look = (): void => {
      waiting = registration.waiting;
      set({ ready: registration.active !== null, newer: waiting !== null });
    };
    look();
    registration.addEventListener("updatefound", () => {
      registration.installing?.addEventListener("statechange", look);
    });
    void navigator.serviceWorker.ready.then(look);
    setInterval(() => {
      // Without a network there is nothing newer to be had.
      if (!document.hidden) registration.update().catch(() => {});
    }, hour);
  } catch {
    // A browser that will not keep the app still plays it over the network.
  }
}

function set(part: Partial<OnDevice>): void {
  state = { ...state, ...part };
  for (const changed of listeners) changed();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
