import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Mail, Message } from '../core/messages.ts';
import type { Queries } from '../db/database.ts';
import { wallSeconds } from '../stores/context.ts';
import { queueJob } from '../stores/jobs.ts';
import { JobGivenUpError, jobWork, type JobWork } from './kind.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** `until`: nobody wants it later, in Unix seconds. */
const payloadSchema = v.object({ sealed: v.string(), until: v.nullable(v.number()) });
const messageSchema = v.object({ recipient: v.string(), subject: v.string(), text: v.string() });

/** Keys that all nodes have, the newest first. */
type Keys = () => readonly [string, ...string[]];

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'vitrine mail', 32));

/** Mails hold codes that sign people in, and whom they are for: who reads the store, or a copy of it, reads neither. */
export function seal(message: Message, keys: Keys): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(keys()[0]), nonce);
  const sealed = [cipher.update(JSON.stringify(message), 'utf8'), cipher.final()];
  return Buffer.concat([nonce, ...sealed, cipher.getAuthTag()]).toString('base64');
}

/** Null where no key opens it. */
export function unseal(sealed: string, keys: Keys): Message | null {
  const bytes = Buffer.from(sealed, 'base64');
  for (const secret of keys()) {
    try {
      const opening = createDecipheriv(CIPHER, keyOf(secret), bytes.subarray(0, NONCE_BYTES));
      opening.setAuthTag(bytes.subarray(-TAG_BYTES));
      const text = [opening.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), opening.final()];
      return v.parse(messageSchema, JSON.parse(Buffer.concat(text).toString()));
    } catch {
      // The next key's, perhaps.
    }
  }
  return null;
}

/**
 * Mails as jobs: queued in the transaction that causes them, sent by any node that has a mail server. A mail is sent
 * again where its server refused it for now or was not reached; where the outcome is not known, because the connection
 * or the node broke off while it was sent, it may come twice, under one Message-ID.
 */
export function createMailQueue({ keys, mail }: { keys: Keys; mail: Mail }): { send: SendMail; work: JobWork } {
  return {
    async send(tx, message, { until = null } = {}) {
      // What stays in this process cannot fail.
      if (mail.outbox !== null) return mail.outbox.send(message);
      const payload: v.InferOutput<typeof payloadSchema> = { sealed: seal(message, keys), until };
      await queueJob(tx, { kind: 'mail', key: randomUUID(), payload });
    },
    work: jobWork({
      kind: 'mail',
      payload: payloadSchema,
      tries: 8,
      backoffSeconds: 10,
      async run({ sealed, until }, { id }) {
        if (until !== null && until < wallSeconds()) throw new JobGivenUpError('It would have come too late.');
        const message = unseal(sealed, keys);
        if (message === null) throw new JobGivenUpError('It was sealed by a key that this server has no more.');
        const outcome = await mail.deliver(message, id);
        if (outcome === null) return;
        throw outcome.isFinal ? new JobGivenUpError(outcome.error) : new Error(outcome.error);
      },
    }),
  };
}

/** Sends a mail once this is committed. `until`: nobody wants it later, in Unix seconds. */
export type SendMail = (tx: Queries, message: Message, o?: { until?: number }) => Promise<void>;
