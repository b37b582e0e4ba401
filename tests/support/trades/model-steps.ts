import fc from 'fast-check';
import { transactionTypes } from '../../../src/domain/transaction/record.ts';

/** Everything that can happen, each a step. */
export const step = fc.oneof(
  fc.record({
    do: fc.constant('create' as const),
    type: fc.constantFrom(...transactionTypes),
    thing: fc.nat(1),
  }),
  fc.record({
    do: fc.constantFrom(
      'confirm',
      'ask',
      'ask',
      'ask as a batch',
      'sign',
      'sign',
      'deny',
      'doubt',
      'retry',
      'retry in two tabs',
      'retry despite unknown',
      'dismiss',
      'answer',
      'the wallet tells of a batch',
      'the wallet gives a batch up',
    ),
    at: fc.nat(3),
  }),
  fc.record({
    do: fc.constantFrom(
      'mine',
      'mine',
      'mine badly',
      'speed up',
      'cancel in the wallet',
      'send something else',
      'drop',
      'reorg',
      'reorg that forgets',
      'check',
      'check',
      'worker tick',
      'crash',
      'approve what a dead page left',
      'close what a dead page left',
      'node down',
      'node up',
      'switch chain',
      'log out',
      'switch account',
    ),
  }),
);
export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
