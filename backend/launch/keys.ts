import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webPush from 'web-push';
import { StartError, type Config } from '../config.ts';
import { PUSH_KEYS_FORM, type PushKeys } from '../core/push-settings.ts';
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
/** The name of the file with the private key that signs exports. */
export const EXPORT_KEY = 'export-signer';
/** The name of the file with the pair that push services know this server by. */
const PUSH_KEYS = 'push';
const REREAD_MS = 5_000;
/** Each is tried for every token that is none of the newest key's. */
const MOST_OLDER_KEYS = 32;

/**
 * The keys of access tokens: those of ACCESS_TOKEN_KEYS, else the state folder's, which a running server
 * reads again when a rotation changed them. Its first line is the newest key; each further one is an older
 * key and, after a space, until when its tokens count (Unix seconds).
 */
export function accessKeys({ stateDir, accessTokenKeys }: Config): AccessKeys {
  const [first, ...others] = accessTokenKeys;
  if (first !== undefined) return () => [first, ...others];
  let keys = parseAccessKeys(readOrMakeKey(stateDir, ACCESS_TOKEN_KEY, makeKey));
  const file = keyFile(stateDir, ACCESS_TOKEN_KEY);
  let written = textOf(file);
  let readAt = Date.now();
  return () => {
    const now = Date.now();
    if (now - readAt >= REREAD_MS) {
      readAt = now;
      // A file that is gone or empty changes nothing for a server that runs. Its time would not do: two
      // rotations can share one.
      const text = textOf(file);
      if (text !== '' && text !== written) keys = parseAccessKeys(text);
      written = text;
    }
    return [keys.newest, ...living(keys.older, now).map(({ key }) => key)];
  };
}

/** Those of PUSH_KEYS, else the state folder's. Browsers subscribe with the public one: it must stay. */
export function pushKeys({ stateDir, pushKeys: given }: Config): PushKeys {
  const make = () => {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    return `${publicKey},${privateKey}`;
  };
  const [, publicKey = '', privateKey = ''] =
    PUSH_KEYS_FORM.exec(given ?? readOrMakeKey(stateDir, PUSH_KEYS, make)) ?? [];
  if (privateKey === '')
    throw new StartError(`The key file ${keyFile(stateDir, PUSH_KEYS)} is damaged: put back a copy, or delete it.`);
  return { publicKey, privateKey };
}

/** '' where there is none. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return '';
  }
}

type OlderKey = { key: string; until: number };

const living = (older: readonly OlderKey[], now: number) => older.filter(({ until }) => until * 1000 > now);

function parseAccessKeys(text: string): { newest: string; older: OlderKey[] } {
  const [newest = '', ...lines] = text.split('\n').map((line) => line.trim());
  const older = lines.map((line) => {
    const [key = '', until = ''] = line.split(' ');
    return { key, until: Number(until) || 0 };
  });
  return { newest, older: older.filter(({ key }) => key !== '') };
}

/** Only what is there can be rotated: a mistyped VITRINE_STATE must not look like a success. */
function readKey(stateDir: string, name: string): string {
  if (!existsSync(keyFile(stateDir, name))) {
    throw new StartError(
      `There is no key ${name} in ${join(stateDir, 'keys')}: VITRINE_STATE must name the state folder of a Vitrine that was started before.`,
    );
  }
  return readOrMakeKey(stateDir, name, makeKey);
}

/** Makes a new key for access tokens. Tokens of every older one count for as long as they would have lasted. */
export function rotateAccessKey({ stateDir, accessTokenSeconds }: Config, now = Date.now()): void {
  const { newest, older } = parseAccessKeys(readKey(stateDir, ACCESS_TOKEN_KEY));
  const until = Math.ceil(now / 1000 + REREAD_MS / 1000) + accessTokenSeconds;
  const kept = [{ key: newest, until }, ...living(older, now)];
  if (kept.length > MOST_OLDER_KEYS) {
    const wait = Math.ceil(Math.min(...kept.map((one) => one.until)) - now / 1000);
    throw new StartError(
      `Tokens of ${MOST_OLDER_KEYS} older keys count still, and a further rotation would sign people out: rotate again in ${wait} seconds.`,
    );
  }
  replaceKey(stateDir, ACCESS_TOKEN_KEY, [makeKey(), ...kept.map((one) => `${one.key} ${one.until}`)].join('\n'));
  noteRotation(stateDir, ACCESS_TOKEN_KEY, now);
}

/** Makes a new key for the embedded networks' zones, which the next start tells them. */
export function rotateZoneSigner(stateDir: string, now = Date.now()): void {
  readKey(stateDir, ZONE_SIGNER_KEY);
  replaceKey(stateDir, ZONE_SIGNER_KEY, makeKey());
  noteRotation(stateDir, ZONE_SIGNER_KEY, now);
}

/** Rotations that no server has logged yet: a line each, with time and key. */
const ROTATIONS = 'rotations';

function noteRotation(stateDir: string, name: string, now: number): void {
  const line = `${new Date(now).toISOString()} ${name}\n`;
  appendFileSync(keyFile(stateDir, ROTATIONS), line, { mode: 0o600 });
}

/** Logs every rotation since the last call, also those of a time when no server ran. */
export function logRotations(stateDir: string, securityLog: SecurityLog): void {
  const file = keyFile(stateDir, ROTATIONS);
  const taken = `${file}.taken`;
  // Moved before it is read: a rotation meanwhile begins a new file. What was taken by a server that died is logged first.
  if (!existsSync(taken)) {
    if (!existsSync(file)) return;
    renameSync(file, taken);
  }
  for (const line of readFileSync(taken, 'utf8').split('\n').filter(Boolean)) {
    const [at = '', key = ''] = line.split(' ');
    securityLog({ event: 'key.rotated', details: { key, at } });
  }
  rmSync(taken);
}

/** Does so now and every few seconds. Returns what ends it. */
export function watchRotations(stateDir: string, securityLog: SecurityLog): () => void {
  logRotations(stateDir, securityLog);
  const timer = setInterval(() => {
    try {
      logRotations(stateDir, securityLog);
    } catch {
      // A disk that fails now is asked again.
    }
  }, REREAD_MS);
  timer.unref();
  return () => clearInterval(timer);
}
