import { expect, test } from 'vitest';
import { createPace } from './pace.ts';

/** A network whose blocks come every `seconds`, on a clock of its own. */
function network(seconds: number) {
  let time = 1_800_000_000_000;
  const pace = createPace({ fastMs: 500, now: () => time });
  let number = 100;
  const block = () => {
    number += 1;
    pace.read({ number, time: Math.floor(time / 1000) });
  };
  return {
    pace,
    block,
    pass: (ms: number) => void (time += ms),
    known() {
      for (let count = 0; count < 5; count += 1) {
        block();
        time += seconds * 1000;
      }
      block();
    },
    get number() {
      return number;
    },
  };
}

test('a network of twelve seconds is asked a few times a block, and soon after each', () => {
  const { pace, block, pass, known } = network(12);
  expect(pace.pause()).toBe(500);
  known();
  let asked = 0;
  for (let blocks = 0; blocks < 20; blocks += 1) {
    let waited = 0;
    while (waited < 12_000) {
      const pause = pace.pause();
      expect(pause).toBeLessThanOrEqual(10_800);
      waited += pause;
      pass(pause);
      asked += 1;
    }
    expect(waited - 12_000).toBeLessThanOrEqual(1_200);
    block();
  }
  expect(asked).toBeLessThan(20 * 4);
});

test.each([0, 0.25, 1])('blocks every %s seconds are asked for as fast as may be', (seconds) => {
  const { pace, known, pass } = network(seconds);
  known();
  pass(100);
  expect(pace.pause()).toBeLessThanOrEqual(800);
  expect(pace.pause()).toBeGreaterThanOrEqual(500);
});

test('a network that stands still is asked every two seconds, not less often', () => {
  const { pace, pass, known } = network(60);
  known();
  expect(pace.pause()).toBe(15_000);
  pass(600_000);
  expect(pace.pause()).toBe(2_000);
});

test('who is told of heads asks rarely, but at once for one that was told and is not there yet', () => {
  const on = network(2);
  on.known();
  on.pace.hear(on.number);
  expect(on.pace.pause()).toBe(15_000);
  on.pace.hear(on.number + 1);
  expect(on.pace.pause()).toBe(500);
  on.block();
  expect(on.pace.pause()).toBe(15_000);
  on.pace.hear(null);
  expect(on.pace.pause()).toBeLessThan(3_000);
});
