import type { Tint } from '../../src/contract/primitives.ts';
import type { Modifiers } from './modifiers.ts';

/** Not a picture that can be read. */
export class BrokenImageError extends Error {
  override name = 'BrokenImageError';
}

/** `tint` is of small pictures alone. */
export type Made = { bytes: Uint8Array; tint: Tint | null };

/** From the server to a process that makes pictures. */
export type RenderRequest = { bytes: Uint8Array; modifiers: Modifiers };

/** From that process: once that it can begin, then an answer to each request. */
export type RenderAnswer =
  | { type: 'ready' }
  | ({ type: 'made' } & Made)
  | { type: 'broken' }
  | { type: 'failed'; detail: string }
  /** The process has to be ended. */
  | { type: 'over'; what: 'time' | 'memory' };
