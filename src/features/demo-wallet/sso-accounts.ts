import { encodeFunctionData, type Hex } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import * as v from 'valibot';
import { hash32Schema, quantitySchema } from '../../contract/primitives.ts';
import { rpc } from '../../device/rpc.ts';
import { sessionAccountAbi, sessionAccountFactoryAbi } from '../../domain/session-policy/abis.ts';
import type { SessionConfig } from '../../domain/session-policy/config.ts';
import { listSessions } from '../../services/sso-listing.ts';
import {
  ownerSignature,
  readGasPrice,
  readNonce,
  readSso,
  serializeSso,
  ssoTransaction,
  ssoTransactionHash,
  ssoUrls,
  type Sso,
  type SsoCall,
  type SsoFee,
} from '../../services/sso-transactions.ts';
import { isSignedBy, signByPasskey, type Assertion, type Passkey } from './sso-passkey.ts';

/* Accounts of passkeys on the chain. */

export type Account = { address: Hex; owner: Passkey; isDeployed: boolean };

/** Making an account or a session cannot be estimated before the account is there. */
const MAKING_GAS = 2_000_000n;

/* Passkeys made here, so that one whose account never came to be still gets it. */
const MADE = 'sso-passkeys';
const keySchema = v.object({ credentialIdHash: hash32Schema, x: hash32Schema, y: hash32Schema });

function passkeysMade(): Passkey[] {
  try {
    return v.parse(v.array(keySchema), JSON.parse(localStorage.getItem(MADE) ?? '[]'));
  } catch {
    return [];
  }
}
export function notePasskey(passkey: Passkey): void {
  try {
    localStorage.setItem(MADE, JSON.stringify([...passkeysMade(), passkey]));
  } catch {
    // Its account is made now all the same.
  }
}

export async function accountOf(sso: Sso, owner: Passkey): Promise<Account> {
  const args = [owner.credentialIdHash, owner.x, owner.y] as const;
  const at = { address: sso.factory, abi: sessionAccountFactoryAbi } as const;
  const address = (await readSso(sso, { ...at, functionName: 'accountAddress', args })).toLowerCase() as Hex;
  const isDeployed = await readSso(sso, { ...at, functionName: 'isAccount', args: [address] });
  return { address, owner, isDeployed };
}

export async function ownerOf(sso: Sso, address: Hex): Promise<Passkey> {
  const at = { address, abi: sessionAccountAbi, functionName: 'owner', args: [] } as const;
  const [credentialIdHash, x, y] = await readSso(sso, at);
  return { credentialIdHash, x, y };
}

/** The account of whoever signed; null where there is none. Anybody can make one that names a passkey. */
export async function findAccount(sso: Sso, assertion: Assertion): Promise<Account | null> {
  const { credentialIdHash } = assertion;
  const made = passkeysMade().find((one) => one.credentialIdHash === credentialIdHash);
  if (made !== undefined && (await isSignedBy(made, assertion))) return accountOf(sso, made);
  const addresses = await readSso(sso, {
    address: sso.factory,
    abi: sessionAccountFactoryAbi,
    functionName: 'accountsOf',
    args: [credentialIdHash],
  });
  for (const address of addresses) {
    const owner = await ownerOf(sso, address.toLowerCase() as Hex);
    const isTheirs = owner.credentialIdHash === credentialIdHash && (await isSignedBy(owner, assertion));
    if (isTheirs) return { address: address.toLowerCase() as Hex, owner, isDeployed: true };
  }
  return null;
}

/** What an account has and what may spend it. A network that says nothing keeps nobody from a session. */
export async function standing(sso: Sso, address: Hex): Promise<{ held: bigint | null; active: number }> {
  const [held, sessions] = await Promise.all([
    rpc(ssoUrls(sso), 'eth_getBalance', [address, 'latest'])
      .then((answer) => BigInt(v.parse(quantitySchema, answer)))
      .catch(() => null),
    listSessions(sso, address, null).then(
      (page) => page.sessions,
      () => [],
    ),
  ]);
  return { held, active: sessions.filter(({ status }) => status === 'active').length };
}

/** The call, signed by the account's passkey. */
export async function signAsOwner(sso: Sso, owner: Passkey, o: SsoCall & SsoFee & { from: Hex; nonce: number }) {
  const transaction = ssoTransaction(sso, o);
  return serializeSso(transaction, ownerSignature(await signByPasskey(owner, ssoTransactionHash(transaction))));
}

/** What makes the account and its session, to be sent in this order. */
export async function signSession(sso: Sso, account: Account, config: SessionConfig): Promise<Hex[]> {
  const { address, owner, isDeployed } = account;
  const fee = { gas: MAKING_GAS, maxFeePerGas: await readGasPrice(sso) };
  const data = encodeFunctionData({ abi: sessionAccountAbi, functionName: 'createSession', args: [config] });
  const nonce = isDeployed ? await readNonce(sso, address) : 0;
  const created = await signAsOwner(sso, owner, { ...fee, to: address, value: 0n, data, from: address, nonce });
  return isDeployed ? [created] : [await signDeployment(sso, owner, fee), created];
}

/** What makes the account alone; nothing where it is there. */
export const signAccount = async (sso: Sso, { owner, isDeployed }: Account): Promise<Hex[]> =>
  isDeployed ? [] : [await signDeployment(sso, owner, { gas: MAKING_GAS, maxFeePerGas: await readGasPrice(sso) })];

/** Anybody may make an account: a key that is used this once does, and the network's paymaster pays. */
async function signDeployment(sso: Sso, { credentialIdHash, x, y }: Passkey, fee: SsoFee): Promise<Hex> {
  const key = privateKeyToAccount(generatePrivateKey());
  const data = encodeFunctionData({
    abi: sessionAccountFactoryAbi,
    functionName: 'deployAccount',
    args: [credentialIdHash, x, y],
  });
  const transaction = ssoTransaction(sso, { ...fee, to: sso.factory, value: 0n, data, from: key.address, nonce: 0 });
  return serializeSso(transaction, await key.sign({ hash: ssoTransactionHash(transaction) }));
}
