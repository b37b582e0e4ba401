import { VitrineError } from '../errors.ts';

/** Something of the same order is still under way: buying again could double it. */
export class UnderWayError extends VitrineError {
  override name = 'UnderWayError';
  constructor(message = 'A transaction for this is still under way. Wait until it is settled, then try again.') {
    super(message);
  }
}

/** The same, of which only a guard is left. */
export class LeftInFlightError extends UnderWayError {
  override name = 'LeftInFlightError';
  readonly userKey: string;
  readonly resources: readonly string[];
  constructor(userKey: string, resources: readonly string[]) {
    super(
      'Something like this was still under way when you logged out, and is not settled yet. Check your wallet, and try again once it is.',
    );
    this.userKey = userKey;
    this.resources = resources;
  }
}
