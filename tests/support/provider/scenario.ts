import { createNetworkClient } from '../../../backend/core/network-client.ts';
import { createIndexer } from '../../../backend/indexer/indexer.ts';
import { saveCollection } from '../../../backend/stores/save-collection.ts';
import { readCursor } from '../../../backend/stores/networks.ts';
import { collectionAddress, editionsAddress, owners, testContext, testNetwork } from '../server/market.ts';
import type { Database } from '../../../backend/db/database.ts';
import { createSyntheticChain, type SyntheticChain } from './chain.ts';
import { storedVerdicts, storeLiveOrders, verdictsOf } from './orders.ts';
import { MULTICALL, startProvider, type Provider, type Rules } from './provider.ts';
import { differences, indexOf, truthOf } from './truth.ts';
import { createWorld } from './world.ts';

const HEAD = 10_000_000;
const FINALITY = 100;
/** What an earlier scenario left, in an order in which nothing refers to what is gone. */
const TABLES = [
  'transfers',
  'sales',
  'order_fills',
  'order_cancels',
  'approvals',
  'balances',
  'orders',
  'nfts',
  'blocks',
  'collection_hours',
  'metadata_ranges',
  'collections',
  'networks',
];
/** An indexer that stops for good is seen by this. */
const MOST_STEPS = 400;

export type Size = { blocks: number; dense: number; tokenEvery: number };
export type Scenario = {
  /** Of each provider, the first one first, when the chain is known. */
  rules: (chain: SyntheticChain) => Rules[];
  /** What happens while the head is followed. */
  rounds: number;
  /** Whether the chain goes on in peace afterwards. */
  settles?: boolean;
  each: (o: {
    round: number;
    chain: SyntheticChain;
    providers: readonly Provider[];
    database: Database;
  }) => void | Promise<void>;
};

/** The real indexer and store, over simulated providers: reads the past, follows the head, and is compared with the truth. */
export async function run(database: Database, { rules, rounds, each, settles = false }: Scenario, size: Size) {
  const chain = createSyntheticChain({ seed: 'vitrine', head: HEAD, dense: size.dense, tokenEvery: size.tokenEvery });
  const world = createWorld(chain);
  const providers: Provider[] = [];
  for (const one of rules(chain)) providers.push(await startProvider(chain, world, one));
  for (const table of TABLES) await database.query(`delete from ${table}`);
  const base = testNetwork(31337, 'meridian');
  const clientOf = (rpcUrls: string[]) =>
    createNetworkClient({ ...base, rpcUrls, currency: base.currency, multicall3: MULTICALL, retryCount: 2 });
  const urls = providers.map(({ url }) => url);
  const network = {
    ...base,
    client: clientOf(urls),
    ...(urls.length > 1 && { otherClient: clientOf(urls.toReversed()) }),
    finality: FINALITY,
  };
  const context = await testContext(database, [network]);
  const deployedBlock = HEAD - size.blocks;
  for (const [at, address] of [collectionAddress, editionsAddress].entries()) {
    await saveCollection(database, {
      chainId: 31337,
      address,
      slug: `collection-${at}`,
      name: `Collection ${at}`,
      description: '',
      itemType: at === 0 ? 2 : 3,
      creator: { name: 'Ada', address: owners[0] },
      image: '',
      banner: '',
      royaltyBps: 0,
      royaltyRecipient: owners[0],
      createdAt: 1,
      verified: true,
      deployedBlock,
    });
  }
  const indexer = createIndexer(context, network);
  /** Steps that went back. */
  let takenBack = 0;
  const errors = new Map<string, number>();

  /** One step, as the loop does it: what fails is tried again. */
  async function step(): Promise<boolean> {
    const before = await readCursor(database, 31337);
    try {
      return await indexer.step();
    } catch (error) {
      const text = (error instanceof Error ? error.message : String(error)).split('\n').slice(0, 2).join(' ');
      errors.set(text, (errors.get(text) ?? 0) + 1);
      return true;
    } finally {
      if ((await readCursor(database, 31337)).block < before.block) takenBack += 1;
    }
  }
  async function catchUp(): Promise<void> {
    for (let steps = 0; steps < MOST_STEPS + size.blocks / 500; steps += 1) {
      const more = await step();
      const cursor = await readCursor(database, 31337);
      if (!more && cursor.hash === chain.blockHash(chain.view(), chain.view().head)) return;
    }
    throw new Error(`The indexer stands still: ${JSON.stringify([...errors])} ${JSON.stringify(indexer.health())}`);
  }
  const spent = () => ({
    calls: providers.reduce((sum, one) => sum + one.spent.calls, 0),
    requests: providers.reduce((sum, one) => sum + one.spent.requests, 0),
    refused: providers.reduce((sum, one) => sum + one.spent.refused, 0),
    bytes: providers.reduce((sum, one) => sum + one.spent.bytes, 0),
  });
  function told(name: string, blocks: number, before: ReturnType<typeof spent>, begun: number): string {
    const now = spent();
    const per = (key: keyof typeof now, unit = 1) => (((now[key] - before[key]) / blocks) * (1000 / unit)).toFixed(1);
    return `${name} ${blocks} blocks in ${Math.round(performance.now() - begun)} ms; per 1,000 blocks: ${per('calls')} calls (${per('refused')} refused) in ${per('requests')} requests, ${per('bytes', 1000)} kB`;
  }

  try {
    const lines: string[] = [];
    let [before, begun] = [spent(), performance.now()];
    await catchUp();
    lines.push(told('past:', size.blocks, before, begun));
    const orders = await storeLiveOrders(context, chain, world);
    [before, begun] = [spent(), performance.now()];
    for (let round = 0; round < rounds; round += 1) {
      await each({ round, chain, providers, database });
      await step();
      // Polled once more before there is anything new.
      await step();
    }
    // Until all of it is final, and was read a second time.
    if (settles) chain.grow(FINALITY + 120);
    await catchUp();
    for (let steps = 0; steps < (settles ? size.blocks / 1_000 + 5 : 0); steps += 1) await step();
    lines.push(told('head:', Math.max(1, chain.view().head - HEAD), before, begun));
    const logs = providers[0]?.logs;
    if (!logs) throw new Error('A scenario needs a provider');
    const truth = truthOf(chain, world, logs, deployedBlock);
    const found = differences(truth, await indexOf(database));
    const [known, stored] = [verdictsOf(orders, chain, world, truth), await storedVerdicts(database)];
    const wrong = stored.filter((one, at) => one !== known[at]);
    if (wrong.length > 0)
      found.push(
        `orders: ${wrong.length} of ${known.length} wrong: ${wrong[0]}, not ${known[stored.indexOf(wrong[0] ?? '')]}`,
      );
    const sizes = Object.entries(truth).map(([name, rows]) => `${rows.length} ${name}`);
    lines.push(
      `truth: ${sizes.join(', ')}, ${known.filter((one) => one.includes(' active ')).length} of ${known.length} orders active`,
    );
    const calls = providers.map(({ counts }) => [...counts].map(([method, count]) => `${method} ${count}`).join(', '));
    return {
      differences: found,
      takenBack,
      errors,
      lines: [...lines, ...calls.map((one, at) => `provider ${at + 1}: ${one}`)],
    };
  } finally {
    await indexer.stop();
    for (const one of providers) await one.stop();
  }
}
