import { encodeAbiParameters, parseAbiParameters, type Hex } from 'viem';
import { bytesToHex, concatHex, hexToBytes, keccak256, sha256, toHex } from 'viem/utils';
import { ProviderError } from './provider-error.ts';
import * as texts from './sso-texts.ts';

/* Passkeys that own accounts: P-256, discoverable, used only with the person's verification. */

export type PublicKey = { x: Hex; y: Hex };
export type Passkey = PublicKey & { credentialIdHash: Hex };
type Bytes = Uint8Array<ArrayBuffer>;

const AUTH = parseAbiParameters(
  '(bytes32 r, bytes32 s, uint256 challengeIndex, uint256 typeIndex, bytes authenticatorData, string clientDataJSON)',
);
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

const random = (count: number) => crypto.getRandomValues(new Uint8Array(count));

/** @throws where the person said no */
export async function makePasskey(name: string): Promise<Passkey> {
  const made = (await navigator.credentials.create({
    publicKey: {
      rp: { name: texts.brand },
      user: { id: random(32), name, displayName: name },
      challenge: random(32),
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    },
  })) as PublicKeyCredential | null;
  const response = made?.response as AuthenticatorAttestationResponse | undefined;
  const spki = response?.getPublicKey();
  if (!made || !spki || response?.getPublicKeyAlgorithm() !== -7) throw new Error('No key on P-256 was made.');
  const point = new Uint8Array(spki).slice(-64);
  return {
    credentialIdHash: keccak256(new Uint8Array(made.rawId)),
    x: bytesToHex(point.slice(0, 32)),
    y: bytesToHex(point.slice(32)),
  };
}

export type Assertion = { credentialIdHash: Hex; r: bigint; s: bigint; authenticatorData: Bytes; clientData: Bytes };

/** Asks for a passkey's signature of these 32 bytes. @throws where the person said no */
export async function usePasskey(challenge: Hex): Promise<Assertion> {
  const used = (await navigator.credentials.get({
    publicKey: { challenge: new Uint8Array(hexToBytes(challenge)), userVerification: 'required' },
  })) as PublicKeyCredential | null;
  if (!used) throw new Error('No passkey was used.');
  const { authenticatorData, clientDataJSON, signature } = used.response as AuthenticatorAssertionResponse;
  const [r, s] = readDer(new Uint8Array(signature));
  return {
    credentialIdHash: keccak256(new Uint8Array(used.rawId)),
    r,
    // Contracts take the lower of the two that are valid.
    s: s > ORDER / 2n ? ORDER - s : s,
    authenticatorData: new Uint8Array(authenticatorData),
    clientData: new Uint8Array(clientDataJSON),
  };
}

/** Some passkey of the person's; which one it is, its account tells. */
export const findPasskey = () => usePasskey(bytesToHex(random(32)));

/** SEQUENCE { INTEGER r, INTEGER s }, each with its length in one byte. */
function readDer(der: Bytes): [r: bigint, s: bigint] {
  const rEnd = 4 + (der[3] ?? 0);
  const sEnd = rEnd + 2 + (der[rEnd + 1] ?? 0);
  if (der[0] !== 0x30 || der[2] !== 2 || der[rEnd] !== 2 || sEnd !== der.length) throw new Error('No signature.');
  return [BigInt(bytesToHex(der.slice(4, rEnd))), BigInt(bytesToHex(der.slice(rEnd + 2, sEnd)))];
}

/** Whether this key signed it. */
export async function isSignedBy({ x, y }: PublicKey, assertion: Assertion): Promise<boolean> {
  const point = new Uint8Array(hexToBytes(concatHex(['0x04', x, y])));
  const curve = { name: 'ECDSA', namedCurve: 'P-256' };
  const key = await crypto.subtle.importKey('raw', point, curve, false, ['verify']);
  const signature = concatHex([toHex(assertion.r, { size: 32 }), toHex(assertion.s, { size: 32 })]);
  const signed = concatHex([bytesToHex(assertion.authenticatorData), sha256(assertion.clientData)]);
  const [of, over] = [signature, signed].map((hex) => new Uint8Array(hexToBytes(hex)));
  return of !== undefined && over !== undefined
    ? crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, of, over)
    : false;
}

/** The passkey's signature of a hash as its account verifies it. @throws ProviderError for another passkey */
export async function signByPasskey(owner: Passkey, hash: Hex): Promise<Hex> {
  const assertion = await usePasskey(hash).catch(() => {
    throw new ProviderError(4001);
  });
  if (assertion.credentialIdHash !== owner.credentialIdHash) throw new ProviderError(4100, texts.otherPasskey);
  const clientDataJSON = new TextDecoder().decode(assertion.clientData);
  return encodeAbiParameters(AUTH, [
    {
      r: toHex(assertion.r, { size: 32 }),
      s: toHex(assertion.s, { size: 32 }),
      challengeIndex: BigInt(clientDataJSON.indexOf('"challenge"')),
      typeIndex: BigInt(clientDataJSON.indexOf('"type"')),
      authenticatorData: bytesToHex(assertion.authenticatorData),
      clientDataJSON,
    },
  ]);
}
