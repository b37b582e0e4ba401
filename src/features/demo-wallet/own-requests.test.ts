import { privateKeyToAccount } from 'viem/accounts';
import { stringToHex } from 'viem/utils';
import { beforeAll, expect, test } from 'vitest';
import { startRuntime } from '../../services/runtime.ts';
import { createOwnWallet } from './own-requests.ts';

/* What the wallet refuses before it asks its person; there is no document here, so a question would fail otherwise. */

const account = privateKeyToAccount(`0x${'11'.repeat(32)}`);
const wallet = createOwnWallet(account, { site: 'https://market.test', email: 'anne@people.test' });
const ask = (method: string, params: readonly unknown[], chainId = 31337) => wallet({ method, params, chainId });

beforeAll(() =>
  startRuntime({
    config: {
      marketplaceUrl: '/marketplace',
      dataUrl: '/data',
      imageUrl: '/_ipx',
      networks: [
        {
          chainId: 31337,
          slug: 'meridian',
          name: 'Meridian',
          rpcUrls: ['/rpc/31337'],
          currency: { address: `0x${'00'.repeat(20)}`, symbol: 'ETH', decimals: 18 },
          explorerTransactionUrl: null,
        },
      ],
      redirects: [],
      embedded: true,
      wallets: { smartWallet: null, ownWallet: null },
    },
    fetch: () => Promise.reject(new Error('Nothing is asked here.')),
    isServer: false,
  }),
);

const message = (host: string) =>
  stringToHex(`${host} wants you to sign in with your Ethereum account:\n${account.address}\n\nSign in.`);

test.each(['evil.test', 'market.test.evil.test', 'market.test:444', 'https://market.test'])(
  'a sign-in message for %s is refused to another site, in words',
  async (host) => {
    await expect(ask('personal_sign', [message(host), account.address])).rejects.toMatchObject({
      code: 4001,
      message: `The message signs you in to ${host}, but market.test asks for it. It was refused.`,
    });
  },
);

test('another account, another network, broken data and unknown methods are refused', async () => {
  const other = `0x${'ab'.repeat(20)}`;
  const refused: [method: string, params: unknown[], chainId: number, code: number][] = [
    ['personal_sign', [message('market.test'), other], 31337, -32602],
    ['eth_signTypedData_v4', [account.address, 'no data'], 31337, -32602],
    ['eth_sendTransaction', [{ from: other, to: other }], 31337, -32602],
    ['eth_sendTransaction', [{ from: account.address }], 31337, -32602],
    ['personal_sign', [message('market.test'), account.address], 1, 4901],
    ['eth_sign', [account.address, '0x00'], 31337, -32004],
    ['eth_decrypt', [], 31337, -32004],
  ];
  for (const [method, params, chainId, code] of refused)
    await expect(
      Promise.resolve().then(() => ask(method, params, chainId)),
      method,
    ).rejects.toMatchObject({ code });
  const foreign = { domain: { chainId: 1 }, types: { Mail: [] }, primaryType: 'Mail', message: {} };
  await expect(ask('eth_signTypedData_v4', [account.address, foreign])).rejects.toMatchObject({ code: -32603 });
});
