import { describe, expect, test } from 'vitest';
import { makeListing } from '../../../tests/support/trades/orders.ts';
import { recordIn } from '../../../tests/support/trades/records.ts';
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
