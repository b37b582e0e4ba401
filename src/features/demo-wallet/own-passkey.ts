import { marketName } from '../../language/market-name.ts';
import { fromBase64, toBase64, type Proof } from './own-key.ts';
import { brand } from './own-texts.ts';

/* A passkey whose PRF (WebAuthn level 3) gives the secret that opens the wallet. No server checks its signature. */

type Passkey = Extract<Proof, { kind: 'passkey' }>;

const random = (count: number) => crypto.getRandomValues(new Uint8Array(count));

const prfOf = (credential: PublicKeyCredential): Uint8Array<ArrayBuffer> | null => {
  const first = credential.getClientExtensionResults().prf?.results?.first;
  if (first === undefined) return null;
  return first instanceof ArrayBuffer ? new Uint8Array(first) : new Uint8Array(first.buffer);
};

/** Asks for the secret of one of these. Null where the authenticator gives none. @throws where the person said no */
export async function usePasskey(known: readonly { credential: string; salt: string }[]): Promise<Passkey | null> {
  const answered = (await navigator.credentials.get({
    publicKey: {
      challenge: random(32),
      allowCredentials: known.map(({ credential }) => ({ type: 'public-key', id: fromBase64(credential) })),
      userVerification: 'required',
      extensions: {
        prf: {
          evalByCredential: Object.fromEntries(
            known.map(({ credential, salt }) => [urlSafe(credential), { first: fromBase64(salt) }]),
          ),
        },
      },
    },
  })) as PublicKeyCredential | null;
  if (answered === null) return null;
  const credential = toBase64(answered.rawId);
  const used = known.find((one) => one.credential === credential);
  const secret = prfOf(answered);
  return used && secret ? { kind: 'passkey', credential, salt: fromBase64(used.salt), secret } : null;
}

const urlSafe = (text: string) => text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** Makes one. Null where device or browser has no PRF. @throws where the person said no */
export async function makePasskey(email: string): Promise<Passkey | null> {
  if (!('PublicKeyCredential' in window)) return null;
  const salt = random(32);
  const made = (await navigator.credentials.create({
    publicKey: {
      rp: { name: brand(marketName()) },
      user: { id: random(32), name: email, displayName: email },
      challenge: random(32),
      pubKeyCredParams: [-7, -257].map((alg) => ({ type: 'public-key', alg })),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
      extensions: { prf: { eval: { first: salt } } },
    },
  })) as PublicKeyCredential | null;
  if (made?.getClientExtensionResults().prf?.enabled !== true) return null;
  const credential = toBase64(made.rawId);
  const secret = prfOf(made);
  if (secret) return { kind: 'passkey', credential, salt, secret };
  // Some tell it only when it is used.
  return usePasskey([{ credential, salt: toBase64(salt) }]);
}
