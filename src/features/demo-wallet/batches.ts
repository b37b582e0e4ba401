import type { Account, Chain, Transport, WalletClient } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import { numberToHex } from 'viem/utils';
import * as v from 'valibot';
import { DEMO_ACCOUNT_ADDRESS, type AppConfig } from '../../contract/config.ts';
import { addressSchema, hash32Schema, hexSchema, quantitySchema } from '../../contract/primitives.ts';
import { rpc } from '../../device/rpc.ts';
import { networkById, networks } from '../../services/runtime.ts';
import { encodeBatch } from './batch-call.ts';
import { sendOnce } from './connection.ts';
import { ProviderError } from './provider-error.ts';
import { isKnown, signedBy } from './signed.ts';
import * as texts from './texts.ts';

/*
 * EIP-5792 for the demo wallet: its account runs ERC-7821 code (EIP-7702), so several calls are one
 * transaction of its own.
 */

type Network = AppConfig['networks'][number];

/** A call as a page asks for it; addresses in lower case, `value` in base units. */
export type WalletCall = { to: `0x${string}`; value: bigint; data: `0x${string}` };

const sendCallsSchema = v.object({
  version: v.literal('2.0.0'),
  id: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(8194))),
  chainId: quantitySchema,
  from: v.optional(addressSchema),
  atomicRequired: v.boolean(),
  calls: v.pipe(
    v.array(
      v.object({
        to: addressSchema,
        value: v.optional(quantitySchema, '0x0'),
        data: v.optional(hexSchema, '0x'),
      }),
    ),
    v.minLength(1),
    v.maxLength(20),
  ),
  capabilities: v.optional(v.record(v.string(), v.looseObject({ optional: v.optional(v.boolean()) })), {}),
});

const KEY = 'vitrine-demo-wallet-calls';
const sentSchema = v.record(v.string(), v.object({ chainId: v.number(), hash: hash32Schema }));
type Sent = v.InferOutput<typeof sentSchema>;
/** Older ones are forgotten. */
const SENT_AT_MOST = 100;

function readSent(): Sent {
  const parsed = v.safeParse(sentSchema, JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  return parsed.success ? parsed.output : {};
}

const keepSent = (sent: Sent) =>
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(Object.entries(sent).slice(-SENT_AT_MOST))));

/** What EIP-7702 puts before the address whose code an account runs. */
const DELEGATION = '0xef0100';

const receiptSchema = v.nullable(
  v.looseObject({
    status: v.picklist(['0x1', '0x0']),
    blockHash: hash32Schema,
    blockNumber: quantitySchema,
    gasUsed: quantitySchema,
    transactionHash: hash32Schema,
    logs: v.array(v.looseObject({ address: addressSchema, data: hexSchema, topics: v.array(hexSchema) })),
  }),
);

export function createBatches(o: {
  account: PrivateKeyAccount;
  client(network: Network): WalletClient<Transport, Chain, Account>;
  /** The window, and what a yes does. @throws when the person says no */
  ask<T>(calls: readonly WalletCall[], network: Network, carryOut: () => Promise<T>): Promise<T>;
}) {
  const codeOf = async (network: Network, address: string): Promise<string> =>
    v.parse(hexSchema, await rpc(network.rpcUrls, 'eth_getCode', [address, 'latest']));

  const pending = new Set<string>();

  async function sign(calls: readonly WalletCall[], network: Network) {
    const { account } = o;
    const wallet = o.client(network);
    const runs = (await codeOf(network, account.address)).toLowerCase() === DELEGATION + DEMO_ACCOUNT_ADDRESS.slice(2);
    const authorization = runs
      ? null
      : await wallet.signAuthorization({ account, contractAddress: DEMO_ACCOUNT_ADDRESS, executor: 'self' });
    const request = await wallet.prepareTransactionRequest({
      to: account.address,
      data: encodeBatch(calls),
      ...(authorization === null ? {} : { authorizationList: [authorization] }),
    });
    return signedBy(wallet, request);
  }

  return {
    async capabilities() {
      const known = await Promise.all(
        networks().map(async (network) => {
          const isThere = await codeOf(network, DEMO_ACCOUNT_ADDRESS).then(
            (code) => code !== '0x',
            () => false,
          );
          return [numberToHex(network.chainId), { atomic: { status: isThere ? 'supported' : 'unsupported' } }];
        }),
      );
      return Object.fromEntries(known) as Record<string, unknown>;
    },

    async send(params: readonly unknown[], current: number) {
      const parsed = v.safeParse(sendCallsSchema, params[0]);
      if (!parsed.success) throw new ProviderError(-32602);
      const { id = `0x${crypto.randomUUID().replaceAll('-', '')}`, chainId, from, calls, capabilities } = parsed.output;
      if (from !== undefined && from !== o.account.address.toLowerCase()) throw new ProviderError(4100);
      const network = networkById(Number(chainId));
      if (network === null || network.chainId !== current) throw new ProviderError(5710, texts.unsupportedChain);
      if (Object.values(capabilities).some(({ optional }) => optional !== true)) {
        throw new ProviderError(5700, texts.unsupportedCapability);
      }
      if (pending.has(id) || Object.hasOwn(readSent(), id)) {
        throw new ProviderError(5720, texts.duplicateId);
      }
      pending.add(id);
      try {
        const asked = calls.map(({ to, value, data }) => ({ to, value: BigInt(value), data }));
        const signAndKeep = async () => {
          const signed = await sign(asked, network);
          // Known before it is sent: an id that may be on chain is never taken again.
          keepSent({ ...readSent(), [id]: { chainId: network.chainId, hash: signed.hash } });
          return signed;
        };
        await o.ask(
          asked,
          network,
          sendOnce(signAndKeep, (hash) => isKnown(network, hash)),
        );
        return { id };
      } finally {
        pending.delete(id);
      }
    },

    async status(params: readonly unknown[]) {
      const id = String(params[0]);
      const sent = Object.hasOwn(readSent(), id) ? readSent()[id] : undefined;
      const network = sent === undefined ? null : networkById(sent.chainId);
      if (sent === undefined || network === null) throw new ProviderError(5730, texts.unknownId);
      const answer = await rpc(network.rpcUrls, 'eth_getTransactionReceipt', [sent.hash]);
      const receipt = v.parse(receiptSchema, answer);
      const base = { version: '2.0.0', id, chainId: numberToHex(sent.chainId), atomic: true };
      if (receipt === null) return { ...base, status: 100 };
      const { logs, status, blockHash, blockNumber, gasUsed, transactionHash } = receipt;
      const parts = logs.map(({ address, data, topics }) => ({ address, data, topics }));
      return {
        ...base,
        status: status === '0x1' ? 200 : 500,
        receipts: [{ logs: parts, status, blockHash, blockNumber, gasUsed, transactionHash }],
      };
    },
  };
}
