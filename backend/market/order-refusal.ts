/** What the caller may not do, or what the marketplace does not take, in words for the person who made it. */
export class OrderRefusedError extends Error {
  override name = 'OrderRefusedError';
  readonly msgId: string;
  /** 422: the order itself; the others are about who asks, and for what. */
  readonly code: 400 | 403 | 404 | 409 | 422 | 429;
  /** Seconds until the same request may be taken. */
  readonly retryAfter: number | null;
  constructor(msgId: string, message: string, code: OrderRefusedError['code'] = 422, retryAfter: number | null = null) {
    super(message);
    this.msgId = msgId;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** The network that must be asked does not answer: nothing was decided. */
export class ChainSilentError extends Error {
  override name = 'ChainSilentError';
  constructor(network: string, cause: unknown) {
    super(`${network} does not answer now. Nothing was changed: try again in a moment.`, { cause });
  }
}

/** Reads from a network; whatever goes wrong on the way is not about the order. */
export async function askChain<T>(network: { name: string }, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw new ChainSilentError(network.name, error);
  }
}
