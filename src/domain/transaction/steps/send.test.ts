import { beforeEach, describe, expect, test } from 'vitest';
import { hashOf, makeLeg, makeRecord, USER } from '../../../../tests/support/trades/records.ts';
import type { BatchPorts, Call, TransactionPorts } from '../ports.ts';
import type { CalledOrder, TransactionRecord } from '../record.ts';
import { send } from './send.ts';

const call = (data: `0x${string}`): Call => ({ chainId: 31337, from: USER, to: USER, value: 0n, data });
const [approval, main] = [call('0xa1'), call('0xb2')];

let log: string[];
/** The orders that a wallet's question was told to fill, by question. */
let told: (CalledOrder[] | undefined)[];
const orders: CalledOrder[] = [{ hash: hashOf(9), offerer: USER, counter: '7', units: '1' }];
let batch: BatchPorts | undefined;

const ports = (): TransactionPorts => ({
  chain: {
    async call({ data }) {
      log.push(`simulate ${data}`);
      return '0x';
    },
    code: async () => '0x',
    nativeBalance: () => Promise.reject(new Error('not asked')),
  },
  pinned: () => Promise.reject(new Error('Nothing is pinned here')),
  wallet: { switchChain: () => Promise.reject(new Error('not asked')) },
  marketplace: {
    bestOrder: () => Promise.reject(new Error('not asked')),
    bestOrders: () => Promise.reject(new Error('not asked')),
    cancelOrder: () => Promise.reject(new Error('not asked')),
    routerSettings: () => Promise.reject(new Error('not asked')),
  },
  async ask(kind, { data }, orders) {
    log.push(`ask ${kind} ${data}`);
    told.push(orders);
    return makeRecord();
  },
  ...(batch === undefined ? {} : { batch }),
  answered: () => Promise.reject(new Error('not asked')),
  async untilMined() {
    log.push('mined');
    return makeRecord();
  },
  alert: () => {},
});

const batching = (change: Partial<BatchPorts> = {}): BatchPorts => ({
  isOffered: async () => true,
  isForSingleCalls: () => false,
  async simulate(calls) {
    log.push(`simulate ${calls.map(({ data }) => data).join(' then ')}`);
    return '0x';
  },
  async ask(approvals, { data }, orders) {
    told.push(orders);
    log.push(`ask batch ${[...approvals.map((one) => one.data), data].join(' and ')}`);
    return makeRecord();
  },
  ...change,
});

const run = (record: TransactionRecord, approvals: readonly Call[]) => {
  let times = 0;
  const prepare = async () => {
    times += 1;
    // The second one carries a fresh permission, and needs no approval any more.
    const made = times === 1 ? { call: main, approvals, orders } : { call: call('0xc3'), orders };
    return { ...made, check: async (simulate: (one: Call) => Promise<unknown>) => void (await simulate(made.call)) };
  };
  return send(record, prepare, ports());
};

/** What is sent after an approval was mined is what was made after it. */
const IN_TURN = ['ask allowance 0xa1', 'mined', 'simulate 0xc3', 'ask main 0xc3'];
const AT_ONCE = ['simulate 0xa1 then 0xb2', 'ask batch 0xa1 and 0xb2'];

beforeEach(() => {
  log = [];
  told = [];
  batch = batching();
});

describe('an approval is missing', () => {
  test('a wallet that takes atomic batches is asked once, for what was simulated whole', async () => {
    await run(makeRecord(), [approval]);
    expect(log).toEqual(AT_ONCE);
    expect(told).toEqual([orders]);
  });
  test('one that does not is asked for one after the other', async () => {
    batch = batching({ isOffered: async () => false });
    await run(makeRecord(), [approval]);
    batch = undefined;
    await run(makeRecord(), [approval]);
    expect(log).toEqual([...IN_TURN, ...IN_TURN]);
    // Approvals fill none.
    expect(told).toEqual([undefined, orders, undefined, orders]);
  });
  test('one that declines is asked for one after the other', async () => {
    batch = batching({ ask: async () => null });
    await run(makeRecord(), [approval]);
    expect(log).toEqual(['simulate 0xa1 then 0xb2', ...IN_TURN]);
  });
  test('what would revert opens no wallet', async () => {
    batch = batching({ simulate: () => Promise.reject(new Error('it would revert')) });
    await expect(run(makeRecord(), [approval])).rejects.toThrow('it would revert');
    expect(log).toEqual([]);
  });
});

describe('nothing is missing', () => {
  test('a batch has no use', async () => {
    await run(makeRecord(), []);
    expect(log).toEqual(['simulate 0xb2', 'ask main 0xb2']);
  });
  test('but of an account without a nonce each call goes under an id', async () => {
    batch = batching({ isForSingleCalls: () => true });
    await run(makeRecord(), []);
    expect(log).toEqual(['simulate 0xb2', 'ask batch 0xb2']);
  });

  test('what needs no approval ever is no exception', async () => {
    batch = batching({ isForSingleCalls: () => true });
    await send(makeRecord(), async () => ({ call: main }), ports());
    expect(log).toEqual(['simulate 0xb2', 'ask batch 0xb2']);
  });

  test('but a batch that may still be carried out is only repeated as one, under its id', async () => {
    await run(makeRecord({ legs: [makeLeg({ callsId: '0x1', ask: 'abandoned' })] }), []);
    expect(log).toEqual(['simulate 0xb2', 'ask batch 0xb2']);
  });
});

test('a plain request that may still be carried out is only repeated under its nonce', async () => {
  await run(makeRecord({ legs: [makeLeg({ ask: 'abandoned' })] }), [approval]);
  expect(log).toEqual(IN_TURN);
});

test('an approval that may still be carried out is no reason against a batch', async () => {
  await run(makeRecord({ legs: [makeLeg({ kind: 'allowance', ask: 'abandoned' })] }), [approval]);
  expect(log).toEqual(AT_ONCE);
});
