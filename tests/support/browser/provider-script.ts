/** What the page's side of the wallet is told. */
export type ProviderInfo = { name: string; rdns: string };
export type ProviderAnswer =
  | { result: unknown }
  /** `bare`: thrown as the text itself, as some wallets do. */
  | { error: { code?: number; message: string; bare?: boolean } };
export type ProviderCall = { method: string; params: readonly unknown[] };

declare global {
  interface Window {
    testWalletRequest: (call: ProviderCall) => Promise<ProviderAnswer>;
    testWalletEmit: (event: string, value: unknown) => void;
  }
}

/**
 * Runs in every page before anything of the app: an EIP-1193 provider, announced by EIP-6963, of
 * which every request is answered by the test's own process. It outlives the page that asked.
 */
export function installProvider(info: ProviderInfo): void {
  if (window !== window.top) return;
  const listeners = new Map<string, Set<(value: unknown) => void>>();
  const provider = {
    async request(call: { method: string; params?: readonly unknown[] }) {
      const answer = await window.testWalletRequest({ method: call.method, params: call.params ?? [] });
      if ('result' in answer) return answer.result;
      const { code, message, bare } = answer.error;
      // oxlint-disable-next-line typescript/only-throw-error -- wallets do that
      if (bare) throw message;
      throw Object.assign(new Error(message), code === undefined ? {} : { code });
    },
    on(event: string, listener: (value: unknown) => void) {
      const known = listeners.get(event) ?? new Set();
      known.add(listener);
      listeners.set(event, known);
      return provider;
    },
    removeListener(event: string, listener: (value: unknown) => void) {
      listeners.get(event)?.delete(listener);
      return provider;
    },
  };
  window.testWalletEmit = (event, value) => listeners.get(event)?.forEach((listener) => listener(value));
  const icon =
    'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"%3E%3Cpath d="M0 0h1v1H0z"/%3E%3C/svg%3E';
  const detail = Object.freeze({
    info: Object.freeze({ uuid: '7e57a11e-0000-4000-8000-000000000001', icon, ...info }),
    provider,
  });
  const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  window.addEventListener('eip6963:requestProvider', announce);
  announce();
}
