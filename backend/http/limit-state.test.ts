import { expect, test } from 'vitest';
import { REFUSED_COUNTED } from '../../src/contract/operator-limits.ts';
import type { Queries } from '../db/database.ts';
import { createLimitState } from './limit-state.ts';

/** A store that answers when the test says so, and a clock that it moves. */
function startState() {
  const asked: { answer: (value: number | null) => void; fail: () => void }[] = [];
  const query = () =>
    new Promise<{ value: number }[]>((resolve, reject) => {
      asked.push({
        answer: (value) => resolve(value === null ? [] : [{ value }]),
        fail: () => reject(new Error('The store is down')),
      });
    });
  const clock = { now: 0 };
  const state = createLimitState({ query } as Queries, 2, () => clock.now);
  return { state, asked, clock };
}

test('holds what an operator has decided, else what is configured, and what was known while the store is away', async () => {
  const { state, asked } = startState();
  expect([state.scale(), state.isDecided()]).toEqual([2, false]);
  for (const [value, scale] of [
    [0.5, 0.5],
    [null, 2],
    [3, 3],
  ] as const) {
    const reading = state.read();
    asked.at(-1)?.answer(value);
    await reading;
    expect([state.scale(), state.isDecided()]).toEqual([scale, value !== null]);
  }
  const failing = state.read();
  asked.at(-1)?.fail();
  await failing;
  expect(state.scale()).toBe(3);
});

test('an answer holds until a later question is answered, and one that is late does not undo a newer one', async () => {
  const { state, asked } = startState();
  const [first, older, newer] = [state.read(), state.read(), state.read()];
  asked[0]?.answer(4);
  await first;
  expect(state.scale()).toBe(4);
  asked[2]?.answer(5);
  await newer;
  asked[1]?.answer(null);
  await older;
  expect(state.scale()).toBe(5);
});

test('a node that hears nothing asks again every half a minute, and not with every call', () => {
  const { state, asked, clock } = startState();
  for (const [now, times] of [
    [0, 1],
    [29_999, 1],
    [30_000, 2],
    [30_001, 2],
  ] as const) {
    clock.now = now;
    state.scale();
    expect(asked).toHaveLength(times);
  }
});

test('callers that were turned away count once each for an hour, by limit, and no more of them than a bound', () => {
  const { state, clock } = startState();
  state.noteRefused('reads', 'a');
  state.noteRefused('reads', 'a');
  clock.now = 60_000;
  state.noteRefused('reads', 'b');
  state.noteRefused('writes', 'b');
  expect(['reads', 'writes', 'pages'].map((limit) => state.refused(limit))).toEqual([2, 1, 0]);
  clock.now = 3_600_000;
  expect(state.refused('reads')).toBe(1);
  clock.now = 3_660_000;
  expect(state.refused('reads')).toBe(0);
  for (let caller = 0; caller < 2 * REFUSED_COUNTED; caller += 1) state.noteRefused('reads', String(caller));
  expect(state.refused('reads')).toBe(REFUSED_COUNTED);
});
