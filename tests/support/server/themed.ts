import sharp from 'sharp';
import { generatePrivateKey, type PrivateKeyAccount } from 'viem/accounts';
import * as v from 'valibot';
import { ACCESS_TOKEN_HEADER, sessionSchema } from '../../../src/contract/auth.ts';
import { storedThemeFileSchema, type ThemeFileBody } from '../../../src/contract/operator-theme.ts';
import { singleSchema } from '../../../src/contract/paging.ts';
import { buildSignInMessage } from '../../../src/contract/sign-in-message.ts';

/* By calls of a running server alone, as any program makes them. */

const post = async (url: string, body: unknown, headers: Record<string, string> = {}): Promise<unknown> => {
  const sent = { 'content-type': 'application/json', ...headers };
  const answer = await fetch(url, { method: 'POST', headers: sent, body: JSON.stringify(body) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${text.slice(0, 300)}`);
  return JSON.parse(text);
};

/** The headers of somebody who has signed in. */
export async function signedIn(
  origin: string,
  account: Pick<PrivateKeyAccount, 'address' | 'signMessage'>,
  chainId: number,
): Promise<Record<string, string>> {
  const { address } = account;
  const nonce = generatePrivateKey().slice(2, 26);
  const message = buildSignInMessage({ origin, address, chainId, nonce, issuedAt: new Date() });
  const signature = await account.signMessage({ message });
  const answer = await post(`${origin}/marketplace/v1/login`, { address, chainId, message, signature });
  return { [ACCESS_TOKEN_HEADER]: v.parse(singleSchema(sessionSchema), answer).data?.access ?? '' };
}

/** How {@link giveTheme} makes a market look. */
export const THEME = {
  name: 'Marea & “Sur”',
  accent: { light: '#7a1f5c', dark: '#f0a8d4' },
  terms: '# House rules\n\nBe <b>kind</b>.',
} as const;

/** A disc in the accent, as PNG in base64. */
export const markPicture = async (): Promise<string> => {
  const disc = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><circle cx="100" cy="100" r="96" fill="${THEME.accent.light}"/></svg>`;
  return (await sharp(Buffer.from(disc)).png().toBuffer()).toString('base64');
};

/** An operator, by these headers, gives the market {@link THEME}. */
export async function giveTheme(origin: string, operator: Record<string, string>): Promise<void> {
  const call = `${origin}/marketplace/v1/operator/theme`;
  const store = async (body: ThemeFileBody) =>
    v.parse(singleSchema(storedThemeFileSchema), await post(`${call}/files`, body, operator)).data?.id ?? '';
  const mark = await store({ kind: 'mark', picture: await markPicture() });
  const terms = await store({ kind: 'text', text: THEME.terms });
  const { name, accent } = THEME;
  await post(call, { theme: { name, accent, mark, documents: { 'terms-of-use': { en: terms } } } }, operator);
}
