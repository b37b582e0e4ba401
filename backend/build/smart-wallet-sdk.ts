import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Four modules of @coinbase/wallet-sdk in our build. Its storage is ours, because it knows only local storage;
 * its window is ours, because its own waits for ever; and its second protocol (WalletLink), which the option
 * `smartWalletOnly` never uses, stays out with all its drawing. Where it lets go of a window that never loaded,
 * nobody catches what it throws besides.
 */
export function smartWalletSdk(root: string): Plugin {
  const ours = (file: string) => JSON.stringify(join(root, 'src/services', file));
  const changes: Readonly<Record<string, (code: string) => string>> = {
    'core/storage/ScopedLocalStorage.js': (code) =>
      `import { sdkStorage as localStorage } from ${ours('smart-wallet-storage.ts')};\n${code}`,
    'util/web.js': () => `export { openPopup, closePopup } from ${ours('smart-wallet-popup.ts')};`,
    'core/communicator/Communicator.js': (code) => {
      const asked = 'this.postMessage(request);';
      if (code.split(asked).length !== 2) throw new Error('@coinbase/wallet-sdk asks in another way');
      return code.replace(asked, 'this.postMessage(request).catch(() => {});');
    },
    'sign/walletlink/WalletLinkSigner.js': () =>
      `export class WalletLinkSigner { constructor() { throw new Error('WalletLink is not part of this build'); } }`,
  };
  const found = new Set<string>();
  return {
    name: 'vitrine:smart-wallet-sdk',
    enforce: 'pre',
    transform(code, id) {
      const [, module = ''] = /\/@coinbase\/wallet-sdk\/dist\/([^?]+)/.exec(id) ?? [];
      const change = changes[module];
      if (change === undefined) return null;
      found.add(module);
      return { code: change(code), map: null };
    },
    generateBundle() {
      const missing = Object.keys(changes).filter((module) => !found.has(module));
      if (missing.length > 0) this.error(`@coinbase/wallet-sdk has no ${missing.join(', ')} any more`);
    },
  };
}
