import pg from 'pg';
import type { Listener } from './database.ts';

/** After a lost connection; twice as long each time. */
const AGAIN_MS = 500;
const AGAIN_AT_MOST_MS = 15_000;
/** A connection that died without a word is found by a question that gets no answer. */
const CHECK_MS = 15_000;
const ANSWER_MS = 5_000;

const nameOf = (channel: string) => pg.escapeIdentifier(channel);

/** A connection of its own, which listens until it is ended; a lost one is made again. */
export async function listenTo(
  url: string,
  channel: string,
  { heard, missed }: Listener,
): Promise<() => Promise<void>> {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS });
    let isLost = false;
    const lost = () => {
      if (isLost) return;
      isLost = true;
      clearTimeout(timer);
      next.end().catch(() => {});
      if (client === next) client = null;
      if (!isOver) again(AGAIN_MS);
    };
    next.on('notification', ({ payload }) => heard(payload ?? ''));
    next.on('error', lost);
    next.on('end', () => {
      if (client === next) lost();
    });
    try {
      await next.connect();
      await next.query(`listen ${nameOf(channel)}`);
    } catch (error) {
      isLost = true;
      await next.end().catch(() => {});
      throw error;
    }
    if (isOver) return next.end();
    client = next;
    check(next, lost);
  }

  function check(of: pg.Client, lost: () => void): void {
    timer = setTimeout(() => void of.query('select 1').then(() => check(of, lost), lost), CHECK_MS);
    timer.unref();
  }

  function again(wait: number): void {
    timer = setTimeout(() => {
      connect().then(missed, () => {
        if (!isOver) again(Math.min(AGAIN_AT_MOST_MS, wait * 2));
      });
    }, wait);
    timer.unref();
  }

  await connect();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await client?.end();
  };
}
