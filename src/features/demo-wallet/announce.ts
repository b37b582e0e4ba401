import { DEMO_WALLET_RDNS } from '../../contract/config.ts';
import type { DemoProvider } from './provider.ts';
import * as texts from './texts.ts';

const ICON =
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAyOCAyOCI+PHJlY3Qgd2lkdGg9IjI4IiBoZWlnaHQ9IjI4IiBmaWxsPSIjMTY4NTcwIi8+PHBhdGggZD0iTTcgMTBoMTRhMiAyIDAgMCAxIDIgMnY3YTIgMiAwIDAgMS0yIDJIN3oiIGZpbGw9Im5vbmUiIHN0cm9rZT0iI2ZmZiIgc3Ryb2tlLXdpZHRoPSIyIi8+PHBhdGggZD0iTTcgMjFWOGExIDEgMCAwIDEgMS0xaDEwdjMiIGZpbGw9Im5vbmUiIHN0cm9rZT0iI2ZmZiIgc3Ryb2tlLXdpZHRoPSIyIi8+PGNpcmNsZSBjeD0iMTkiIGN5PSIxNS41IiByPSIxLjUiIGZpbGw9IiNmZmYiLz48L3N2Zz4=';

type Listener = (...args: unknown[]) => void;

/**
 * Announces the demo wallet the way extensions do. Only a shell: keys, signing and the confirm
 * window come when something is asked of it.
 */
export function announceDemoWallet(): void {
  const listeners = new Map<string, Set<Listener>>();
  const emit = (event: string, value: unknown) => listeners.get(event)?.forEach((listener) => listener(value));
  let loaded: Promise<DemoProvider> | null = null;
  const load = () => (loaded ??= import('./provider.ts').then((module) => module.createDemoProvider(emit)));

  const provider = {
    request: async (call: { method: string; params?: readonly unknown[] }) => (await load()).request(call),
    on(event: string, listener: Listener) {
      if (!listeners.has(event)) listeners.set(event, new Set());
      listeners.get(event)?.add(listener);
      return provider;
    },
    removeListener(event: string, listener: Listener) {
      listeners.get(event)?.delete(listener);
      return provider;
    },
  };
  const detail = Object.freeze({
    info: Object.freeze({ uuid: crypto.randomUUID(), name: texts.demoWallet, icon: ICON, rdns: DEMO_WALLET_RDNS }),
    provider,
  });
  const announce = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  addEventListener('eip6963:requestProvider', announce);
  announce();
}
