import type { Context } from 'hono';

export const SECURITY_TXT_PATH = '/.well-known/security.txt';
/** RFC 9116 wants less than a year; each answer renews the date. */
const EXPIRES_MS = 180 * 86_400_000;

/** Where to report weaknesses of this server (RFC 9116), or null if its operator named nobody. */
export function securityTxt(o: { contacts: readonly string[]; publicOrigin: string | undefined }) {
  if (o.contacts.length === 0) return null;
  return (c: Context): Response => {
    const lines = [
      ...o.contacts.map((contact) => `Contact: ${contact}`),
      `Expires: ${new Date(Date.now() + EXPIRES_MS).toISOString()}`,
      ...(o.publicOrigin === undefined ? [] : [`Canonical: ${o.publicOrigin}${SECURITY_TXT_PATH}`]),
    ];
    return c.body(`${lines.join('\n')}\n`, 200, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
    });
  };
}
