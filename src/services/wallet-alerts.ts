import { sentenceOf } from '../domain/errors.ts';
import {
  catalogueText,
  needsAnotherWallet,
  POPUP_FAILED,
  readWalletError,
  USER_REJECTED,
} from '../domain/wallet-errors.ts';
import { raiseAlert } from './alerts.ts';
import { allowPopups, answerFirst, connectAnother } from './wallet-texts.ts';

/** EIP-1474: among others of a wallet that has a request open. */
const BUSY = -32002;

/** A person's own refusal, which need not be reported to them. */
export const isRejection = (error: unknown): boolean => readWalletError(error).code === USER_REJECTED;

export const walletErrorText = (error: unknown): string => sentenceOf(error, 'The wallet did not answer');

/** What the person can do about it; null where the error's text says enough. */
export function walletErrorHint(text: string): string | null {
  if (text.startsWith(POPUP_FAILED)) return allowPopups;
  if (text === catalogueText(BUSY)) return answerFirst;
  return needsAnotherWallet(text) ? connectAnother : null;
}

/** Reports what a wallet or its network refuses where no transaction's modal does. */
export const raiseRpcError = (error: unknown): void =>
  raiseAlert({ status: 'error', title: 'RPC Error', description: walletErrorText(error), critical: true });
