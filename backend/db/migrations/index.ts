import { initial } from './0001-initial.ts';
import { refreshSuccessor } from './0002-refresh-successor.ts';
import { orderWrites } from './0003-order-writes.ts';

/** Numbered, append-only: an applied migration is never edited. */
export const migrations: readonly { id: number; name: string; sql: string }[] = [
  { id: 1, name: 'initial', sql: initial },
  { id: 2, name: 'refresh-successor', sql: refreshSuccessor },
  { id: 3, name: 'order-writes', sql: orderWrites },
];
