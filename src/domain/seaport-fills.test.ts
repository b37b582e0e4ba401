import { encodeAbiParameters, encodeEventTopics, encodeFunctionData, parseAbi, parseAbiParameters } from 'viem/utils';
import { describe, expect, test } from 'vitest';
import { COLLECTION, CREATOR } from '../../tests/support/trades/orders.ts';
import { hashOf, USER } from '../../tests/support/trades/records.ts';
import { encodeTransfer } from './item-transfer.ts';
import { mintAbi } from './mint-sale.ts';
import { encodeRevocation, type Approval } from './revocation.ts';
import { SEAPORT_ADDRESS, ZERO_ADDRESS } from './order.ts';
import { encodeCancel, encodeCounterIncrement } from './seaport-calls.ts';
import { fillsOf, proofsOf, readFills, type EventLog } from './seaport-fills.ts';

const FULFILLED = '0x9d9af8e38d66c62e2c12f0225249fd9d721c54b83f48d9352c97c6cacdcb6f31';
const shape = parseAbiParameters([
  'bytes32 orderHash, address recipient, Spent[] spent, Received[] received',
  'struct Spent { uint8 itemType; address token; uint256 identifier; uint256 amount; }',
  'struct Received { uint8 itemType; address token; uint256 identifier; uint256 amount; address recipient; }',
]);
type Item = { itemType: number; token: `0x${string}`; identifier: bigint; amount: bigint };
const copies: Item = { itemType: 3, token: COLLECTION, identifier: 7n, amount: 3n };
const coins: Item = { itemType: 0, token: ZERO_ADDRESS, identifier: 0n, amount: 900n };
const token: Item = { itemType: 1, token: CREATOR, identifier: 0n, amount: 900n };

/** What Seaport logs for one order: what the maker gave, and what was received for it. */
function logOf(spent: Item[], received: Item[] = [], change: Partial<EventLog> = {}): EventLog {
  const to = received.map((item) => ({ ...item, recipient: USER }));
  const data = encodeAbiParameters(shape, [hashOf(70), USER, spent, to]);
  return { address: SEAPORT_ADDRESS, topics: [FULFILLED], data, ...change };
}
const fill = { orderHash: hashOf(70), collectionAddress: COLLECTION, identifier: '7', units: '3' };

describe('a fill', () => {
  test('of a listing is what the maker gave', () => {
    expect(readFills([logOf([copies], [coins, coins])])).toEqual([fill]);
    expect(readFills([logOf([{ ...copies, itemType: 2, amount: 1n }], [coins])])).toEqual([{ ...fill, units: '1' }]);
  });
  test('of an offer is what the maker received', () => {
    expect(readFills([logOf([token], [copies, token])])).toEqual([fill]);
    expect(readFills([logOf([token, token], [token, coins, copies])])).toEqual([fill]);
  });
  test('is told whatever the spelling of address and data', () => {
    const log = logOf([copies]);
    const loud = { address: SEAPORT_ADDRESS.toUpperCase(), data: `0x${log.data.slice(2).toUpperCase()}` };
    expect(readFills([{ ...log, ...loud }])).toEqual([fill]);
  });
  test('is exact for the largest numbers', () => {
    const most = (1n << 256n) - 1n;
    expect(readFills([logOf([{ ...copies, identifier: most, amount: most }])])).toEqual([
      { ...fill, identifier: most.toString(), units: most.toString() },
    ]);
  });
  test('is one an order', () => {
    expect(readFills([logOf([copies]), logOf([{ ...copies, identifier: 8n }])])).toEqual([
      fill,
      { ...fill, identifier: '8' },
    ]);
  });
});

describe('nothing is filled', () => {
  test('by a log of another contract or another event', () => {
    expect(readFills([logOf([copies], [], { address: COLLECTION })])).toEqual([]);
    expect(readFills([logOf([copies], [], { topics: [hashOf(1)] }), logOf([copies], [], { topics: [] })])).toEqual([]);
  });
  test('by money alone', () => {
    expect(readFills([logOf([coins, token], [token])])).toEqual([]);
    expect(readFills([logOf([], [])])).toEqual([]);
  });
  test('by a log that is cut short, anywhere', () => {
    const { data } = logOf([copies]);
    // The item's last word ends here; what follows is the empty list of the received.
    const end = 2 + 64 * (5 + 4);
    for (let length = 0; length < end; length += 16) {
      expect(readFills([logOf([copies], [], { data: data.slice(0, length) })]), String(length)).toEqual([]);
    }
    expect(readFills([logOf([copies], [], { data: data.slice(0, end) })])).toEqual([fill]);
  });
  test('by a log that claims more items than there is data for', () => {
    const words: string[] = logOf([coins]).data.slice(2).match(/.{64}/g) ?? [];
    const claimed = words.with(4, 'f'.repeat(64));
    expect(readFills([logOf([], [], { data: `0x${claimed.join('')}` })])).toEqual([]);
    const placed = words.with(2, 'f'.repeat(64)).with(3, 'f'.repeat(64));
    expect(readFills([logOf([], [], { data: `0x${placed.join('')}` })])).toEqual([]);
  });
});

