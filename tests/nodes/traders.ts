import { setTimeout as sleep } from 'node:timers/promises';
import { decodeFunctionResult, encodeFunctionData, parseAbi, type Hex } from 'viem';
import * as v from 'valibot';
import { sessionSchema } from '../../src/contract/auth.ts';
import { acceptedOrderSchema, type SignedOrder } from '../../src/contract/order.ts';
import { buildSignInMessage } from '../../src/contract/sign-in-message.ts';
import { nftUuid } from '../../src/contract/identity.ts';
import { hashOrder } from '../../backend/seaport/seaport.ts';
import type { EmbeddedAccount } from '../../backend/demo/chain/accounts.ts';
import { testAccount } from '../support/server/accounts.ts';
import type { TestChain } from '../support/server/chain.ts';
import { atRate, percentile, until200, type Load } from './load.ts';

/* People who list, cancel and buy without a pause, and know what they did: the chain and they are the truth. */

const SELLERS = [10, 11, 12, 13, 14, 15, 16, 17, 18].map((index) => testAccount(index));
const BUYERS = [19, 20, 21].map((index) => testAccount(index));
const ITEMS_EACH = 10;
const PRICE = 10n ** 15n;
/** How long somebody tries to have one order taken. */
const PATIENCE_MS = 40_000;

const ownerAbi = parseAbi(['function ownerOf(uint256 id) view returns (address)']);
const paged = <T extends v.GenericSchema>(item: T) => v.object({ data: v.array(item) });
const data = <T extends v.GenericSchema>(item: T) => v.object({ data: item });

type Fate = { id: number; hash: string; became: 'listed' | 'sold' | 'cancelled' | 'not taken'; block?: number };

