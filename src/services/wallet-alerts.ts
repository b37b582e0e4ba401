import { sentenceOf } from '../domain/errors.ts';
import { needsAnotherWallet, POPUP_FAILED, readWalletError, USER_REJECTED } from '../domain/wallet-errors.ts';
import { raiseAlert } from './alerts.ts';
import { allowPopups, connectAnother } from './wallet-texts.ts';

/** A person's own refusal, which need not be reported to them. */
export const isRejection = (error: unknown): boolean => readWalletError(error).code === USER_REJECTED;

export const walletErrorText = (error: unknown): string => sentenceOf(error, 'The wallet did not answer');

/** What the person can do about it; null where the error's text says enough. */
export function walletErrorHint(text: string): string | null {
  if (text.startsWith(POPUP_FAILED)) return allowPopups;
  return needsAnotherWallet(text) ? connectAnother : null;
}

/** Reports what a wallet or its network refuses where no transaction's modal does. */
export const raiseRpcError = (error: unknown): void =>
  raiseAlert({ status: 'error', title: 'RPC Error', description: walletErrorText(error), critical: true });
