import {
  createPublicClient,
  encodeAbiParameters,
  encodeFunctionData,
  hashTypedData,
  http,
  parseAbiParameters,
  zeroAddress,
  type Hex,
} from 'viem';
import { privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts';
import { getGeneralPaymasterInput, zksync } from 'viem/zksync';
import { createRpc } from '../../../backend/demo/chain/rpc.ts';
import { embeddedMarketNetwork } from '../../../backend/demo/market-network.ts';
import { createRpcProxy } from '../../../backend/http/rpc.ts';
import { eip712Request } from '../../../src/domain/eip712-tx.ts';
import {
  sessionAccountAbi,
  sessionAccountFactoryAbi,
  sessionProofParameters,
} from '../../../src/domain/session-policy/abis.ts';
import type { SessionConfig } from '../../../src/domain/session-policy/config.ts';
import { periodIds } from '../../../src/domain/session-policy/policy.ts';
import { startTestNetworks, testZoneSigner } from './embedded-chains.ts';
import type { Passkey } from './passkey.ts';

export type Draft = {
  to: Hex;
  value?: bigint;
  data?: Hex;
  gas?: bigint;
  maxFeePerGas?: bigint;
  nonce?: number;
  sponsored?: boolean;
  /** Of a paymaster that is asked otherwise than for nothing. */
  paymasterInput?: Hex;
};
type Serializable = Parameters<typeof zksync.serializers.transaction>[0];

const SIGNATURE = parseAbiParameters('bytes signature, address validator, bytes validatorData');
const GWEI = 10n ** 9n;
const MINUTE = 60n;

export const unlimited = { limitType: 0, limit: 0n, period: 0n } as const;
export const lifetime = (limit: bigint) => ({ limitType: 1, limit, period: 0n }) as const;
export const allowance = (limit: bigint, period = MINUTE) => ({ limitType: 2, limit, period }) as const;

/** The second embedded network behind the server's own proxy, as a stock client of viem/zksync sees it. */
export async function startSsoChain() {
  const started = await startTestNetworks();
  const embedded = started.networks.find(({ chainId }) => chainId === 31338);
  if (!embedded) throw new Error('No second network');
  const network = embeddedMarketNetwork(embedded, started.deployments, testZoneSigner);
  const { sso } = network;
  if (!sso?.paymaster) throw new Error('No single sign-on');
  const { factory, paymaster } = sso;
  const proxy = createRpcProxy({ all: [network] }, false, { clientOf: () => 'test', takeClient: async () => {} });
  const chain = { ...zksync, id: 31338, rpcUrls: { default: { http: ['http://chain.test/31338'] } } };
  const transport = http('http://chain.test/31338', {
    retryCount: 0,
    fetchFn: async (input, init) => proxy.request(input as string, init),
  });
  const client = createPublicClient({ chain, transport, pollingInterval: 20 });
  const admin = createRpc(embedded.rpcUrl);

  async function serialize(from: Hex, draft: Draft, sign: (hash: Hex) => Promise<Hex>): Promise<Hex> {
    const { sponsored = false, paymasterInput = getGeneralPaymasterInput({ innerInput: '0x' }), ...rest } = draft;
    const nonce = draft.nonce ?? (await client.getTransactionCount({ address: from }));
    const transaction = eip712Request({
      gas: 2_000_000n,
      maxFeePerGas: GWEI,
      maxPriorityFeePerGas: 0n,
      ...rest,
      from,
      nonce,
      chainId: 31338,
      ...(sponsored ? { paymaster, paymasterInput } : {}),
    }) as Serializable;
    const customSignature = await sign(hashTypedData(chain.custom.getEip712Domain(transaction)));
    return zksync.serializers.transaction({ ...transaction, customSignature } as Serializable, undefined);
  }
  const send = (raw: Hex) => client.sendRawTransaction({ serializedTransaction: raw });

  /** A transaction of a plain key, signed. */
  const byKey = (key: PrivateKeyAccount, draft: Draft, from: Hex = key.address) =>
    serialize(from, draft, (hash) => key.sign({ hash }));
  const byOwner = (account: Hex, passkey: Passkey, draft: Draft) =>
    serialize(account, draft, async (hash) =>
      encodeAbiParameters(SIGNATURE, [await passkey.sign(hash), zeroAddress, '0x']),
    );
  const bySession = (account: Hex, o: { key: PrivateKeyAccount; config: SessionConfig; now: bigint }, draft: Draft) =>
    serialize(account, draft, async (hash) =>
      encodeAbiParameters(SIGNATURE, [
        await o.key.sign({ hash }),
        account,
        encodeAbiParameters(sessionProofParameters, [o.config, periodIds(o.config, draft, o.now)]),
      ]),
    );

  const deployment = ({ credentialIdHash, x, y }: Passkey): Hex =>
    encodeFunctionData({
      abi: sessionAccountFactoryAbi,
      functionName: 'deployAccount',
      args: [credentialIdHash, x, y],
    });
  const addressOf = ({ credentialIdHash, x, y }: Passkey) =>
    client.readContract({
      address: factory,
      abi: sessionAccountFactoryAbi,
      functionName: 'accountAddress',
      args: [credentialIdHash, x, y],
    });

  let keys = 0n;
  return {
    ...started,
    embedded,
    admin,
    client,
    factory,
    paymaster,
    send,
    /** A body of JSON-RPC as it is, and its answer. */
    async raw(body: unknown): Promise<unknown> {
      const headers = { 'content-type': 'application/json' };
      const answer = await proxy.request('/31338', { method: 'POST', headers, body: JSON.stringify(body) });
      return answer.json();
    },
    byKey,
    byOwner,
    bySession,
    deployment,
    addressOf,
    /** A key that nobody used before. */
    newKey: () => privateKeyToAccount(`0x${(0xabcdef0000n + (keys += 1n)).toString(16).padStart(64, '0')}`),
    now: async () => (await client.getBlock()).timestamp,
    receipt: (hash: Hex) => client.getTransactionReceipt({ hash }),
    fund: (address: Hex, balance: bigint) => admin.call('anvil_setBalance', [address, `0x${balance.toString(16)}`]),
    state: (account: Hex, config: SessionConfig) =>
      client.readContract({ address: account, abi: sessionAccountAbi, functionName: 'sessionState', args: [config] }),
    /** Puts the chain's clock forward and a block on it. */
    async pass(seconds: bigint) {
      await admin.call('evm_increaseTime', [Number(seconds)]);
      await admin.call('evm_mine');
    },
  };
}
export type SsoChain = Awaited<ReturnType<typeof startSsoChain>>;