export async function createTraders(chain: TestChain, load: Load) {
  const { chainId } = chain.network;
  const uuidOf = (id: number) => nftUuid(chainId, chain.single, String(id));
  const count = SELLERS.length * ITEMS_EACH;
  const sellerOf = (id: number) => SELLERS[Math.floor((id - 1) / ITEMS_EACH)] ?? testAccount(10);
  for (const seller of SELLERS) {
    await chain.act.mint(seller, ITEMS_EACH);
    await chain.act.approveAll(seller, chain.single);
  }

  const fates: Fate[] = [];
  const unread: string[] = [];
  /** Milliseconds from a block to an answer that knows it, since the last note. */
  let delays: number[] = [];
  const tokens = new Map<string, string>();
  let phase = '';

  async function tokenOf({ signer: account }: EmbeddedAccount): Promise<string> {
    const known = tokens.get(account.address);
    if (known !== undefined) return known;
    const nonce = `${Date.now()}`.padStart(24, '7');
    const origin = load.origin;
    const message = buildSignInMessage({ origin, address: account.address, chainId, nonce, issuedAt: new Date() });
    const signature = await account.signMessage({ message });
    const body = JSON.stringify({ address: account.address, chainId, message, signature });
    const answer = await until200(
      () => load.ask('sign in', '/marketplace/v1/login', { method: 'POST', body }),
      PATIENCE_MS,
    );
    const { access } = v.parse(data(sessionSchema), answer.body).data;
    tokens.set(account.address, access);
    return access;
  }

  const listingsOf = async (id: number, name: string) => {
    const { body, status } = await load.ask(name, `/marketplace/v1/orders/list?nft=${uuidOf(id)}&size=20`);
    return status === 200 ? v.parse(paged(v.object({ hash: v.string() })), body).data.map(({ hash }) => hash) : null;
  };

  /** Lists an item; it is then cancelled, bought or left for sale. */
  async function trade(id: number): Promise<void> {
    const seller = sellerOf(id);
    const restricted = id % 5 === 0;
    const order: SignedOrder = await chain.act.sign('listing', seller, { wares: { id }, unitPrice: PRICE, restricted });
    const hash = hashOrder(order.parameters);
    const fate: Fate = { id, hash, became: 'not taken' };
    fates.push(fate);
    const path = `/marketplace/v1/order?chain=${chainId}&user=${seller.address}`;
    const send = () => load.ask('list an item', path, { method: 'POST', body: JSON.stringify(order) });
    const taken = await until200(send, PATIENCE_MS);
    if (taken.status !== 200) return;
    v.parse(data(acceptedOrderSchema), taken.body);
    fate.became = 'listed';
    const listed = await listingsOf(id, 'own listings');
    if (listed !== null && !listed.includes(hash)) unread.push(hash);
    if (restricted) {
      const token = await tokenOf(seller);
      const cancel = () => load.ask('cancel', `/marketplace/v1/order/cancel?hash=${hash}`, { method: 'POST', token });
      if ((await until200(cancel, PATIENCE_MS)).status === 200) fate.became = 'cancelled';
      return;
    }
    if (id % 4 === 0) return;
    const buyer = BUYERS[id % BUYERS.length] ?? testAccount(19);
    const { blockNumber } = await chain.act.fill(order, buyer, [1n, 1n], PRICE);
    Object.assign(fate, { became: 'sold', block: Number(blockNumber) });
    const mined = performance.now();
    while (performance.now() - mined < PATIENCE_MS) {
      const { body, status } = await load.ask('an item', `/data/nft/glass/${id}`);
      const told = v.safeParse(data(v.object({ owner: v.string() })), body);
      if (status === 200 && told.success && told.output.data.owner === buyer.address.toLowerCase()) break;
      await sleep(50);
    }
    delays.push(performance.now() - mined);
  }

  const PATHS = [
    ['lists', '/data/collections'],
    ['lists', '/marketplace/v1/collections/nfts/list/glass?size=24'],
    ['lists', '/marketplace/v1/orders/list?collection=glass&size=20'],
    ['lists', '/data/collection/glass/activity?size=20'],
    ['pages', '/collections/glass'],
    ['pages', '/'],
  ] as const;
  let next = 1;
  let turn = 0;

  async function ownerOnChain(id: number): Promise<string> {
    const call = {
      to: chain.single,
      data: encodeFunctionData({ abi: ownerAbi, functionName: 'ownerOf', args: [BigInt(id)] }),
    };
    const answer = (await chain.rpc.call('eth_call', [call, 'latest'])) as Hex;
    return decodeFunctionResult({ abi: ownerAbi, functionName: 'ownerOf', data: answer }).toLowerCase();
  }

  return {
    tokenOf,
    /** Resolves once the market knows the items. */
    async known(): Promise<void> {
      const { status } = await until200(() => load.ask('begin', `/data/nft/glass/${count}`), 60_000);
      if (status !== 200) throw new Error('The market does not come to know its items');
      load.outcomes.delete('begin');
    },
    start() {
      const stops = [
        atRate(30, () => {
          const [name, path] = PATHS[(turn += 1) % PATHS.length] ?? ['lists', '/'];
          return load.ask(name, path);
        }),
        atRate(1, async () => {
          if (next <= count) await trade(next++);
        }),
      ];
      return async () => void (await Promise.all(stops.map((stop) => stop())));
    },
    note(what: string): void {
      phase = what;
      const [half, most, worst] = [0.5, 0.95, 1].map((share) => Math.round(percentile(delays, share)));
      const told = delays.length === 0 ? 'no sale' : `${half} ms (p95 ${most}, worst ${worst}; ${delays.length} sales)`;
      process.stdout.write(`  from block to answer ${phase}: ${told}\n`);
      delays = [];
    },
    /** Whether each node tells what the people did and the chain has. */
    async judge(origins: readonly string[]): Promise<{ what: string; holds: boolean }[]> {
      const found: { what: string; holds: boolean }[] = [];
      const became = (one: Fate['became']) => fates.filter((fate) => fate.became === one);
      found.push({
        what: `each of ${fates.length} orders was taken in the end`,
        holds: became('not taken').length === 0,
      });
      found.push({
        what: `an order that was taken was read at once (${unread.length} were not)`,
        holds: unread.length === 0,
      });
      for (const [index, origin] of origins.entries()) {
        const get = async (path: string): Promise<unknown> => (await fetch(origin + path)).json();
        let wrong = 0;
        for (const { id, hash, became } of fates) {
          const nft = v.parse(data(v.object({ owner: v.string() })), await get(`/data/nft/glass/${id}`)).data;
          if (nft.owner !== (await ownerOnChain(id))) wrong += 1;
          const path = `/marketplace/v1/orders/list?nft=${uuidOf(id)}&size=20&status=open`;
          const open = v.parse(paged(v.object({ hash: v.string() })), await get(path)).data;
          const times = open.filter((one) => one.hash === hash).length;
          if (times !== (became === 'listed' ? 1 : 0)) wrong += 1;
        }
        const sales: string[] = [];
        for (let before = ''; ;) {
          const path = `/data/collection/glass/activity?kind=sales&size=50${before}`;
          const schema = v.object({
            data: v.array(v.object({ blockNumber: v.number(), item: v.object({ identifier: v.string() }) })),
            nextTS: v.nullable(v.string()),
          });
          const page = v.parse(schema, await get(path));
          sales.push(...page.data.map(({ item, blockNumber }) => `${item.identifier}@${blockNumber}`));
          if (page.nextTS === null) break;
          before = `&createBefore=${encodeURIComponent(page.nextTS)}`;
        }
        const sold = became('sold').map(({ id, block }) => `${id}@${block}`);
        const what = `node ${index}: ${fates.length} items as the chain and their people have them (${wrong} wrong)`;
        found.push({ what, holds: wrong === 0 });
        const once = sales.toSorted().join() === sold.toSorted().join();
        found.push({ what: `node ${index}: ${sold.length} sales, each once (it tells ${sales.length})`, holds: once });
      }
      return found;
    },
  };
}
