import { encodeFunctionData, type Hex } from 'viem';
import { vitrineCollectionAbi } from '../contracts/artifacts/vitrine-collection.ts';
import { vitrineEditionsAbi } from '../contracts/artifacts/vitrine-editions.ts';
import type { EmbeddedAccount } from '../chain/accounts.ts';
import type { Call } from '../chain/transaction.ts';
import { pick, random, whole, type Random } from './art/drawing.ts';
import type { Founded } from './founding.ts';
import type { Holdings } from './holdings.ts';

/** Transactions of one moment that bring items into the world. */
export type Minting = { time: number; calls: Call[]; apply(): void };

const MINT_GAS = 60_000;
const HAND_OUT = 90;

/** All mints of a collection, oldest first. `size` items; single ids count from 1 in this order. */
export function mintings(o: {
  founded: Founded;
  holdings: Holdings;
  people: readonly EmbeddedAccount[];
  size: number;
  from: number;
  until: number;
  /** When the first price of a sale ends, where it has two. */
  secondPriceFrom?: number | undefined;
}): Minting[] {
  const r = random('minting', o.founded.collection.slug);
  if (o.founded.collection.kind === 'edition') return editions(o, r);
  return o.founded.collection.release === 'public mint' ? publicMint(o, r) : handOut(o, r);
}

type Options = Parameters<typeof mintings>[0];

const moment = (o: Options, share: number) => Math.floor(o.from + (o.until - o.from) * share);

function publicMint(o: Options, r: Random): Minting[] {
  const { collection, address, creator } = o.founded;
  const open: Call = {
    from: creator.address,
    to: address,
    data: encodeFunctionData({ abi: vitrineCollectionAbi, functionName: 'setSaleIsActive', args: [true] }),
    gas: 60_000n,
  };
  const out: Minting[] = [{ time: o.from, calls: [open], apply: () => undefined }];
  const { secondPriceFrom = o.from } = o;
  if (secondPriceFrom > o.from) {
    const data = encodeFunctionData({
      abi: vitrineCollectionAbi,
      functionName: 'setPrice',
      args: [collection.mintPrice],
    });
    const raise: Call = { from: creator.address, to: address, data, gas: 60_000n };
    out.push({ time: secondPriceFrom, calls: [raise], apply: () => undefined });
  }
  for (let next = 1; next <= o.size;) {
    // One buyer a block: the order of mints in a block is not settled, and ids follow it.
    const quantity = Math.min(pick(r, [1, 1, 2, 2, 3, 4, 5, 8]), collection.maxPurchase, o.size - next + 1);
    const first = next;
    const buyer = pick(r, o.people);
    const time = moment(o, (first / (o.size + 1)) ** 1.3);
    const price = time < secondPriceFrom ? collection.drop?.before?.price : undefined;
    out.push({
      time,
      calls: [
        {
          from: buyer.address,
          to: address,
          value: (price ?? collection.mintPrice) * BigInt(quantity),
          data: encodeFunctionData({ abi: vitrineCollectionAbi, functionName: 'mint', args: [BigInt(quantity)] }),
          gas: BigInt(100_000 + MINT_GAS * quantity),
        },
      ],
      apply() {
        for (let id = first; id < first + quantity; id += 1) o.holdings.give(id, buyer, 1);
      },
    });
    next += quantity;
  }
  return out;
}

function handOut(o: Options, r: Random): Minting[] {
  const out: Minting[] = [];
  for (let next = 1; next <= o.size;) {
    const recipients: Hex[] = [];
    const quantities: bigint[] = [];
    const gifts: [id: number, to: EmbeddedAccount][] = [];
    while (gifts.length < HAND_OUT && next <= o.size) {
      const to = pick(r, o.people);
      const quantity = Math.min(whole(r, 1, 4), o.size - next + 1);
      recipients.push(to.address);
      quantities.push(BigInt(quantity));
      for (let i = 0; i < quantity; i += 1, next += 1) gifts.push([next, to]);
    }
    out.push({
      time: moment(o, next / (o.size + 1)),
      calls: [
        {
          from: o.founded.creator.address,
          to: o.founded.address,
          data: encodeFunctionData({
            abi: vitrineCollectionAbi,
            functionName: 'mintBatch',
            args: [recipients, quantities],
          }),
          gas: BigInt(100_000 + MINT_GAS * gifts.length),
        },
      ],
      apply() {
        for (const [id, to] of gifts) o.holdings.give(id, to, 1);
      },
    });
  }
  return out;
}

function editions(o: Options, r: Random): Minting[] {
  const { collection, address, creator } = o.founded;
  const ids = Array.from({ length: o.size }, (_, i) => i + 1);
  const limit: Call = {
    from: creator.address,
    to: address,
    data: encodeFunctionData({
      abi: vitrineEditionsAbi,
      functionName: 'setMaxSupply',
      args: [ids.map(BigInt), ids.map((id) => BigInt(collection.copies(id)))],
    }),
    gas: BigInt(100_000 + 40_000 * o.size),
  };
  const out: Minting[] = [{ time: o.from, calls: [limit], apply: () => undefined }];
  for (let id = 1; id <= o.size; id += 1) {
    const gifts: { to: EmbeddedAccount; amount: number }[] = [];
    for (let left = o.founded.collection.copies(id); left > 0;) {
      const amount = Math.min(left, whole(r, 1, 5));
      gifts.push({ to: pick(r, o.people), amount });
      left -= amount;
    }
    const item = id;
    out.push({
      time: moment(o, id / (o.size + 1)),
      calls: [
        {
          from: o.founded.creator.address,
          to: o.founded.address,
          data: encodeFunctionData({
            abi: vitrineEditionsAbi,
            functionName: 'mintBatch',
            args: [
              gifts.map((gift) => gift.to.address),
              gifts.map(() => BigInt(item)),
              gifts.map((gift) => BigInt(gift.amount)),
            ],
          }),
          gas: BigInt(150_000 + 45_000 * gifts.length),
        },
      ],
      apply() {
        for (const { to, amount } of gifts) o.holdings.give(item, to, amount);
      },
    });
  }
  return out;
}
