import { generatePrivateKey, privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts';
import type { Hex } from 'viem';
import { hexToBytes, bytesToHex } from 'viem/utils';
import * as v from 'valibot';
import { addressSchema } from '../../contract/primitives.ts';

/*
 * The own wallet's key. It is made here and leaves this page only encrypted: the private key by a data key, and
 * the data key once for each way to open it (a passkey's PRF, a passphrase, the recovery code).
 */

const base64 = v.pipe(v.string(), v.maxLength(2_000), v.regex(/^[A-Za-z0-9+/]*=*$/));
const sealedSchema = v.object({ iv: base64, text: base64 });
const waySchema = v.variant('kind', [
  v.object({ kind: v.literal('passkey'), credential: base64, salt: base64, key: sealedSchema }),
  v.object({
    kind: v.literal('passphrase'),
    salt: base64,
    // What the server stored cannot make a passphrase cheap to guess, or this page hang.
    rounds: v.pipe(v.number(), v.integer(), v.minValue(600_000), v.maxValue(10_000_000)),
    key: sealedSchema,
  }),
  v.object({ kind: v.literal('recovery'), salt: base64, key: sealedSchema }),
]);
export type Way = v.InferOutput<typeof waySchema>;
export const recordSchema = v.object({
  format: v.literal(1),
  address: addressSchema,
  secret: sealedSchema,
  ways: v.pipe(v.array(waySchema), v.minLength(1), v.maxLength(8)),
});
export type KeyRecord = v.InferOutput<typeof recordSchema>;

/** PBKDF2-HMAC-SHA-256, above what OWASP asks for (600,000). */
const ROUNDS = 1_000_000;
export const PASSPHRASE_LEAST = 12;

const bytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));
export const toBase64 = (of: Uint8Array | ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(of)));
export const fromBase64 = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
const utf8 = (text: string) => new TextEncoder().encode(text);

const AES = { name: 'AES-GCM', length: 256 } as const;
type Purpose = 'passkey' | 'recovery';

/** Of a secret that nobody can guess. */
async function keyOfSecret(secret: Uint8Array<ArrayBuffer>, salt: Uint8Array<ArrayBuffer>, purpose: Purpose) {
  const base = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  const info = utf8(`vitrine-wallet ${purpose}`);
  return crypto.subtle.deriveKey({ name: 'HKDF', hash: 'SHA-256', salt, info }, base, AES, false, [
    'encrypt',
    'decrypt',
  ]);
}
async function keyOfPassphrase(passphrase: string, salt: Uint8Array<ArrayBuffer>, rounds: number) {
  const base = await crypto.subtle.importKey('raw', utf8(passphrase.normalize('NFKC')), 'PBKDF2', false, ['deriveKey']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds };
  return crypto.subtle.deriveKey(how, base, AES, false, ['encrypt', 'decrypt']);
}

/** `about` is authenticated: what was sealed for one account opens for no other. */
async function seal(key: CryptoKey, clear: Uint8Array<ArrayBuffer>, about: string) {
  const iv = bytes(12);
  const text = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: utf8(about) }, key, clear);
  return { iv: toBase64(iv), text: toBase64(text) };
}
/** @throws where the key is another, or the text was changed */
async function open(key: CryptoKey, { iv, text }: v.InferOutput<typeof sealedSchema>, about: string) {
  const how = { name: 'AES-GCM', iv: fromBase64(iv), additionalData: utf8(about) };
  return new Uint8Array(await crypto.subtle.decrypt(how, key, fromBase64(text)));
}

/** How somebody opens their wallet, with what they show for it. `secret`: a passkey's PRF output. */
export type Proof =
  | { kind: 'passkey'; credential: string; salt: Uint8Array<ArrayBuffer>; secret: Uint8Array<ArrayBuffer> }
  | { kind: 'passphrase'; passphrase: string }
  | { kind: 'recovery'; code: string };

