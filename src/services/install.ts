import { updateState } from './update-state.ts';
import { viewed } from './viewed.ts';

/** https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent, which TypeScript's library lacks. */
export type InstallPrompt = Event & { prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }> };

declare global {
  interface Window {
    /** Stored by the script in the page's head: the event may come before the app. */
    vitrineInstall?: InstallPrompt;
  }
}

/** `prompt`: the browser asks by itself. `share-menu`: the person has to, as on iOS. */
export type InstallWay = 'prompt' | 'share-menu';

const INVITED = 'vitrine-invited';
/** Somebody who has looked at this many items or collections on this device counts as a returning visitor. */
const FAMILIAR = 3;

const isInstalled = () =>
  matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

/** iPads claim to be Macs, which have no touch screen. */
const isIos = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** How this browser lets the app be installed; null where it cannot be, or is already. */
export function installWay(): InstallWay | null {
  if (isInstalled()) return null;
  if (window.vitrineInstall !== undefined) return 'prompt';
  return isIos() ? 'share-menu' : null;
}

/** Must be called from a person's press. @returns whether they said yes */
export async function install(): Promise<boolean> {
  const asking = window.vitrineInstall;
  if (asking === undefined) return false;
  // Each event can be used only once.
  delete window.vitrineInstall;
  return (await asking.prompt()).outcome === 'accepted';
}

/** Invites a person who comes back, once on this device, whatever they answer; not while it has no network to install from. */
export function inviteOnce(): void {
  if (!navigator.onLine) return;
  try {
    if (localStorage.getItem(INVITED) !== null || viewed.all().length < FAMILIAR || installWay() === null) return;
    localStorage.setItem(INVITED, '1');
  } catch {
    // If the answer cannot be remembered, they would be asked again and again.
    return;
  }
  updateState.inviting = true;
}
