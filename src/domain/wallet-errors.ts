import { VitrineError } from './errors.ts';
import * as texts from './wallet-error-texts.ts';

/** What WalletConnect's codes (CAIP-25 and its own) are in the catalogue's. */
const SAME_AS: Readonly<Record<number, number>> = {
  5000: 4001,
  5001: 4001,
  5002: 4001,
  5003: 4001,
  5100: 4902,
  5101: 4200,
  6000: 4900,
  8000: -32002,
};

/** The spec's words for a window of a wallet that is blocked, or never loads. */
export const POPUP_FAILED = 'Pop up window failed to open';

/** An error as EIP-1193 has them, with the catalogue's text where no other is given. */
export class ProviderRpcError extends Error {
  override name = 'ProviderRpcError';
  readonly code: number;
  constructor(code: number, message = catalogueText(code) ?? texts.unknownError) {
    super(message);
    this.code = code;
  }
}

export type WalletFailure = { code: number | null; message: string };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A wallet that stays on its network says so with 4902. */
export const NO_SWITCHING = 'Chain switching is not supported yet';

/** Refused by such a wallet, wherever in a sentence it says so: only another wallet can do it. */
export const needsAnotherWallet = (message: string | null): boolean => message?.includes(NO_SWITCHING) === true;

/** Codes that a node, and a wallet, use for everything: their own words say more than the catalogue's. */
const NODE_SPEAKS = -32000;
const WALLET_SPEAKS = -32603;
const LONGEST_DETAIL = 160;

/** What a wallet says itself is anybody's text: short, of one line, and behind the catalogue's. */
function withDetail(known: string, own: string): string {
  const plain = own.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  if (plain === '' || plain.startsWith(known)) return plain === '' ? known : plain;
  return `${known} The wallet says: ${plain.length > LONGEST_DETAIL ? `${plain.slice(0, LONGEST_DETAIL)}…` : plain}`;
}

/** An error that this app words itself. */
const isOurs = (thrown: object) => thrown instanceof VitrineError || thrown instanceof ProviderRpcError;

/** A contract's own error, which the node cannot name: nothing for people. */
const NAMELESS = /custom error 0x[0-9a-f]+/i;

/**
 * Code and text of whatever a wallet threw: walks `cause`/`error`/`data.originalError` for the
 * first code of the catalogue. Wallets wrap errors, and some throw plain objects or strings.
 */
export function readWalletError(thrown: unknown): WalletFailure {
  let first: string | null = null;
  let unknownCode: number | null = null;
  let current: unknown = thrown;
  for (let depth = 0; depth < 8 && current !== undefined && current !== null; depth += 1) {
    if (typeof current === 'string') {
      first ??= current;
      break;
    }
    if (!isRecord(current)) break;
    const text = [current['shortMessage'], current['message']].find(
      (part): part is string => typeof part === 'string' && part !== '',
    );
    if (text !== undefined) first ??= NAMELESS.test(text) ? texts.refused : text;
    const given = Number(current['code']);
    const code = SAME_AS[given] ?? given;
    if (current['code'] !== undefined && current['code'] !== null && Number.isInteger(code)) {
      const known = texts.catalogue[code];
      if (known !== undefined) {
        const own = typeof current['details'] === 'string' ? current['details'] : text;
        if (own === NO_SWITCHING) return { code, message: own };
        if (own === undefined || own === '' || NAMELESS.test(own)) return { code, message: known };
        if (code === NODE_SPEAKS || (code === WALLET_SPEAKS && isOurs(current))) return { code, message: own };
        return { code, message: code === WALLET_SPEAKS ? withDetail(known, own) : known };
      }
      unknownCode ??= code;
    }
    const data = current['data'];
    current = current['cause'] ?? current['error'] ?? (isRecord(data) ? data['originalError'] : undefined);
  }
  return { code: unknownCode, message: first ?? texts.unknownError };
}

/** The sentence for a person of what stopped a trade: our own error's, or the wallet's. */
export const failureText = (error: unknown): string =>
  error instanceof VitrineError ? error.userMessage : readWalletError(error).message;

/** The catalogue's text for a code, undefined outside the catalogue. */
export function catalogueText(code: number): string | undefined {
  return texts.catalogue[code];
}

export const USER_REJECTED = 4001;

/** The person's own no, in the wallet or by closing its window; what it left behind may stand after it. */
export const isOwnNo = (message: string | null): boolean =>
  message?.startsWith(texts.catalogue[USER_REJECTED] ?? ' ') === true;

/** EIP-5792: the wallet has a batch of this id already. */
export const DUPLICATE_ID = 5720;

/** EIP-5792: it takes no such batch, or no batch at all; and the codes for a method it lacks. */
export const NO_BATCH: ReadonlySet<number | null> = new Set([5700, 5710, 5740, 5750, 5760, 4200, -32601, -32602]);

/** How the spec begins what a session does not allow, which is refused before anything is sent, also by the network. */
const SESSION_REFUSED = 'Session validation failed: ';
const ENDED_SESSION = new RegExp(`^${SESSION_REFUSED}.*\\(session_(?:inactive|expired)\\)$`);

/** Refused for want of a session that still stands: with a new one the same can be done. */
export const isEndedSession = (message: string | null): boolean => ENDED_SESSION.test(message ?? '');

/** With these a wallet says beyond doubt that nothing was sent. */
const NOT_SENT: ReadonlySet<number | null> = new Set([USER_REJECTED, 4100, 4200, 4902, -32600, -32601, -32602]);

/** Whether a wallet's error proves that nothing was sent; a window that never opened sent nothing either. */
export const provesNothingSent = ({ code, message }: WalletFailure): boolean =>
  NOT_SENT.has(code) || message === POPUP_FAILED || message.startsWith(SESSION_REFUSED);
