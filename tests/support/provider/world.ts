import { createHash } from 'node:crypto';
import { keccak256, toHex, zeroAddress, type Hex } from 'viem';
import { address, collectionAddress, editionsAddress } from '../server/market.ts';
import { hex, type SyntheticChain, type View } from './chain.ts';

/** Who trades there. Makers are the first of the holders. */
export const MAKERS = 64;
export const HOLDERS = 512;
export const holder = (index: number) => address(0xa0_0000 + index);
export const SEAPORT = address(0x5ea);
export const WETH = address(0xe7);
export const USDC = address(0x05dc);
const COUNTER_EVERY = 1024;

export const MONEY_TRANSFERS = 200;
/** 2 % of them are makers'. */
const MAKERS_TRANSFERS = 4;
/** Where a token goes after its mint: given away, then sold, if its blocks will have it so. */
const GIVEN_AFTER = 3;
const SOLD_AFTER = 11;
const EDITION_GIVEN_AFTER = 7;
const EDITION_BLOCKS = 50;
const CHANGED_EVERY = 100;
/** More than are told apart. */
const STRANGE_IDS = 100;
const strangeId = (at: number) => 2n ** 200n + BigInt(at);
const SPARSE = 997;
const KEPT = 10_000;
const sparse: ReadonlySet<number> = new Set([0, GIVEN_AFTER, EDITION_GIVEN_AFTER, SOLD_AFTER]);

export type MoneyKind = 'in' | 'out' | 'approval' | 'deposit' | 'withdrawal';
export type WorldEvent =
  | { kind: 'transfer'; token: bigint; from: Hex; to: Hex }
  | { kind: 'sale'; token: bigint; from: Hex; to: Hex; price: bigint; order: Hex }
  | { kind: 'edition'; id: bigint; from: Hex; to: Hex; amount: bigint }
  | { kind: 'cancel'; order: Hex; offerer: Hex }
  | { kind: 'counter'; offerer: Hex; counter: bigint }
  | { kind: 'approvalForAll'; contract: Hex; owner: Hex; given: boolean }
  | { kind: 'uri'; id: bigint }
  | { kind: 'changed'; from: bigint; to: bigint };
/** Every maker's money, by what moved it last. */
export type MoneyEvent = { kind: MoneyKind; token: Hex; maker: Hex; index: number };

