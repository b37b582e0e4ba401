import fc from 'fast-check';
import { expect, test } from 'vitest';
import { steps, World } from '../../../tests/support/trades/machine-world.ts';
import { isLive } from './record.ts';

/*
 * The machine against a small world: a wallet with windows, a chain with nonces and a pool.
 * Whatever happens in whatever order, no purchase is lost and none is made twice.
 */

const RUNS = Number(process.env['MODEL_RUNS'] ?? 5000);

test(`never lost, never doubled, over ${RUNS} sequences`, () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...steps), { minLength: 1, maxLength: 40 }), (sequence) => {
      const world = new World();
      for (const step of sequence) {
        world.step(step);
        expect(world.effects).toBeLessThanOrEqual(1);
        expect(world.openings).toBeLessThanOrEqual(world.confirmations);
      }
      world.step('crash');
      world.comeToRest();
      // Not lost: what the chain did is what the record says.
      if (world.effects === 1) expect(world.record.status).toBe('success');
      if (world.record.status === 'success') expect(world.effects).toBe(1);
      // Nothing is left hanging once the chain has spoken, unless the wallet never answered.
      if (world.record.legs.every((leg) => leg.hashes.length > 0 && leg.nonce !== null) && world.pool.length === 0) {
        const waits = world.record.legs.filter(isLive);
        for (const leg of waits) expect(world.nonce).toBeLessThanOrEqual(leg.nonce ?? 0);
      }
    }),
    {
      numRuns: RUNS,
      // A person says that the wallet shows nothing, and it is signed all the same.
      examples: [[['ask', 'crash', 'retryDespite', 'signLost', 'mine', 'ask', 'sign']]],
    },
  );
});

test(`a reorg is followed back, over ${Math.ceil(RUNS / 5)} sequences`, () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...steps, 'reorg' as const), { minLength: 1, maxLength: 40 }), (sequence) => {
      const world = new World();
      for (const step of sequence) {
        world.step(step);
        const { status, legs } = world.record;
        const mains = legs.filter((leg) => leg.kind === 'main');
        // A status is never more than what the legs prove at this moment.
        if (status === 'success') expect(mains.some((leg) => leg.receipt?.status === 'success')).toBe(true);
        if (status === 'reverted') expect(mains.some((leg) => leg.receipt?.status === 'reverted')).toBe(true);
        if (status === 'pending') expect(mains.some((leg) => isLive(leg) && leg.hashes.length > 0)).toBe(true);
      }
      world.comeToRest();
      if (world.record.status === 'success') expect(world.effects).toBeGreaterThanOrEqual(1);
      if (world.effects === 0) expect(world.record.status).not.toBe('success');
    }),
    { numRuns: Math.ceil(RUNS / 5) },
  );
});
