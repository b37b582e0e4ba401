import { expect, test } from 'vitest';
import { startRuntime } from './runtime.ts';
import { switchWalletChain } from './wagmi-wallet.ts';

test('a chain without configuration is refused before any wallet is asked [D22] [K52]', async () => {
  startRuntime({
    config: { marketplaceUrl: '', dataUrl: '', imageUrl: '', networks: [], redirects: [], embedded: false },
    fetch: () => Promise.reject(new Error('nothing is asked')),
    isServer: true,
  });
  await expect(switchWalletChain(999)).rejects.toThrow('Chain not configured.');
});
