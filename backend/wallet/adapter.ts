import { createHash } from 'node:crypto';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { InvalidGrant } from 'oidc-provider/lib/helpers/errors.js';
import type { Database } from '../db/database.ts';
import { wallSeconds } from '../stores/context.ts';
import {
  consumeOauthRecord,
  deleteOauthGrant,
  deleteOauthRecord,
  endOauthGrant,
  findOauthRecord,
  putOauthRecord,
} from '../stores/oauth-records.ts';

/** Whose ids are secrets that somebody shows: stored as a hash. A session is found by its `uid` as well. */
const SECRET_IDS = new Set(['AccessToken', 'RefreshToken', 'AuthorizationCode']);
const LASTING_SECONDS = 14 * 86_400;

/** Keeps what the token service knows in the store, so that several nodes and a restart know the same. */
export const createAdapter =
  (database: Database) =>
  (model: string): Adapter => {
    const isSecret = SECRET_IDS.has(model);
    const stored = (id: string) => (isSecret ? createHash('sha256').update(id).digest('hex') : id);

    async function find(key: 'id' | 'uid', value: string, jti: string | undefined) {
      const record = await findOauthRecord(database, { model, key, value, now: wallSeconds() });
      if (record === null) return undefined;
      const payload = JSON.parse(record.payload) as AdapterPayload;
      return {
        ...payload,
        ...(jti === undefined ? {} : { jti }),
        ...(record.consumed === null ? {} : { consumed: record.consumed }),
      };
    }

    return {
      async upsert(id, payload, expiresIn) {
        const { jti, ...others } = payload;
        await putOauthRecord(database, {
          model,
          id: stored(id),
          payload: JSON.stringify(isSecret ? others : { ...others, jti }),
          grantId: payload.grantId ?? null,
          uid: payload.uid ?? null,
          expiresAt: wallSeconds() + (expiresIn ?? LASTING_SECONDS),
        });
      },
      find: (id) => find('id', stored(id), isSecret ? id : undefined),
      findByUid: (uid) => find('uid', uid, undefined),
      findByUserCode: () => Promise.resolve(undefined),
      async consume(id) {
        if (await consumeOauthRecord(database, { model, id: stored(id), now: wallSeconds() })) return;
        // Shown twice at the same moment: the provider's own look came before the other one's use.
        const record = await find('id', stored(id), id);
        if (record?.grantId !== undefined) await endOauthGrant(database, record.grantId);
        throw new InvalidGrant('already used');
      },
      async destroy(id) {
        await deleteOauthRecord(database, { model, id: stored(id) });
      },
      async revokeByGrantId(grantId) {
        await deleteOauthGrant(database, { model, grantId });
      },
    };
  };
