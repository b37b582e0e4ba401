import type { SignedOrder } from '../../../src/contract/order.ts';
import { accountAt } from '../chain/accounts.ts';
import { moveClockToNow } from '../chain/clock.ts';
import type { Deployment } from '../chain/deployments.ts';
import type { EmbeddedNetwork } from '../chain/networks.ts';
import { createRpc } from '../chain/rpc.ts';
import { CREATORS, creatorAccount, peopleOf } from './accounts.ts';
import { at, pickWeighted, random } from './art/drawing.ts';
import { worldCollections } from './collections.ts';
import { approveForAll, fillBalances, found, type Founded } from './founding.ts';
import { Holdings } from './holdings.ts';
import { openLedger, type Ledger } from './ledger.ts';
import { mintings } from './minting.ts';
import { openOrders } from './open-orders.ts';
import { happening, type Market, type Stall } from './trading.ts';
import { offersByTrait, type TraitOffer } from './trait-offers.ts';
import type { WorldCollection } from './world-collection.ts';

const MINUTE = 60;
const DAY = 86_400;
const TRADING_DAYS = 30;
/** Sales and gifts on one chain, roughly. */
const HAPPENINGS = 720;
const HAPPENINGS_A_BLOCK = 3;

export type ChainHistory = { founded: Founded[]; orders: SignedOrder[]; traitOffers: TraitOffer[]; blocks: number };

type Options = {
  network: EmbeddedNetwork;
  deployment: Deployment;
  /** Unix seconds: the end of history. */
  now: number;
  scale: number;
  progress(text: string, share: number): void;
};

/** Something to do at a time; it may lead to more, later. */
type Entry = { time: number; text: string; run(): Promise<Entry[] | void> };

/** Lives one chain's history, from its first block to now, and leaves orders standing. */
export async function liveHistory(o: Options): Promise<ChainHistory> {
  const { network, deployment, now } = o;
  const rpc = createRpc(network.rpcUrl);
  const everybody = peopleOf(network.accounts);
  const people = everybody.slice(0, Math.max(12, Math.ceil(everybody.length * o.scale)));
  const creators = Array.from({ length: CREATORS }, (_, i) => creatorAccount(network.accounts, i));
  const senders = [accountAt(network.accounts, 0), ...creators, ...people].map((account) => account.address);
  const ledger = await openLedger(rpc, senders);
  await rpc.call('evm_setAutomine', [false]);

  o.progress(`${network.name}: opening balances`, 0);
  const balancesByOwner = await fillBalances(ledger, deployment, network.accounts, people, now - 44 * DAY);
  let salt = BigInt(Math.floor(random('salt', network.chainId)() * 2 ** 48)) << 64n;
  const market: Market = { deployment, people, balancesByOwner, now, nextSalt: () => (salt += 1n) };

  const stalls: Stall[] = [];
  const foundings = worldCollections
    .filter((collection) => collection.chainId === network.chainId)
    .map((collection) => founding(o, ledger, market, stalls, collection));
  await live([...foundings, ...trading(o, ledger, market, stalls)], (entry, done) =>
    o.progress(`${network.name}: ${entry.text}`, 0.03 + done * 0.87),
  );

  await rpc.call('evm_setAutomine', [true]);
  await moveClockToNow(rpc);
  await rpc.call('evm_mine');

  o.progress(`${network.name}: signing orders`, 0.9);
  const orders: SignedOrder[] = [];
  const traitOffers: TraitOffer[] = [];
  for (const stall of stalls) {
    orders.push(...(await openOrders(market, stall)));
    traitOffers.push(...(await offersByTrait(market, stall)));
  }
  const blocks = Number(await rpc.call('eth_blockNumber'));
  return { founded: stalls.map((stall) => stall.founded), orders, traitOffers, blocks };
}

async function live(agenda: Entry[], progress: (entry: Entry, done: number) => void): Promise<void> {
  const byTime = (a: Entry, b: Entry) => a.time - b.time;
  agenda.sort(byTime);
  for (let i = 0; i < agenda.length; i += 1) {
    const entry = at(agenda, i);
    progress(entry, i / agenda.length);
    const more = await entry.run();
    if (more) {
      agenda.push(...more);
      agenda.sort(byTime);
    }
  }
}

/** A collection's beginning: its contract, everybody's approval, its mints. */
function founding(o: Options, ledger: Ledger, market: Market, stalls: Stall[], collection: WorldCollection): Entry {
  const time = o.now - collection.ageDays * DAY;
  const text = `founding ${collection.name}`;
  // What is broken on purpose, and editions, are few: they are there in a small world too.
  const whole = collection.kind === 'edition' || !collection.work;
  const size = whole ? collection.size : Math.max(12, Math.ceil(collection.size * o.scale));
  const sale = collection.release === 'public mint' ? collection.drop : undefined;
  const from = sale ? o.now + sale.startDay * DAY : time + 10 * MINUTE;
  const until = sale ? Math.min(o.now - 10 * MINUTE, o.now + sale.endDay * DAY) : from + 2 * DAY;
  const secondPriceFrom = sale?.before && o.now + sale.before.endDay * DAY;
  return {
    time,
    text,
    async run() {
      const founded = await found(ledger, o.network.accounts, collection, time);
      const stall = { founded, holdings: new Holdings(), tradesFrom: from + DAY };
      stalls.push(stall);
      const approvals: Entry = {
        time: time + MINUTE,
        text,
        async run() {
          approveForAll(ledger, founded, market.deployment.seaport, market.people);
          await ledger.mine(time + MINUTE);
        },
      };
      const mints = mintings({
        founded,
        holdings: stall.holdings,
        people: market.people,
        size,
        from,
        until,
        secondPriceFrom,
      });
      return [
        approvals,
        ...mints.map((minting) => ({
          time: minting.time,
          text: `minting ${collection.name}`,
          async run() {
            for (const call of minting.calls) ledger.add(call);
            await ledger.mine(minting.time);
            minting.apply();
          },
        })),
      ];
    },
  };
}

/** Thirty days of trade, livelier towards the end. */
function trading(o: Options, ledger: Ledger, market: Market, stalls: Stall[]): Entry[] {
  const r = random('trading', o.network.chainId);
  const blocks = Math.ceil((HAPPENINGS / HAPPENINGS_A_BLOCK) * o.scale);
  return Array.from({ length: blocks }, (_, i) => {
    const ago = TRADING_DAYS * DAY * ((i + r()) / blocks) ** 1.3;
    const time = Math.floor(o.now - 12 * MINUTE - ago);
    return {
      time,
      text: `trading, day ${TRADING_DAYS - Math.floor(ago / DAY)} of ${TRADING_DAYS}`,
      async run() {
        const open = stalls.filter((stall) => stall.tradesFrom <= time && stall.holdings.ids().length > 0);
        if (open.length === 0) return;
        const weights = open.map((stall) => [stall, stall.founded.collection.popularity] as const);
        const touched = new Set<string>();
        for (let k = 0; k < HAPPENINGS_A_BLOCK; k += 1) {
          const calls = await happening(market, pickWeighted(r, weights), time, r, touched);
          for (const call of calls ?? []) ledger.add(call);
        }
        await ledger.mine(time);
      },
    };
  });
}
