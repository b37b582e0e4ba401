import { VitrineError } from '../domain/errors.ts';

/** No durable store, no trade: the message says why, browsing goes on. */
export class StoreUnavailableError extends VitrineError {
  override name = 'StoreUnavailableError';
  constructor(cause: unknown) {
    super('The transaction store cannot be opened', {
      userMessage:
        'This browser does not let Vitrine keep a record of transactions on the device, so trading is off. Leave private browsing or free some storage, then try again.',
      cause,
    });
  }
}

/** The store was made by a newer build, which another tab runs: this one must not write to it. */
export class StoreTooNewError extends VitrineError {
  override name = 'StoreTooNewError';
  constructor(cause: unknown) {
    super('A newer Vitrine is open in another tab. Reload this page to trade here.', { cause });
  }
}
