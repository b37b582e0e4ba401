import { expect, test } from 'vitest';
import { startRuntime } from './runtime.ts';
import { canonicalSignature, switchWalletChain } from './wagmi-wallet.ts';

test('a chain without configuration is refused before any wallet is asked [K52]', async () => {
  startRuntime({
    config: {
      marketplaceUrl: '',
      dataUrl: '',
      imageUrl: '',
      networks: [],
      redirects: [],
      embedded: false,
      wallets: { smartWallet: null, ownWallet: null },
    },
    fetch: () => Promise.reject(new Error('nothing is asked')),
    isServer: true,
  });
  await expect(switchWalletChain(999)).rejects.toThrow('Chain not configured.');
});

test('a signature whose last byte a hardware wallet wrote as 0 or 1 is turned into what contracts take', () => {
  const rest = `0x${'ab'.repeat(64)}` as const;
  expect(canonicalSignature(`${rest}00`)).toBe(`${rest}1b`);
  expect(canonicalSignature(`${rest}01`)).toBe(`${rest}1c`);
  expect(canonicalSignature(`${rest}1c`)).toBe(`${rest}1c`);
  expect(canonicalSignature(`${rest}02`)).toBe(`${rest}02`);
  // A contract's own kind of signature is left alone.
  expect(canonicalSignature('0x1200')).toBe('0x1200');
});
