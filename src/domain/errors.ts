import * as texts from './error-texts.ts';

/** An error that says what a person should read and whether trying again can help. */
export class VitrineError extends Error {
  override name = 'VitrineError';
  /** The sentence shown to the person. */
  readonly userMessage: string;
  readonly retryable: boolean;

  constructor(message: string, options: { userMessage?: string; retryable?: boolean; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.userMessage = options.userMessage ?? message;
    this.retryable = options.retryable ?? true;
  }
}

/** The sentence for a person of whatever was thrown; `otherwise` where it has none of its own. */
export const sentenceOf = (error: unknown, otherwise: string): string =>
  error instanceof VitrineError ? error.userMessage : otherwise;

/** Every action needs a logged-in wallet with a chain id. */
export class NotLoggedInError extends VitrineError {
  override name = 'NotLoggedInError';
  constructor() {
    super(texts.notLoggedIn, { retryable: false });
  }
}

/** The device is not connected; nothing was asked of the network. */
export class OfflineError extends VitrineError {
  override name = 'OfflineError';
  constructor(action = texts.loadThis) {
    super(texts.youAreOffline(action));
  }
}

/** What a server, or a proxy before it, means that gives no words of its own. `seconds`: 0 where it names no time. */
export const tooManyRequests = (seconds: number): string => texts.tooManyRequests(seconds);

/** A stored or received value that does not have the shape it must have. */
export class ShapeError extends VitrineError {
  override name = 'ShapeError';
  constructor(what: string, cause?: unknown) {
    super(`${what} has an unexpected shape`, { cause });
  }
}