describe('the fills of somebody', () => {
  const maker = `0x${'4d'.repeat(20)}` as const;
  const word = (address: string) => `0x${address.slice(2).padStart(64, '0')}`;
  const log = logOf([copies], [], { topics: [FULFILLED, word(maker), word(ZERO_ADDRESS)] });
  test('are those that they receive, and those that they made, however the address is written', () => {
    expect(fillsOf([log], USER)).toEqual([log]);
    expect(fillsOf([log], maker)).toEqual([log]);
    expect(fillsOf([log], maker.toUpperCase().replace('0X', '0x'))).toEqual([log]);
    const loud = {
      ...log,
      data: `0x${log.data.slice(2).toUpperCase()}`,
      topics: log.topics.map((t) => `0x${t.slice(2).toUpperCase()}`),
    };
    expect(fillsOf([{ ...loud, topics: [FULFILLED, ...loud.topics.slice(1)] }], USER)).toHaveLength(1);
    expect(fillsOf([{ ...loud, topics: [FULFILLED, ...loud.topics.slice(1)] }], maker)).toHaveLength(1);
  });
  test("are not others', nor what another contract or another event says", () => {
    expect(fillsOf([log], CREATOR)).toEqual([]);
    expect(fillsOf([{ ...log, address: COLLECTION }], USER)).toEqual([]);
    expect(fillsOf([{ ...log, topics: [hashOf(1), ...log.topics.slice(1)] }], USER)).toEqual([]);
    expect(fillsOf([{ ...log, topics: [], data: '0x' }], maker)).toEqual([]);
  });
});

