import { catalogueText } from '../../domain/wallet-errors.ts';
import * as texts from './texts.ts';

/** An error as EIP-1193 has them. */
export class ProviderError extends Error {
  readonly code: number;
  constructor(code: number, message = catalogueText(code) ?? texts.unknownError) {
    super(message);
    this.code = code;
  }
}
