import { createHash } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { recoverMessageAddress, type Hex } from 'viem';
import { signedWalletKeySchema, walletKeyMessage } from '../../src/contract/wallet-key.ts';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/answers.ts';
import { readBody } from '../http/input.ts';
import type { Limits } from '../http/limits.ts';
import { findWalletKey, putWalletKey } from '../stores/wallet-keys.ts';
import type { WalletUser } from '../stores/wallet-users.ts';

/** Keeps the key of a person as their browser encrypted it. A mailed code gets it, and can do nothing with it. */
export function createKeyApi(o: { database: Database; limits: Limits; requireUser(c: Context): Promise<WalletUser> }) {
  const { database, limits } = o;
  const app = new Hono();
  app.get('/', limits.guard('reads'), async (c) => {
    const user = await o.requireUser(c);
    return c.json({ key: await findWalletKey(database, user.id) });
  });
  app.put('/', limits.guard('writes'), async (c) => {
    const user = await o.requireUser(c);
    const { signature, ...key } = await readBody(c, signedWalletKeySchema);
    const hash = createHash('sha256').update(key.record).digest('hex');
    const message = walletKeyMessage({ ...key, hash });
    const signer = await recoverMessageAddress({ message, signature: signature as Hex }).catch(() => null);
    if (signer?.toLowerCase() !== key.address)
      throw new ApiError(403, 'key.signature', 'Its own account must sign it.');
    if (!(await putWalletKey(database, { ...key, userId: user.id }))) {
      throw new ApiError(409, 'key.other', 'There is another key already.');
    }
    return c.body(null, 204);
  });
  return app;
}
