import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test } from 'vitest';
import { hashOf, makeLeg, makeRecord, recordIn, USER } from '../../tests/support/trades/records.ts';
import { onChange } from './channel.ts';
import {
  addTransaction,
  allTransactions,
  applyEvent,
  cleanTransactions,
  clearTransactions,
  dropLapsedGuards,
  liftGuards,
  liftGuardsByWord,
  listTransactions,
  readTransaction,
  removeTransactions,
} from './transaction-store.ts';
import { UnderWayError } from '../domain/transaction/under-way.ts';

/* fake-indexeddb keeps the rules of transactions, not of durability: that is shown in a real browser. */

const OTHER = `0x${'0b'.repeat(20)}` as const;

beforeEach(async () => {
  for (const user of [USER, OTHER]) {
    const ids = (await listTransactions(user)).map((record) => record.id);
    await removeTransactions(user, ids);
  }
});

describe('the list', () => {
  test('a record is there for its user only [C64] [M19]', async () => {
    await addTransaction(makeRecord({ id: 'mine' }));
    await addTransaction(makeRecord({ id: 'theirs', userKey: OTHER }));
    expect((await listTransactions(USER)).map((record) => record.id)).toEqual(['mine']);
    expect((await allTransactions()).length).toBe(2);
  });

  test('what is not a record of ours is skipped', async () => {
    await addTransaction(makeRecord({ id: 'good' }));
    await addTransaction({ ...makeRecord({ id: 'bad', resources: ['x'] }), status: 'what' as never });
    expect((await listTransactions(USER)).map((record) => record.id)).toEqual(['good']);
    expect(await readTransaction('bad')).toBeNull();
    await removeTransactions(USER, ['bad']);
  });

  test("a kind's own fields survive", async () => {
    await addTransaction(makeRecord({ id: 'full', tokenName: 'Isohypse', fee: '5' }));
    expect(await readTransaction('full')).toMatchObject({ tokenName: 'Isohypse', fee: '5' });
  });
});

describe('the same thing twice', () => {
  test('is refused while the first is under way', async () => {
    await addTransaction(makeRecord({ id: 'one' }));
    await expect(addTransaction(makeRecord({ id: 'two' }))).rejects.toBeInstanceOf(UnderWayError);
    expect((await listTransactions(USER)).length).toBe(1);
  });
  test('fifty at once: one gets through', async () => {
    const tries = Array.from({ length: 50 }, (_, index) => addTransaction(makeRecord({ id: `race-${index}` })));
    const results = await Promise.allSettled(tries);
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  });
  test('is allowed once it is settled, for another thing, and for another user', async () => {
    await addTransaction({ ...recordIn('success'), id: 'done' });
    await addTransaction(makeRecord({ id: 'again' }));
    await addTransaction(makeRecord({ id: 'else', resources: ['31337:else'] }));
    await addTransaction(makeRecord({ id: 'theirs', userKey: OTHER }));
    expect((await listTransactions(USER)).length).toBe(3);
  });
});

describe('events', () => {
  test('change the stored record and its revision', async () => {
    await addTransaction({ ...recordIn('pending'), id: 'p' });
    const result = await applyEvent('p', {
      type: 'mined',
      receipt: { hash: hashOf(1), blockHash: hashOf(5), blockNumber: 3, status: 'success' },
    });
    expect(result).toMatchObject({ changed: true, record: { status: 'success', rev: 1 } });
    expect(await readTransaction('p')).toMatchObject({ status: 'success', rev: 1 });
  });
  test('that mean nothing write nothing', async () => {
    await addTransaction({ ...recordIn('success'), id: 's' });
    expect(await applyEvent('s', { type: 'confirmed' })).toMatchObject({ changed: false, record: { rev: 0 } });
  });
  test('of a record that is gone answer null', async () => {
    expect(await applyEvent('nobody', { type: 'confirmed' })).toBeNull();
  });
  test('five hundred Retries at once: one wins [E35]', async () => {
    await addTransaction({ ...recordIn('error'), id: 'r' });
    const results = await Promise.all(Array.from({ length: 500 }, () => applyEvent('r', { type: 'retried' })));
    expect(results.filter((result) => result?.changed)).toHaveLength(1);
    expect(await readTransaction('r')).toMatchObject({ attempt: 2, rev: 1 });
  });
  test('are announced to whoever listens', async () => {
    const heard: string[] = [];
    const stop = onChange((userKey) => heard.push(userKey));
    await addTransaction(makeRecord({ id: 'a' }));
    await applyEvent('a', { type: 'failed', attempt: 1, message: 'no' });
    stop();
    expect(heard.filter((userKey) => userKey === USER).length).toBeGreaterThanOrEqual(2);
  });
});

