import { VitrineError } from '../errors.ts';
import * as texts from './texts.ts';

/** Something of the same order is still under way: buying again could double it. */
export class UnderWayError extends VitrineError {
  override name = 'UnderWayError';
  constructor(message = texts.stillUnderWay) {
    super(message);
  }
}

/** The same, of which only a guard is left. */
export class LeftInFlightError extends UnderWayError {
  override name = 'LeftInFlightError';
  readonly userKey: string;
  readonly resources: readonly string[];
  constructor(userKey: string, resources: readonly string[]) {
    super(texts.stillFromBefore);
    this.userKey = userKey;
    this.resources = resources;
  }
}
