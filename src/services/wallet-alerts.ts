import { sentenceOf } from '../domain/errors.ts';
import { POPUP_FAILED, readWalletError, USER_REJECTED } from '../domain/wallet-errors.ts';
import { raiseAlert } from './alerts.ts';
import { allowPopups } from './wallet-texts.ts';

/** A person's own no, which they need not be told. */
export const isRejection = (error: unknown): boolean => readWalletError(error).code === USER_REJECTED;

export const walletErrorText = (error: unknown): string => sentenceOf(error, 'The wallet did not answer');

/** What the person can do about it; null where its text says enough. */
export const walletErrorHint = (text: string): string | null => (text.startsWith(POPUP_FAILED) ? allowPopups : null);

/** What a wallet or its network refuses where no transaction's modal says so. */
export const raiseRpcError = (error: unknown): void =>
  raiseAlert({ status: 'error', title: 'RPC Error', description: walletErrorText(error), critical: true });