export const orderOf = (token: bigint): Hex => keccak256(toHex(`order:${token}`));
const int = (bytes: Uint8Array, at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
const tokenOf = (number: number) => BigInt(number);
/** Copies of one are made for a while. */
const editionOf = (number: number) => BigInt(Math.floor(number / EDITION_BLOCKS));

/** An edition's text changes once all its copies were made; tokens change all at once, and some that do not exist. */
function metadataEvents(number: number): WorldEvent[] {
  const found: WorldEvent[] = [];
  if (number % EDITION_BLOCKS === EDITION_BLOCKS - 1) found.push({ kind: 'uri', id: editionOf(number) });
  if (number % CHANGED_EVERY === 0) {
    found.push({ kind: 'changed', from: BigInt(number - 400), to: BigInt(number) });
    for (let id = STRANGE_IDS; id > 0; id -= 1) found.push({ kind: 'changed', from: strangeId(id), to: strangeId(id) });
  }
  return found;
}

/** What happens in each block, and what stands after it: all of it follows from a few blocks' hashes. */
export function createWorld(chain: SyntheticChain) {
  const isBusy = (number: number) => chain.isDense(number) || sparse.has(number % SPARSE);
  const mints = (view: View, number: number) =>
    number > 0 &&
    (chain.isDense(number)
      ? chain.hashBytes(view, number).readUInt8(0) % chain.tokenEvery === 0
      : number % SPARSE === 0);

  /** The owners of the token that this block mints, in turn; null: nothing happens there. */
  function ownersOf(view: View, minted: number) {
    const first = holder(int(chain.hashBytes(view, minted), 2) % HOLDERS);
    const given = chain.hashBytes(view, minted + GIVEN_AFTER);
    const second =
      minted + GIVEN_AFTER <= view.head && given.readUInt8(4) % 2 === 0 ? holder(int(given, 6) % HOLDERS) : null;
    const sold = chain.hashBytes(view, minted + SOLD_AFTER);
    const third =
      minted + SOLD_AFTER <= view.head && sold.readUInt8(5) % 2 === 0 ? holder(int(sold, 8) % HOLDERS) : null;
    return { first, second: second === first ? null : second, third: third === (second ?? first) ? null : third };
  }

  function events(view: View, number: number): WorldEvent[] {
    const found: WorldEvent[] = [];
    if (!isBusy(number)) return found;
    if (mints(view, number)) {
      const { first } = ownersOf(view, number);
      found.push({ kind: 'transfer', token: tokenOf(number), from: zeroAddress, to: first });
      found.push({ kind: 'edition', id: editionOf(number), from: zeroAddress, to: first, amount: 5n });
    }
    const given = number - GIVEN_AFTER;
    if (mints(view, given)) {
      const { first, second } = ownersOf(view, given);
      if (second) found.push({ kind: 'transfer', token: tokenOf(given), from: first, to: second });
    }
    const edition = number - EDITION_GIVEN_AFTER;
    if (mints(view, edition)) {
      const { first } = ownersOf(view, edition);
      const to = holder(int(chain.hashBytes(view, number), 10) % HOLDERS);
      if (to !== first) found.push({ kind: 'edition', id: editionOf(edition), from: first, to, amount: 2n });
    }
    const sold = number - SOLD_AFTER;
    if (mints(view, sold)) {
      const { first, second, third } = ownersOf(view, sold);
      const price = BigInt(1 + chain.hashBytes(view, number).readUInt8(12)) * 10n ** 15n;
      const order = orderOf(tokenOf(sold));
      if (third) found.push({ kind: 'sale', token: tokenOf(sold), from: second ?? first, to: third, price, order });
    }
    if (!chain.isDense(number)) return found;
    const dice = chain.hashBytes(view, number);
    if (dice.readUInt8(13) % 16 === 0) {
      found.push({ kind: 'cancel', order: orderOf(tokenOf(number - 2)), offerer: holder(dice.readUInt8(14) % MAKERS) });
    }
    if (number % COUNTER_EVERY < MAKERS && dice.readUInt8(15) % 2 === 0) {
      found.push({ kind: 'counter', offerer: holder(number % COUNTER_EVERY), counter: BigInt(number) });
    }
    const contract = dice.readUInt8(16) % 2 === 0 ? collectionAddress : editionsAddress;
    found.push({
      kind: 'approvalForAll',
      contract,
      owner: holder(number % HOLDERS),
      given: dice.readUInt8(17) % 4 > 0,
    });
    found.push(...metadataEvents(number));
    return found;
  }

  const kept = new Map<Buffer, MoneyEvent[]>();
  function money(view: View, number: number): readonly MoneyEvent[] {
    if (!chain.isDense(number)) return [];
    const hash = chain.hashBytes(view, number);
    const known = kept.get(hash);
    if (known) return known;
    const made = makeMoney(view, number);
    if (kept.size >= KEPT) kept.clear();
    kept.set(hash, made);
    return made;
  }

  function makeMoney(view: View, number: number): MoneyEvent[] {
    const dice = chain.dice(view, number, 'money');
    return Array.from({ length: MAKERS_TRANSFERS }, (_, at): MoneyEvent => {
      const token = dice.readUInt8(at * 4) % 2 === 0 ? WETH : USDC;
      const kinds: MoneyKind[] =
        token === WETH ? ['in', 'out', 'approval', 'deposit', 'withdrawal'] : ['in', 'out', 'approval'];
      const kind = kinds[dice.readUInt8(at * 4 + 1) % kinds.length] ?? 'in';
      return {
        kind,
        token,
        maker: holder(int(dice, at * 4 + 2) % MAKERS),
        index: MONEY_TRANSFERS - MAKERS_TRANSFERS + at,
      };
    });
  }

  /** The last event of this maker's that matters, with bytes of its block. */
  function lastMoney(view: View, maker: Hex, token: Hex, matters: (kind: MoneyKind) => boolean): Buffer | null {
    for (let number = view.head; number >= chain.denseFrom; number -= 1) {
      const is = (event: MoneyEvent) => event.maker === maker && event.token === token && matters(event.kind);
      if (money(view, number).some(is)) return chain.dice(view, number, `${maker}:${token}`);
    }
    return null;
  }

  const unit = (token: Hex) => (token === WETH ? 10n ** 18n : 3_000n * 10n ** 6n);
  return {
    isBusy,
    events,
    money,
    /** Those who are nobody's business: of most blocks most logs. */
    fillers(view: View, number: number): { token: Hex; from: Hex; to: Hex; index: number }[] {
      if (!chain.isDense(number)) return [];
      const dice = chain.dice(view, number, 'fillers');
      return Array.from({ length: MONEY_TRANSFERS - MAKERS_TRANSFERS }, (_, index) => ({
        token: index % 2 === 0 ? WETH : USDC,
        from: hex(dice.subarray(0, 18))
          .padEnd(40, '0')
          .concat(toHex(index, { size: 1 }).slice(2)) as Hex,
        to: hex(dice.subarray(12, 30))
          .padEnd(40, '1')
          .concat(toHex(index, { size: 1 }).slice(2)) as Hex,
        index,
      }));
    },
    balance(view: View, maker: Hex, token: Hex): bigint {
      const last = lastMoney(view, maker, token, (kind) => kind !== 'approval');
      return last === null ? 2n * unit(token) : BigInt(last.readUInt8(0) % 5) * unit(token);
    },
    allowance(view: View, maker: Hex, token: Hex): bigint {
      const last = lastMoney(view, maker, token, (kind) => kind === 'approval');
      return last === null || last.readUInt8(1) % 3 > 0 ? 2n ** 255n : 0n;
    },
    counter(view: View, maker: Hex): bigint {
      const place = Number.parseInt(maker.slice(2), 16) - Number.parseInt(holder(0).slice(2), 16);
      if (place >= MAKERS || place < 0) return 0n;
      const last = view.head - ((view.head - place + COUNTER_EVERY) % COUNTER_EVERY);
      for (let number = last; number >= chain.denseFrom; number -= COUNTER_EVERY)
        if (chain.hashBytes(view, number).readUInt8(15) % 2 === 0) return BigInt(number);
      return 0n;
    },
    approvedForAll(view: View, contract: Hex, owner: Hex): boolean {
      const place = Number.parseInt(owner.slice(2), 16) - Number.parseInt(holder(0).slice(2), 16);
      const last = view.head - ((view.head - place + HOLDERS) % HOLDERS);
      for (let number = last; number >= chain.denseFrom; number -= HOLDERS) {
        const event = events(view, number).find((one) => one.kind === 'approvalForAll');
        if (event?.kind === 'approvalForAll' && event.contract === contract) return event.given;
      }
      return true;
    },
    owner(view: View, token: bigint): Hex | null {
      const minted = Number(token);
      if (minted > view.head || !mints(view, minted)) return null;
      const { first, second, third } = ownersOf(view, minted);
      return third ?? second ?? first;
    },
    transactionHash: (view: View, number: number, index: number): Hex =>
      hex(
        createHash('sha256')
          .update(`${chain.blockHash(view, number)}:${index}`)
          .digest(),
      ),
  };
}

export type World = ReturnType<typeof createWorld>;
