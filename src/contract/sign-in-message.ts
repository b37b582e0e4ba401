import * as v from 'valibot';
import { BUILT_IN_NAME } from '../language/market-name.ts';
import { marketNameSchema } from './theme.ts';

/**
 * The EIP-4361 text a wallet signs. One template, filled by the app and rebuilt by the server,
 * so that not one character of it is taken on trust.
 */
const TEMPLATE = `{domain} wants you to sign in with your Ethereum account:
{address}

Sign in to {market}. This costs nothing and sends no transaction. Date and time: {utcDateTime}. By signing you accept the terms of use: {termsLink}

URI: {origin}
Version: 1
Chain ID: {chainId}
Nonce: {nonce}
Issued At: {issuedAt}`;

/** What the text says beside its fixed words. */
export type SignInFields = {
  /** `https://market.example`, no trailing slash. */
  origin: string;
  /** EIP-55 checksummed, as EIP-4361 asks. */
  address: string;
  chainId: number;
  /** 8+ letters and digits. */
  nonce: string;
  issuedAt: Date;
  /** What the market is called; left out: the built-in name. It proves nothing, so pages of before a change still sign in. */
  market?: string;
};

/** `2026-11-20 15:47:35 UTC`. */
function formatUtc(time: Date): string {
  return `${time.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

/** The text for these fields, with no placeholder left. */
export function buildSignInMessage(fields: SignInFields): string {
  const values: Record<string, string> = {
    domain: fields.origin.replace(/^https?:\/\//, ''),
    address: fields.address,
    utcDateTime: formatUtc(fields.issuedAt),
    termsLink: `${fields.origin}/docs/terms-of-use`,
    origin: fields.origin,
    chainId: String(fields.chainId),
    nonce: fields.nonce,
    issuedAt: fields.issuedAt.toISOString(),
    market: fields.market ?? BUILT_IN_NAME,
  };
  return TEMPLATE.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`No value for {${key}} in the sign-in message`);
    return value;
  });
}

/** The fields of a text made by {@link buildSignInMessage}, or null when it is not one, to the letter. */
export function parseSignInMessage(message: string): SignInFields | null {
  const origin = /^URI: (\S+)$/m.exec(message)?.[1];
  const address = /^(0x[0-9a-fA-F]{40})$/m.exec(message)?.[1];
  const chainId = /^Chain ID: ([1-9][0-9]{0,15})$/m.exec(message)?.[1];
  const nonce = /^Nonce: ([A-Za-z0-9]{8,64})$/m.exec(message)?.[1];
  const issuedAt = /^Issued At: (\S+)$/m.exec(message)?.[1];
  const market = /^Sign in to (.+?)\. This costs nothing/m.exec(message)?.[1];
  if (!origin || !address || !chainId || !nonce || !issuedAt || !v.is(marketNameSchema, market)) return null;
  const time = new Date(issuedAt);
  if (Number.isNaN(time.getTime()) || !/^https?:\/\/[^/?#@\s]+$/.test(origin)) return null;
  const fields = { origin, address, chainId: Number(chainId), nonce, issuedAt: time, market };
  return buildSignInMessage(fields) === message ? fields : null;
}