describe('going', () => {
  test('cleaning takes what was shown in a final status', async () => {
    await addTransaction({ ...recordIn('success'), id: 'shown', shouldBeDeleted: true });
    await addTransaction({ ...recordIn('pending'), id: 'pending', resources: ['p'] });
    await cleanTransactions(USER);
    expect((await listTransactions(USER)).map((record) => record.id)).toEqual(['pending']);
  });

  test('a user change clears the list and leaves an opaque guard of what is in flight [E45] [E46]', async () => {
    await addTransaction(makeRecord({ id: 'flying', legs: [makeLeg({ ask: 'returned', hashes: [hashOf(1)] })] }));
    await addTransaction({ ...recordIn('success'), id: 'done', resources: ['31337:other'] });
    await clearTransactions(USER);
    expect(await listTransactions(USER)).toEqual([]);
    await expect(addTransaction(makeRecord({ id: 'quick' }))).rejects.toBeInstanceOf(UnderWayError);
    await addTransaction(makeRecord({ id: 'other', resources: ['31337:other'] }));
    await addTransaction(makeRecord({ id: 'stranger', userKey: OTHER }));
    expect((await listTransactions(OTHER)).length).toBe(1);
    await dropLapsedGuards();
    await expect(addTransaction(makeRecord({ id: 'still' }))).rejects.toBeInstanceOf(UnderWayError);
  });

  test('a guard ends once what it guards is mined or never can be: the nonce it was asked with has passed', async () => {
    const resources = ['31337:left'];
    const record = makeRecord({ id: 'left', resources, legs: [makeLeg({ nonceFloor: 7 })] });
    const again = (id: string) => addTransaction(makeRecord({ id, resources }));
    await addTransaction(record);
    await clearTransactions(USER);
    await liftGuards(USER, record.resources, async () => 7);
    await expect(again('early')).rejects.toThrow('still under way');
    await expect(again('early')).rejects.toMatchObject({ userMessage: expect.stringContaining('when you logged out') });
    await expect(liftGuards(USER, record.resources, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    await liftGuards(OTHER, record.resources, async () => 99);
    await expect(again('dark')).rejects.toBeInstanceOf(UnderWayError);
    await liftGuards(USER, record.resources, async (chainId) => (chainId === 31337 ? 8 : 0));
    await again('late');
  });

  test('on a person’s word only guards end of what no network was seen to have', async () => {
    const leave = async (id: string, leg: Parameters<typeof makeLeg>[0]) => {
      await addTransaction(makeRecord({ id, resources: [id], legs: [makeLeg({ nonceFloor: 7, ...leg })] }));
      await clearTransactions(USER);
      return [id];
    };
    const asked = await leave('asked', {});
    const sent = await leave('sent', { ask: 'returned', hashes: [hashOf(1)] });
    const batch = await leave('batch', { callsId: '0x1', ask: 'returned' });
    const known = async () => 7;
    expect(await liftGuardsByWord(USER, asked, async () => 8)).toBe(0);
    await expect(liftGuardsByWord(USER, asked, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await liftGuardsByWord(OTHER, asked, known)).toBe(0);
    expect(await liftGuardsByWord(USER, sent, known)).toBe(0);
    expect(await liftGuardsByWord(USER, batch, known)).toBe(0);
    await expect(addTransaction(makeRecord({ id: 'again', resources: asked }))).rejects.toBeInstanceOf(UnderWayError);
    expect(await liftGuardsByWord(USER, asked, known)).toBe(1);
    await addTransaction(makeRecord({ id: 'again', resources: asked }));
  });

  test('a batch has no nonce of ours: its guard ends by time alone', async () => {
    const resources = ['31337:batch'];
    const record = makeRecord({ id: 'left', resources, legs: [makeLeg({ callsId: '0x1', ask: 'returned' })] });
    await addTransaction(record);
    await clearTransactions(USER);
    await liftGuards(USER, record.resources, async () => 1_000_000);
    await expect(addTransaction(makeRecord({ id: 'next', resources }))).rejects.toBeInstanceOf(UnderWayError);
  });
});

test('without a store nothing is traded, and the sentence says why [M20]', async () => {
  const { vi } = await import('vitest');
  vi.resetModules();
  const broken = new IDBFactory();
  broken.open = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('indexedDB', broken);
  const fresh = await import('./transaction-store.ts');
  await expect(fresh.addTransaction(makeRecord())).rejects.toMatchObject({
    name: 'StoreUnavailableError',
    userMessage: expect.stringContaining('trading is off'),
  });
  vi.unstubAllGlobals();
});
