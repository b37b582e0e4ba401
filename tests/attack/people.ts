import { encodeFunctionData, keccak256, parseAbi, type Hex, type PrivateKeyAccount } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import * as v from 'valibot';
import { ACCESS_TOKEN_HEADER, sessionSchema, type Session } from '../../src/contract/auth.ts';
import { listedOrderSchema, type ListedOrder } from '../../src/contract/listed-order.ts';
import { orderSchema, type Order } from '../../src/contract/order.ts';
import { buildSignInMessage } from '../../src/contract/sign-in-message.ts';
import { SEAPORT_ADDRESS, ZERO_ADDRESS } from '../../src/domain/order.ts';
import { encodePurchase } from '../../src/domain/seaport-calls.ts';
import { caller, pause, type Answer, type Ask } from './client.ts';
import type { Row } from './result.ts';

/** What is attacked. Everything else is found out from outside. */
export type Target = {
  origin: string;
  chainId: number;
  /** Small numbers for the test command. */
  isShort: boolean;
  /** How long headers and body may take there. */
  slowMs: number;
  /** Moves the chain's clock, where that can be had; otherwise attacks wait. */
  passTime?: (seconds: number) => Promise<void>;
  /** Hears of each attack as it ends. */
  report?: (row: Row) => void;
};

let addresses = 0;
/** An address of the network that nobody had yet. */
export const newAddress = (): string => {
  addresses += 1;
  return `127.1.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
};
export const newCaller = ({ origin }: Target): Ask => caller(origin, newAddress());
export const newAccount = (): PrivateKeyAccount => privateKeyToAccount(generatePrivateKey());

export const dataOf = <T extends v.GenericSchema>(answer: Answer, data: T): v.InferOutput<T> => {
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text.slice(0, 300)}`);
  return v.parse(v.object({ data }), JSON.parse(answer.text)).data;
};

export async function signIn(t: Target, ask: Ask, account: PrivateKeyAccount): Promise<Session> {
  const { address } = account;
  const nonce = generatePrivateKey().slice(2, 26);
  const message = buildSignInMessage({ origin: t.origin, address, chainId: t.chainId, nonce, issuedAt: new Date() });
  const signature = await account.signMessage({ message });
  const body = { address, chainId: t.chainId, message, signature };
  return dataOf(await ask('/marketplace/v1/login', { body }), sessionSchema);
}

export const bearing = (access: string) => ({ [ACCESS_TOKEN_HEADER]: access });

const rpcSchema = v.object({ result: v.optional(v.unknown()), error: v.optional(v.object({ message: v.string() })) });
/** One call of the chain, through the product; asked again where it has too much to do, as it says. */
export async function rpc(t: Target, ask: Ask, method: string, params: unknown[]) {
  for (let tries = 0; ; tries += 1) {
    const answer = await ask(`/rpc/${t.chainId}`, { body: { jsonrpc: '2.0', id: 1, method, params } });
    if (answer.status !== 200) return { error: { message: `${answer.status}: ${answer.text.slice(0, 200)}` } };
    const wait = Number(answer.headers['retry-after'] ?? 0);
    if (wait === 0 || tries === 5) return v.parse(rpcSchema, JSON.parse(answer.text));
    await pause(wait * 1_000);
  }
}
export async function result(t: Target, ask: Ask, method: string, params: unknown[]): Promise<unknown> {
  const answer = await rpc(t, ask, method, params);
  if (answer.error) throw new Error(`${method}: ${answer.error.message}`);
  return answer.result;
}

/** Somebody new, with money. */
export async function rich(t: Target, ask: Ask): Promise<PrivateKeyAccount> {
  const account = newAccount();
  dataOf(await ask('/demo/faucet', { body: { chainId: t.chainId, address: account.address } }), v.unknown());
  return account;
}

export type Call = { to: Hex; data?: Hex; value?: bigint };
const blockSchema = v.object({ timestamp: v.string(), baseFeePerGas: v.string() });
export const newestBlock = async (t: Target, ask: Ask) =>
  v.parse(blockSchema, await result(t, ask, 'eth_getBlockByNumber', ['latest', false]));

/** Signs and sends; answers once the chain has it. Throws where it was reverted. */
export async function send(t: Target, ask: Ask, account: PrivateKeyAccount, call: Call): Promise<void> {
  const nonce = Number(await result(t, ask, 'eth_getTransactionCount', [account.address, 'pending']));
  const { baseFeePerGas } = await newestBlock(t, ask);
  const raw = await account.signTransaction({
    ...call,
    chainId: t.chainId,
    nonce,
    gas: 1_500_000n,
    maxFeePerGas: BigInt(baseFeePerGas) * 2n + 2_000_000_000n,
    maxPriorityFeePerGas: 1_000_000_000n,
    type: 'eip1559',
  });
  const hash = keccak256(raw);
  const sent = await rpc(t, ask, 'eth_sendRawTransaction', [raw]);
  // Of an answer that was late: the transaction was taken before it was sent again.
  if (sent.error && !/already|nonce too low/i.test(sent.error.message))
    throw new Error(`eth_sendRawTransaction: ${sent.error.message}`);
  for (let tries = 0; tries < 150; tries += 1) {
    const receipt = v.parse(
      v.nullable(v.looseObject({ status: v.string() })),
      await result(t, ask, 'eth_getTransactionReceipt', [hash]),
    );
    if (receipt?.status === '0x1') return;
    if (receipt) throw new Error('The transaction was reverted');
    await pause(100);
  }
  throw new Error('The transaction is on no block');
}

export const approveAll = (operator: Hex): Hex =>
  encodeFunctionData({
    abi: parseAbi(['function setApprovalForAll(address, bool)']),
    functionName: 'setApprovalForAll',
    args: [operator, true],
  });

const taken = new Set<string>();
/** Whether it cannot be filled without the marketplace's permission. Half of the world's makers leave theirs open. */
export const needsPermission = ({ parameters }: Order): boolean => parameters.zone !== ZERO_ADDRESS;

/** A listing for the native currency that nobody here has used yet. */
export async function pickListing(
  t: Target,
  ask: Ask,
  isFit: (order: ListedOrder) => boolean = () => true,
): Promise<ListedOrder> {
  for (let page = 1; page < 40; page += 1) {
    const found = dataOf(await ask(`/marketplace/v1/orders/list?size=100&page=${page}`), v.array(listedOrderSchema));
    const order = found.find((one) => {
      const { uuid, chainId, price, nft } = one;
      return (
        isFit(one) &&
        !taken.has(uuid) &&
        chainId === t.chainId &&
        price.token.address === ZERO_ADDRESS &&
        nft.itemType === 2 &&
        BigInt(price.value) < 5n * 10n ** 18n
      );
    });
    if (order) {
      taken.add(order.uuid);
      return order;
    }
    if (found.length === 0) break;
  }
  throw new Error('Nothing is for sale');
}

/** The best order with the permission for who is signed in to fill it. */
export async function toFill(ask: Ask, uuid: string, access: string): Promise<Order> {
  const answer = await ask('/marketplace/v2/order/best', { body: { uuid, fulfill: true }, headers: bearing(access) });
  return dataOf(answer, orderSchema);
}

export const purchaseOf = (order: Order): Call => ({
  to: SEAPORT_ADDRESS,
  value: BigInt(order.price.value),
  data: encodePurchase(order, 1n, '0x00'),
});
