import { createHmac } from 'node:crypto';
import type { Ask } from './client.ts';
import { bearing, newAccount, newCaller, signIn, type Target } from './people.ts';
import { tally } from './result.ts';

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const signed = (header: unknown, claims: unknown, key: string, hash = 'sha256') => {
  const text = `${part(header)}.${part(claims)}`;
  return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`;
};
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
/** What a careless server might sign with. */
const KEYS = ['', 'secret', 'vitrine', 'changeme', 'access-token-secret', '0'.repeat(64), 'null', 'undefined'];

const check = (ask: Ask, token: string) => ask('/marketplace/v1/auth-check', { headers: bearing(token) });

/** Tokens made with all that two accounts of one's own give. */
export async function forgedTokens(t: Target) {
  const attack = tally('forged and altered access tokens');
  const ask = newCaller(t);
  const mine = await signIn(t, ask, newAccount());
  const theirs = await signIn(t, ask, newAccount());
  const [own, other] = [claimsOf(mine.access), claimsOf(theirs.access)];
  const claims = [
    own,
    other,
    // Somebody else's name on a session that lives, and the other way round.
    { ...own, sub: other['sub'] },
    { ...own, family: other['family'] },
    { ...own, chainId: 1 },
    { ...own, exp: 9_999_999_999 },
    { ...own, family: '' },
    { ...own, family: ["' or 1=1 --"] },
  ];
  const [header = '', , signature = ''] = mine.access.split('.');
  const forged = [
    '',
    'x',
    'a.b.c',
    `${mine.access}x`,
    mine.access.slice(0, -3),
    mine.access.split('.').slice(0, 2).join('.'),
    `${header}.${mine.access.split('.')[1] ?? ''}.`,
    // Each with the signature of another.
    ...claims.slice(1).map((one) => `${header}.${part(one)}.${signature}`),
    ...['none', 'None', 'NONE', ''].flatMap((alg) =>
      claims.flatMap((one) => [
        `${part({ alg, typ: 'JWT' })}.${part(one)}.`,
        `${part({ alg })}.${part(one)}.${signature}`,
      ]),
    ),
    ...KEYS.slice(0, t.isShort ? 2 : KEYS.length).flatMap((key) =>
      claims.flatMap((one) => [
        signed({ alg: 'HS256', typ: 'JWT' }, one, key),
        signed({ alg: 'HS512', typ: 'JWT' }, one, key, 'sha512'),
        signed({ alg: 'HS256', typ: 'JWT', kid: '../../../dev/null' }, one, key),
        signed({ alg: 'HS256', typ: 'JWT', jwk: { kty: 'oct', k: part(key) } }, one, key),
      ]),
    ),
  ];
  for (const token of forged) {
    const { status } = await check(ask, token);
    attack.check(status === 401, () => `${token} was answered ${status}`);
  }
  for (const { access, user } of [mine, theirs]) {
    const { status, text } = await check(ask, access);
    attack.check(status === 200 && text.includes(user.address), () => `a good token was answered ${status}`);
  }
  return attack.row;
}
