import type { StoreConfig } from '../core/store-settings.ts';
import { standingOf } from '../db/replica.ts';
import { fine, hostOf, inShort, wrong, type Finding } from './finding.ts';

/** In bytes of the log: a moment's work of a busy store. */
const BEHIND = 16n * 1024n * 1024n;

/** Whether each of `DATABASE_REPLICA_URLS` follows the server of `DATABASE_URL`, and how closely. */
export async function examineReplicas({
  databaseUrl,
  databaseReplicaUrls: urls,
}: Pick<StoreConfig, 'databaseUrl' | 'databaseReplicaUrls'>): Promise<Finding[]> {
  if (databaseUrl === undefined || urls.length === 0) return [];
  const { openFollower } = await import('../db/postgres.ts');
  const askedAt = async (url: string) => {
    const server = openFollower(url);
    try {
      return await standingOf(server);
    } finally {
      await server.close();
    }
  };
  // The store's own finding says what is wrong with it.
  const primary = await askedAt(databaseUrl).catch(() => null);
  return Promise.all(
    urls.map(async (url): Promise<Finding> => {
      const about = `replica, ${hostOf(url)}`;
      try {
        const { cluster, follows, bytes } = await askedAt(url);
        if (primary !== null && primary.cluster !== cluster)
          return wrong(about, 'it is of another cluster than DATABASE_URL’s server');
        if (!follows) return wrong(about, 'it follows no other server: it was promoted, or is the primary itself');
        const behind = primary === null ? 0n : BigInt(primary.bytes) - BigInt(bytes);
        if (behind > BEHIND)
          return wrong(about, `it is ${behind / 1024n / 1024n} MB of the log behind: reads go to the primary`);
        return fine(about, 'it follows, and can be read from');
      } catch (error) {
        return wrong(about, inShort(error));
      }
    }),
  );
}
