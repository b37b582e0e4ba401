import { describe, expect, test } from 'vitest';
import { makeListing } from '../../../tests/support/trades/orders.ts';
import { makeRecord, recordIn } from '../../../tests/support/trades/records.ts';
import { describeTransaction, executorFor, ExecutorTypeError, kinds, NoExecutorError } from './registry.ts';
import { transactionTypes } from './record.ts';

describe('the registry', () => {
  test('has a kind for every type, which knows its own name', () => {
    expect(Object.keys(kinds).toSorted()).toEqual([...transactionTypes].toSorted());
    for (const type of transactionTypes) expect(executorFor(recordIn('approve', type)).type).toBe(type);
  });
  test('describes a transaction with the version that can run it', async () => {
    const order = await makeListing();
    const described = describeTransaction('purchase:buy_now', { order, units: 1n });
    expect(described).toEqual({ version: 1, ...kinds['purchase:buy_now'].describe({ order, units: 1n }) });
  });
  test('finds the kind of a record', async () => {
    const { version, args } = describeTransaction('purchase:buy_now', { order: await makeListing(), units: 1n });
    const record = makeRecord({ executor: { kind: 'purchase:buy_now', version, args } });
    expect(executorFor(record).type).toBe('purchase:buy_now');
  });
  test('no executor for a type it does not know [E57] [K58]', () => {
    for (const type of ['mystery', 'toString', 'mint:maker']) {
      expect(() => executorFor({ type, executor: { kind: type, version: 1, args: {} } })).toThrow(
        new NoExecutorError(type),
      );
    }
    expect(new NoExecutorError('mystery').message).toBe('No executor for mystery');
  });
  test('none for a version of another build', () => {
    expect(() =>
      executorFor({ type: 'purchase:buy_now', executor: { kind: 'purchase:buy_now', version: 9, args: {} } }),
    ).toThrow(NoExecutorError);
  });
  test('an executor of another type is refused [E56] [K57]', () => {
    expect(() =>
      executorFor({ type: 'purchase:buy_now', executor: { kind: 'offer:accept', version: 1, args: {} } }),
    ).toThrow(ExecutorTypeError);
    expect(new ExecutorTypeError().message).toBe('Invalid transaction type for the action');
  });
});

describe('what it refuses', () => {
  test('is nothing that trying again could help [E56] [E57]', () => {
    expect(new NoExecutorError('x')).toMatchObject({ name: 'NoExecutorError', retryable: false });
    expect(new ExecutorTypeError()).toMatchObject({ name: 'ExecutorTypeError', retryable: false });
  });
  test('is a version of another build, of every type', () => {
    for (const type of transactionTypes) {
      expect(() => executorFor({ type, executor: { kind: type, version: 0, args: {} } })).toThrow(
        new NoExecutorError(type),
      );
    }
  });
});
