import { bytesToHex, concat, encodeAbiParameters, hexToBytes, parseAbiParameters, sha256, toHex, type Hex } from 'viem';

/* A passkey as an authenticator keeps it, which stands outside the product. */

const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
const AUTH = parseAbiParameters(
  '(bytes32 r, bytes32 s, uint256 challengeIndex, uint256 typeIndex, bytes authenticatorData, string clientDataJSON)',
);

export type Passkey = {
  credentialIdHash: Hex;
  x: Hex;
  y: Hex;
  /** What an account takes as its owner's signature of a hash. */
  sign(hash: Hex): Promise<Hex>;
};

export async function makePasskey(): Promise<Passkey> {
  const keys = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', keys.publicKey));
  return {
    credentialIdHash: sha256(point),
    x: bytesToHex(point.slice(1, 33)),
    y: bytesToHex(point.slice(33)),
    async sign(hash) {
      const challenge = Buffer.from(hexToBytes(hash)).toString('base64url');
      const clientDataJSON = `{"type":"webauthn.get","challenge":"${challenge}","origin":"https://wallet.example"}`;
      // Present and verified.
      const authenticatorData = concat([sha256(toHex('wallet.example')), '0x05', '0x00000001']);
      const signed = hexToBytes(concat([authenticatorData, sha256(toHex(clientDataJSON))]));
      const signature = await crypto.subtle.sign(
        { name: 'ECDSA', hash: 'SHA-256' },
        keys.privateKey,
        new Uint8Array(signed),
      );
      const bytes = new Uint8Array(signature);
      const s = BigInt(bytesToHex(bytes.slice(32)));
      return encodeAbiParameters(AUTH, [
        {
          r: bytesToHex(bytes.slice(0, 32)),
          s: toHex(s > ORDER / 2n ? ORDER - s : s, { size: 32 }),
          challengeIndex: BigInt(clientDataJSON.indexOf('"challenge"')),
          typeIndex: BigInt(clientDataJSON.indexOf('"type"')),
          authenticatorData,
          clientDataJSON,
        },
      ]);
    },
  };
}
