import { catalogueText } from '../../domain/wallet-errors.ts';

/** An error as EIP-1193 has them. */
export class ProviderError extends Error {
  readonly code: number;
  constructor(code: number, message = catalogueText(code) ?? 'Unknown error') {
    super(message);
    this.code = code;
  }
}