/** Five bits a character, none that looks like another. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ0123456789';
const CODE_CHARS = 32;
/** 160 random bits, in groups of four. */
export function makeRecoveryCode(): string {
  const chars = [...bytes(CODE_CHARS)].map((byte) => ALPHABET[byte % 32] ?? '').join('');
  return (chars.match(/.{4}/g) ?? []).join('-');
}
const plainCode = (code: string) => code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

const about = (address: string, part: string) => `vitrine-wallet 1 ${address} ${part}`;

async function wayBy(proof: Proof, dataKey: Uint8Array<ArrayBuffer>, address: string): Promise<Way> {
  const of = about(address, proof.kind);
  if (proof.kind === 'passkey') {
    const key = await keyOfSecret(proof.secret, proof.salt, 'passkey');
    const { credential } = proof;
    return { kind: 'passkey', credential, salt: toBase64(proof.salt), key: await seal(key, dataKey, of) };
  }
  const salt = bytes(16);
  if (proof.kind === 'recovery') {
    const key = await keyOfSecret(utf8(plainCode(proof.code)), salt, 'recovery');
    return { kind: 'recovery', salt: toBase64(salt), key: await seal(key, dataKey, of) };
  }
  const key = await keyOfPassphrase(proof.passphrase, salt, ROUNDS);
  return { kind: 'passphrase', salt: toBase64(salt), rounds: ROUNDS, key: await seal(key, dataKey, of) };
}

async function dataKeyBy(proof: Proof, way: Way, address: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const salt = fromBase64(way.salt);
  let key: CryptoKey;
  if (way.kind === 'passkey' && proof.kind === 'passkey' && way.credential === proof.credential)
    key = await keyOfSecret(proof.secret, salt, 'passkey');
  else if (way.kind === 'recovery' && proof.kind === 'recovery')
    key = await keyOfSecret(utf8(plainCode(proof.code)), salt, 'recovery');
  else if (way.kind === 'passphrase' && proof.kind === 'passphrase')
    key = await keyOfPassphrase(proof.passphrase, salt, way.rounds);
  else return null;
  return open(key, way.key, about(address, way.kind)).catch(() => null);
}

const aesKey = (raw: Uint8Array<ArrayBuffer>) =>
  crypto.subtle.importKey('raw', raw, AES, false, ['encrypt', 'decrypt']);

/** An opened wallet: its account, and its data key for a further way to open it. */
export type OpenKey = { account: PrivateKeyAccount; dataKey: Uint8Array<ArrayBuffer> };

/** A new key, which any of the proofs opens. */
export async function makeKey(proofs: readonly Proof[]): Promise<{ record: KeyRecord; open: OpenKey }> {
  const privateKey = generatePrivateKey();
  const account = privateKeyToAccount(privateKey);
  const address = account.address.toLowerCase() as Hex;
  const dataKey = bytes(32);
  const secret = await seal(await aesKey(dataKey), new Uint8Array(hexToBytes(privateKey)), about(address, 'secret'));
  const ways: Way[] = [];
  for (const proof of proofs) ways.push(await wayBy(proof, dataKey, address));
  return { record: { format: 1, address, secret, ways }, open: { account, dataKey } };
}

/** Null where the proof opens none of its ways, or what it opens is another account's. */
export async function openKey(record: KeyRecord, proof: Proof): Promise<OpenKey | null> {
  for (const way of record.ways) {
    const dataKey = await dataKeyBy(proof, way, record.address);
    if (dataKey === null) continue;
    const secret = await open(await aesKey(dataKey), record.secret, about(record.address, 'secret')).catch(() => null);
    const account = secret?.length === 32 ? privateKeyToAccount(bytesToHex(secret)) : null;
    if (account?.address.toLowerCase() === record.address) return { account, dataKey };
  }
  return null;
}

/** The same key with this way instead of those of its kind; the recovery code's stays. */
export async function withWay(record: KeyRecord, { dataKey }: OpenKey, proof: Proof): Promise<KeyRecord> {
  const way = await wayBy(proof, dataKey, record.address);
  return { ...record, ways: [...record.ways.filter(({ kind }) => kind !== proof.kind), way] };
}
