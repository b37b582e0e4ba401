import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Database, Queries } from '../db/database.ts';
import type { Limits } from '../http/limits.ts';
import type { Language } from '../../src/language/language.ts';
import { wallSeconds } from '../stores/context.ts';
import { putOneTimeCode, tryOneTimeCode, useOneTimeCode } from '../stores/one-time-codes.ts';

/** Of one-time codes; docs/operating.md has the same numbers. */
export const CODE_LIMITS = { digits: 6, seconds: 600, tries: 5 } as const;

/** What became of a guess. `left`: how many tries the code has still; none as well where there is no code. */
export type Guess = { recipient: string } | { left: number };

export type CodeParts = {
  database: Database;
  limits: Pick<Limits, 'hasThisHour'>;
  /** Without it, who reads the store cannot try the million codes there are. */
  key: string;
  /** From 0 to below; Node's own, but where a test has to know it. */
  random?: (below: number) => number;
  /** Sends once this is committed; `until`, in Unix seconds, it is good. */
  send(tx: Queries, code: { recipient: string; code: string; language: Language; until: number }): Promise<void>;
};

/** Six digits to an e-mail address or a phone number. */
export function createCodes({ database, limits, key, random = randomInt, send }: CodeParts) {
  /** Names what a code is for, and stands in no URL. */
  const idOf = (purpose: string) => createHash('sha256').update(purpose).digest('hex');
  const hashOf = (purpose: string, code: string) =>
    createHmac('sha256', key).update(`${purpose}\n${code}`).digest('hex');

  return {
    /** Sends a new code for a purpose. Whoever asks learns the same, whether or not this recipient had too many. */
    async ask(purpose: string, recipient: string, language: Language): Promise<void> {
      const code = String(random(10 ** CODE_LIMITS.digits)).padStart(CODE_LIMITS.digits, '0');
      const counted = createHmac('sha256', key).update(recipient).digest('hex');
      const maySend = await limits.hasThisHour('codes', counted);
      const until = wallSeconds() + CODE_LIMITS.seconds;
      await database.transaction(async (tx) => {
        await putOneTimeCode(tx, {
          id: idOf(purpose),
          recipient,
          // What nobody was sent, nobody can guess: no code fits.
          codeHash: maySend ? hashOf(purpose, code) : randomBytes(32).toString('hex'),
          expiresAt: until,
        });
        if (maySend) await send(tx, { recipient, code, language, until });
      });
    },

    /** Good once, within its time and tries. */
    async guess(purpose: string, code: string): Promise<Guess> {
      const id = idOf(purpose);
      const asked = await tryOneTimeCode(database, { id, now: wallSeconds(), mostTries: CODE_LIMITS.tries });
      if (asked === null) return { left: 0 };
      const left = { left: CODE_LIMITS.tries - asked.tries };
      const hash = hashOf(purpose, code);
      if (!timingSafeEqual(Buffer.from(hash), Buffer.from(asked.codeHash))) return left;
      return (await useOneTimeCode(database, { id, codeHash: hash })) ? { recipient: asked.recipient } : left;
    },
  };
}

export type Codes = ReturnType<typeof createCodes>;
