import { encodeFunctionData, parseEther } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { statementCsv } from '../../src/domain/statement.ts';
import { type IndexedChain, startIndexedChain } from '../../tests/support/server/indexed-chain.ts';
import { ada, bob, cyd } from '../../tests/support/server/order-market.ts';
import { vitrineCollectionAbi } from '../demo/contracts/artifacts/vitrine-collection.ts';
import { transact } from '../demo/chain/transaction.ts';
import { saveDrop } from '../stores/drops.ts';
import { listWallet } from '../stores/wallet-list.ts';
import { walletActivity } from '../stores/wallet-activity.ts';
import { createMintCosts } from './mint-costs.ts';

const PRICE = parseEther('0.045');
let indexed: IndexedChain;

beforeAll(async () => {
  indexed = await startIndexedChain();
  const { chain, database } = indexed;
  const asCreator = (data: `0x${string}`) =>
    transact(chain.rpc, { from: chain.creator.address, to: chain.single, data, gas: 200_000n });
  await asCreator(encodeFunctionData({ abi: vitrineCollectionAbi, functionName: 'setPrice', args: [PRICE] }));
  await asCreator(encodeFunctionData({ abi: vitrineCollectionAbi, functionName: 'setSaleIsActive', args: [true] }));
  await saveDrop(database, {
    slug: 'glass-drop',
    name: 'Glass',
    description: '',
    creator: { name: 'Ada', address: chain.creator.address },
    chainId: chain.network.chainId,
    collectionSlug: 'glass',
    collectionAddress: chain.single,
    startTime: 0,
    endTime: 4_000_000_000,
    image: '',
    banner: '',
    previews: [],
    price: PRICE.toString(),
    phases: [],
    maxSupply: 100,
  });
}, 120_000);
afterAll(() => indexed.stop());

const activity = async (wallet: string) =>
  (await walletActivity(indexed.context, wallet, { size: 50, position: null })).data;
const mint = (quantity: bigint) =>
  transact(indexed.chain.rpc, {
    from: cyd.address,
    to: indexed.chain.single,
    data: encodeFunctionData({ abi: vitrineCollectionAbi, functionName: 'mint', args: [quantity] }),
    value: PRICE * quantity,
    gas: 500_000n,
  });

test('two works minted for 0.09 cost 0.045 each, with their dollars then, in list, activity and statement', async () => {
  await mint(2n);
  await indexed.indexer.catchUp();
  const events = await activity(cyd.address);
  expect(events.map(({ kind, price, fees }) => [kind, price?.amount, price?.token.symbol, fees])).toEqual([
    ['mint', '0.045', 'ETH', null],
    ['mint', '0.045', 'ETH', null],
  ]);
  expect(events[0]?.usdThen).toBe(events[0]?.price?.amountUsd);
  expect(Number(events[0]?.usdThen)).toBeGreaterThan(0);
  const [, first] = statementCsv(events, cyd.address).split('\r\n');
  expect(first).toContain(`,minted,`);
  expect(first).toContain(`,1,0.045,ETH,,,${events[0]?.usdThen},`);
  const everything = { page: 1, size: 50, next: null, chainId: null, collection: null, search: null, status: null };
  const { data } = await listWallet(indexed.context, cyd.address, everything);
  expect(data.map(({ acquired }) => [acquired?.kind, acquired?.price?.amount])).toEqual([
    ['mint', '0.045'],
    ['mint', '0.045'],
  ]);
});

test('what the artist handed out cost nothing, and mints from before the drop was known are read too', async () => {
  // Minted before the drop was saved.
  const events = (await activity(ada.address)).filter(({ collection }) => collection.slug === 'glass');
  expect(events.map(({ kind, price, usdThen }) => [kind, price?.value, usdThen])).toEqual(
    Array.from({ length: 8 }, () => ['mint', '0', '0.00']),
  );
});

test('mints of a collection without a drop are not asked for', async () => {
  const [edition] = (await activity(ada.address)).filter(({ collection }) => collection.slug === 'sheets');
  expect(edition).toMatchObject({ kind: 'mint', price: null, usdThen: null });
});

/** Reads the next mint by what a node says of its transaction. */
async function told(answer: { from: string; to: string | null; value: bigint } | null, times = 1) {
  const { database, context, chain } = indexed;
  await database.query(`update transfers set paid_value = null, paid_rank = null, paid_tries_left = 5
    where receiver = '${cyd.address.toLowerCase()}' and sender like '0x00000000%'`);
  let asked = 0;
  const read = createMintCosts(context, chain.network, {
    transaction: () => {
      asked += 1;
      return Promise.resolve(answer);
    },
  });
  for (let time = 0; time < times; time += 1) await read();
  const [event] = (await activity(cyd.address)).filter(({ kind }) => kind === 'mint');
  return { asked, price: event?.price?.amount ?? null };
}

test('money that went another way than from the minter to the contract is not guessed at', async () => {
  const { chain } = indexed;
  const value = PRICE * 2n;
  expect(await told({ from: cyd.address, to: chain.single, value })).toEqual({ asked: 1, price: '0.045' });
  expect(await told({ from: cyd.address, to: cyd.address, value: 0n }, 2)).toEqual({ asked: 1, price: null });
  expect(await told({ from: bob.address, to: chain.single, value }, 2)).toEqual({ asked: 1, price: null });
});

test('a node without the transaction is asked five times, one that fails rests', async () => {
  expect(await told(null, 9)).toEqual({ asked: 5, price: null });
  const { context, chain, database } = indexed;
  await database.query('update transfers set paid_tries_left = 5');
  let asked = 0;
  let time = 0;
  const read = createMintCosts(
    context,
    chain.network,
    { transaction: () => Promise.reject(new Error(`no such method ${(asked += 1)}`)) },
    () => time,
  );
  await read();
  const once = asked;
  await read();
  expect(asked).toBe(once);
  time = 60_001;
  await read();
  expect(asked).toBe(once * 2);
});