describe('a call that was carried by somebody else', () => {
  const FRIEND = `0x${'f1'.repeat(20)}` as const;
  const abi = parseAbi([
    'event Transfer(address indexed from, address indexed to, uint256 indexed id)',
    'event Approval(address indexed owner, address indexed approved, uint256 indexed id)',
    'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)',
  ]);
  const word = (...values: bigint[]) =>
    encodeAbiParameters(
      values.map(() => ({ type: 'uint256' })),
      values,
    );
  const moved = (from: `0x${string}`, to: `0x${string}`, id: bigint): EventLog => ({
    address: COLLECTION,
    topics: encodeEventTopics({ abi, eventName: 'Transfer', args: { from, to, id } }) as string[],
    data: '0x',
  });
  const movedCopies = (from: `0x${string}`, to: `0x${string}`, id: bigint, value: bigint): EventLog => ({
    address: COLLECTION,
    topics: encodeEventTopics({ abi, eventName: 'TransferSingle', args: { operator: from, from, to } }) as string[],
    data: word(id, value),
  });
  const call = (itemType: 2 | 3) => {
    const item = { collectionAddress: COLLECTION, itemType, identifier: '7', amount: '3' };
    return { from: USER, to: COLLECTION, data: `${encodeTransfer(item, USER, FRIEND)}0102030405060708` };
  };

  test('is proved by the event of this item, to this recipient', () => {
    const log = moved(USER, FRIEND, 7n);
    const others = [
      moved(FRIEND, USER, 7n),
      moved(USER, FRIEND, 8n),
      moved(USER, USER, 7n),
      { ...log, address: CREATOR },
    ];
    expect(proofsOf([log, ...others], call(2))).toEqual([log]);
    expect(proofsOf([{ ...log, address: COLLECTION.toUpperCase() }], call(2))).toHaveLength(1);
  });
  test('of copies by their number too', () => {
    const log = movedCopies(USER, FRIEND, 7n, 3n);
    const others = [movedCopies(USER, FRIEND, 7n, 2n), movedCopies(FRIEND, USER, 7n, 3n), moved(USER, FRIEND, 8n)];
    expect(proofsOf([log, ...others], call(3))).toEqual([log]);
  });
  test('is not proved by what is cut short', () => {
    const log = moved(USER, FRIEND, 7n);
    expect(
      proofsOf(
        [
          { ...log, topics: log.topics.slice(0, 3) },
          { ...log, topics: [] },
        ],
        call(2),
      ),
    ).toEqual([]);
  });
  test('that cancels is proved by what ends for its sender, and by nothing else', () => {
    const seaport = parseAbi([
      'event OrderCancelled(bytes32 orderHash, address indexed offerer, address indexed zone)',
      'event CounterIncremented(uint256 newCounter, address indexed offerer)',
    ]);
    const ended = (eventName: 'OrderCancelled' | 'CounterIncremented', offerer: `0x${string}`): EventLog => ({
      address: SEAPORT_ADDRESS,
      topics: [
        ...(encodeEventTopics({ abi: seaport, eventName, args: { offerer } }) as string[]).slice(0, 2),
        ...(eventName === 'OrderCancelled' ? [word(0n)] : []),
      ],
      data: word(70n),
    });
    const [cancelled, counted] = [ended('OrderCancelled', USER), ended('CounterIncremented', USER)];
    const logs = [
      cancelled,
      counted,
      ended('OrderCancelled', FRIEND),
      ended('CounterIncremented', FRIEND),
      { ...cancelled, address: COLLECTION },
      logOf([copies], [coins]),
    ];
    const carried = (data: string) => ({ from: USER, to: SEAPORT_ADDRESS, data });
    expect(proofsOf(logs, carried(encodeCancel([], '0x0102')))).toEqual([cancelled]);
    expect(proofsOf(logs, carried(encodeCounterIncrement('0x0102')))).toEqual([counted]);
  });
  test('that mints is proved by what its sender received from nobody', () => {
    const mint = encodeFunctionData({ abi: mintAbi, functionName: 'mint', args: [2n] });
    const made = [moved(ZERO_ADDRESS, USER, 1n), moved(ZERO_ADDRESS, USER, 2n)];
    const others = [
      moved(FRIEND, USER, 3n),
      moved(ZERO_ADDRESS, FRIEND, 4n),
      moved(USER, ZERO_ADDRESS, 5n),
      { ...made[0]!, address: CREATOR },
      { ...made[0]!, topics: [] },
    ];
    expect(proofsOf([...made, ...others], { from: USER, to: COLLECTION, data: `${mint}0102` })).toEqual(made);
  });
  test('that takes an approval back is proved by that approval’s own end, in every standard', () => {
    const said = (topics: readonly string[], data = '0x'): EventLog => ({
      address: COLLECTION,
      topics: [...topics],
      data,
    });
    const approvals = parseAbi([
      'event ApprovalForAll(address indexed owner, address indexed operator, bool approved)',
      'event Approval(address indexed owner, address indexed spender, uint256 value)',
    ]);
    const forAll = (owner: `0x${string}`, operator: `0x${string}`, approved: bigint) =>
      said(
        encodeEventTopics({ abi: approvals, eventName: 'ApprovalForAll', args: { owner, operator } }) as string[],
        word(approved),
      );
    const one = encodeEventTopics({
      abi: approvals,
      eventName: 'Approval',
      args: { owner: USER, spender: FRIEND },
    }) as string[];
    const carried = (revocation: Approval) => ({ from: USER, to: COLLECTION, data: encodeRevocation(revocation) });
    const approval = { contract: COLLECTION, operator: FRIEND } as const;

    const ended = forAll(USER, FRIEND, 0n);
    const others = [forAll(USER, FRIEND, 1n), forAll(FRIEND, USER, 0n), forAll(USER, CREATOR, 0n)];
    const collection = carried({ ...approval, form: 'collection', identifier: null });
    expect(proofsOf([...others, ended, { ...ended, address: CREATOR }], collection)).toEqual([ended]);

    const spent = said(one, word(0n));
    const currency = carried({ ...approval, form: 'currency', identifier: null });
    expect(proofsOf([spent, said(one, word(1n))], currency)).toEqual([spent]);

    const nobody = [...one.slice(0, 2), word(0n)];
    const item = said([...nobody, word(7n)]);
    expect(
      proofsOf([item, said([...nobody, word(8n)])], carried({ ...approval, form: 'item', identifier: '7' })),
    ).toEqual([item]);
  });
  test('to Seaport is proved by a fill of its sender', () => {
    const log = logOf([copies], [coins]);
    expect(proofsOf([log, moved(USER, FRIEND, 7n)], { from: USER, to: SEAPORT_ADDRESS, data: '0x' })).toEqual([log]);
    expect(proofsOf([log], { from: CREATOR, to: SEAPORT_ADDRESS, data: '0x' })).toEqual([]);
  });
});
