import { describe, expect, test } from 'vitest';
import { hashOf, makeLeg, makeRecord, recordIn } from '../../../tests/support/trades/records.ts';
import { hasUnknownLeg, isLive, isUnresolved, mainLeg, parseRecord, transactionStatuses, type Leg } from './record.ts';

describe('a stored record', () => {
  test('comes back as it went, with the fields of its kind', () => {
    for (const status of transactionStatuses) {
      const record = { ...recordIn(status), tokenName: 'Isohypse #7', permissionEnds: 12 };
      expect(parseRecord(structuredClone(record)), status).toEqual(record);
    }
  });
  test('of another version or damaged is none', () => {
    expect(parseRecord(null)).toBeNull();
    for (const damage of [
      { schema: 2 },
      { id: '' },
      { id: 'x'.repeat(65) },
      { type: 'x'.repeat(41) },
      { status: 'done' },
      { hash: '0x12' },
      { rev: -1 },
      { attempt: 0.5 },
      { userKey: 'me' },
      { legs: [{}] },
      { executor: {} },
      { resources: [1] },
    ]) {
      expect(parseRecord({ ...makeRecord(), ...damage }), JSON.stringify(damage)).toBeNull();
    }
  });
  test('has damage in a leg, a receipt or a fill found too', () => {
    const receipt = { hash: hashOf(1), blockHash: hashOf(2), blockNumber: 1, status: 'success' as const };
    const fill = { orderHash: hashOf(3), collectionAddress: makeLeg().to, identifier: '7', units: '1' };
    const good = makeLeg({ receipt: { ...receipt, fills: [fill] } });
    expect(parseRecord(makeRecord({ legs: [good] }))?.legs).toEqual([good]);
    for (const leg of [
      { ...good, kind: 'other' },
      { ...good, ask: 'maybe' },
      { ...good, value: '0x5' },
      { ...good, receipt: { ...receipt, status: 'maybe' } },
      { ...good, receipt: { ...receipt, fills: [{ ...fill, units: '-1' }] } },
      { ...good, receipt: { ...receipt, fills: [{}] } },
      { ...good, receipt: {} },
    ]) {
      expect(parseRecord({ ...makeRecord(), legs: [leg] }), JSON.stringify(leg)).toBeNull();
    }
  });
});

describe('a leg', () => {
  const receipt = { hash: hashOf(1), blockHash: hashOf(2), blockNumber: 1, status: 'reverted' as const };
  const asks: Leg['ask'][] = ['asked', 'returned', 'denied', 'unknown', 'abandoned'];

  test('may still act when it was asked and neither denied, given up nor mined', () => {
    expect(asks.filter((ask) => isLive(makeLeg({ ask })))).toEqual(['asked', 'returned', 'unknown']);
    expect(asks.filter((ask) => isLive(makeLeg({ ask, receipt })))).toEqual([]);
  });
  test('is looked for on chain also when a person gave it up', () => {
    expect(asks.filter((ask) => isUnresolved(makeLeg({ ask })))).toEqual(['asked', 'returned', 'unknown', 'abandoned']);
    expect(asks.filter((ask) => isUnresolved(makeLeg({ ask, receipt })))).toEqual([]);
  });
  test('of which nothing is known is one whose answer was lost, until a receipt tells', () => {
    expect(
      asks.filter((ask) => hasUnknownLeg(makeRecord({ legs: [makeLeg({ ask: 'denied' }), makeLeg({ ask })] }))),
    ).toEqual(['unknown']);
    expect(hasUnknownLeg(makeRecord({ legs: [makeLeg({ ask: 'unknown', receipt })] }))).toBe(false);
    expect(hasUnknownLeg(makeRecord())).toBe(false);
  });
  test('decides when it is the newest main one', () => {
    const [first, second] = [makeLeg({ value: '1' }), makeLeg({ value: '2' })];
    expect(mainLeg(makeRecord({ legs: [first, second, makeLeg({ kind: 'allowance' })] }))).toBe(second);
    expect(mainLeg(makeRecord({ legs: [makeLeg({ kind: 'allowance' })] }))).toBeNull();
  });
});
