import { generatePrivateKey } from 'viem/accounts';
import { SECURE_LOGIN } from '../../src/contract/auth.ts';
import { buildSignInMessage } from '../../src/contract/sign-in-message.ts';
import { newAccount, newCaller, type Target } from './people.ts';
import { tally } from './result.ts';

/** Somebody else's account by the secure login: its marker alone, or with a signature that is not theirs. */
export async function secureLogins(t: Target) {
  const attack = tally('another’s account by the secure login');
  for (let round = 0; round < (t.isShort ? 2 : 10); round += 1) {
    const ask = newCaller(t);
    const victim = newAccount();
    const message = buildSignInMessage({
      origin: t.origin,
      address: victim.address,
      chainId: t.chainId,
      nonce: generatePrivateKey().slice(2, 26),
      issuedAt: new Date(),
    });
    const proof = { chainId: t.chainId, message };
    // ERC-6492 with an account of the attacker's own inside, ERC-1271 of nobody, a plain signature.
    const magic = '6492'.repeat(16);
    const mine = await newAccount().signMessage({ message });
    for (const body of [
      {},
      { proof: { ...proof, signature: '0x' } },
      { proof: { ...proof, signature: mine } },
      { proof: { ...proof, signature: `${mine}${magic}` } },
      { proof: { ...proof, signature: `0x${'00'.repeat(96)}${magic}` } },
    ]) {
      const sent = { sentAddress: victim.address, ...SECURE_LOGIN, ...body };
      const { status } = await ask('/marketplace/v1/login', { body: sent });
      attack.check(status === 401, () => `a login as somebody else was answered ${status}`);
    }
  }
  return attack.row;
}
