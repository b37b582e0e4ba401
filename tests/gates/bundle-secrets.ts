import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './files.ts';

/* What browsers get holds none of the server's secrets: neither their values here nor what would carry one. */

const SECRET_SETTINGS = [
  'ACCESS_TOKEN_KEYS',
  'ZONE_SIGNER_KEY',
  'DATABASE_URL',
  'WALLET_CLIENT_SECRET',
  'WALLET_COOKIE_KEYS',
  'WALLET_CODE_KEY',
  'SMTP_URL',
];
const FORBIDDEN: readonly RegExp[] = [
  /client_secret/,
  /-----BEGIN [A-Z ]*PRIVATE KEY/,
  /smtps?:\/\/[^\s"'`]+@/,
  new RegExp(SECRET_SETTINGS.join('|')),
];

/** The secrets this very machine has: a build must not have picked one up. */
function valuesHere(): string[] {
  const folder = join(process.env['VITRINE_STATE'] ?? '.vitrine', 'keys');
  const files = existsSync(folder) ? readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8')) : [];
  const settings = SECRET_SETTINGS.map((name) => process.env[name] ?? '');
  return [...settings, ...files].flatMap((text) => text.split(/[\s,]+/)).filter((text) => text.length >= 24);
}

/** What a text for browsers holds that it must not. */
export const secretsIn = (text: string, values: readonly string[]): string[] => [
  ...FORBIDDEN.flatMap((pattern) => pattern.exec(text)?.[0] ?? []),
  ...values.filter((value) => text.includes(value)).map((value) => `${value.slice(0, 4)}…`),
];

/** Every file of the build that browsers may load, and what is found in it. */
export function searchBundle(dist: string): { searched: number; found: string[] } {
  const values = valuesHere();
  const folders = readdirSync(dist, { withFileTypes: true })
    // The page's renderer runs on the server.
    .filter((entry) => entry.isDirectory() && entry.name !== 'server')
    .map(({ name }) => join(dist, name));
  const files = folders
    .flatMap(filesBelow)
    .filter(
      (file) => !/\/languages\/[a-z]+\/server\//.test(file) && /\.(js|html|css|json|map|webmanifest)$/.test(file),
    );
  const found = files.flatMap((file) =>
    secretsIn(readFileSync(file, 'utf8'), values).map((what) => `${file}: ${what}`),
  );
  return { searched: files.length, found };
}

if (process.argv[1]?.endsWith('bundle-secrets.ts')) {
  const { searched, found } = searchBundle('dist');
  process.stdout.write(`${[...found, `no secret may be in ${searched} files`].join('\n')}\n`);
  process.exitCode = found.length === 0 ? 0 : 1;
}
