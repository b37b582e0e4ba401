import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError, type Config } from '../config.ts';
import type { SecurityLog } from '../core/security-log.ts';
import type { AccessKeys } from '../http/tokens.ts';

/** Where keys stand: files of their own, never the store, whose files and copies travel further. */
const keyFile = (stateDir: string, name: string) => join(stateDir, 'keys', name);

export const makeKey = () => randomBytes(32).toString('hex');

/** A key's file, mode 0600 in a folder of mode 0700. Throws a `StartError` when the file is empty. */
export function readOrMakeKey(stateDir: string, name: string, make: () => string): string {
  const file = keyFile(stateDir, name);
  try {
    mkdirSync(join(stateDir, 'keys'), { recursive: true, mode: 0o700 });
    // Two starts at once: one writes, both read the same.
    writeFileSync(file, `${make()}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const key = readFileSync(file, 'utf8').trim();
  if (key === '')
    throw new StartError(`The key file ${file} is empty: put back a copy, or delete it to make a new key.`);
  return key;
}

/** Writes a key's file anew; who reads it sees the old text or the new one, whole. */
export function replaceKey(stateDir: string, name: string, text: string): void {
  const file = keyFile(stateDir, name);
  mkdirSync(join(stateDir, 'keys'), { recursive: true, mode: 0o700 });
  writeFileSync(`${file}.next`, `${text}\n`, { mode: 0o600 });
  renameSync(`${file}.next`, file);
}

/** The name of the file that holds what access tokens are signed with. */
export const ACCESS_TOKEN_KEY = 'access-token';
/** The name of the file with the private key that the embedded networks' zones believe. */
export const ZONE_SIGNER_KEY = 'zone-signer';
const REREAD_MS = 5_000;

/**
 * The keys of access tokens: those of ACCESS_TOKEN_KEYS, else the state folder's, which a running server
 * reads again when a rotation changed them. Its first line is the newest key; a second one is the key
 * before and, after a space, until when its tokens count (Unix seconds).
 */
export function accessKeys(
  { stateDir, accessTokenKeys }: Config,
  securityLog: SecurityLog = () => undefined,
): AccessKeys {
  const [first, ...others] = accessTokenKeys;
  if (first !== undefined) return () => [first, ...others];
  let keys = parseAccessKeys(readOrMakeKey(stateDir, ACCESS_TOKEN_KEY, makeKey));
  const file = keyFile(stateDir, ACCESS_TOKEN_KEY);
  let written = statSync(file).mtimeMs;
  let readAt = Date.now();
  return () => {
    const now = Date.now();
    if (now - readAt >= REREAD_MS) {
      readAt = now;
      // A file that is gone or damaged changes nothing for a server that runs.
      const mtime = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? written;
      if (mtime !== written) {
        keys = parseAccessKeys(readOrMakeKey(stateDir, ACCESS_TOKEN_KEY, makeKey));
        securityLog({ event: 'key.rotated', details: { key: ACCESS_TOKEN_KEY } });
      }
      written = mtime;
    }
    return keys.before !== null && keys.before.until * 1000 > now ? [keys.newest, keys.before.key] : [keys.newest];
  };
}

type StoredKeys = { newest: string; before: { key: string; until: number } | null };

function parseAccessKeys(text: string): StoredKeys {
  const [newest = '', line] = text.split('\n').map((one) => one.trim());
  const [key = '', until = ''] = line?.split(' ') ?? [];
  return { newest, before: key === '' ? null : { key, until: Number(until) || 0 } };
}

/** Makes a new key for access tokens. Tokens of the one before count for as long as they would have lasted. */
export function rotateAccessKey({ stateDir, accessTokenSeconds }: Config, now = Date.now()): void {
  const { newest } = parseAccessKeys(readOrMakeKey(stateDir, ACCESS_TOKEN_KEY, makeKey));
  const until = Math.ceil(now / 1000 + REREAD_MS / 1000) + accessTokenSeconds;
  replaceKey(stateDir, ACCESS_TOKEN_KEY, `${makeKey()}\n${newest} ${until}`);
}
