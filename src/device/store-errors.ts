import { marketName } from '../language/market-name.ts';
import { VitrineError } from '../domain/errors.ts';
import * as texts from './store-texts.ts';

/** No durable store, no trade: the message says why, browsing goes on. */
export class StoreUnavailableError extends VitrineError {
  override name = 'StoreUnavailableError';
  constructor(cause: unknown) {
    super('The transaction store cannot be opened', {
      userMessage: texts.unavailable(marketName()),
      cause,
    });
  }
}

/** The store was made by a newer build, which another tab runs: this one must not write to it. */
export class StoreTooNewError extends VitrineError {
  override name = 'StoreTooNewError';
  constructor(cause: unknown) {
    super(texts.tooNew(marketName()), { cause });
  }
}
