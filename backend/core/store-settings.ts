import * as v from 'valibot';

const POSTGRES_URLS = /^postgres(ql)?:\/\/[^\s,]+(,postgres(ql)?:\/\/[^\s,]+)*$/;

/** What the environment says of the store. */
export const storeEntries = {
  DATABASE_URL: v.optional(v.string()),
  DATABASE_LISTEN_URL: v.optional(v.string()),
  DATABASE_REPLICA_URLS: v.optional(
    v.pipe(
      v.string(),
      v.regex(POSTGRES_URLS),
      v.transform((text) => text.split(',')),
    ),
  ),
} as const;

export const STORE_WANTED = {
  DATABASE_REPLICA_URLS: 'URLs such as postgres://reader@replica/vitrine, separated by commas alone',
} as const;

export type StoreConfig = {
  /** Undefined for the embedded store. */
  databaseUrl: string | undefined;
  /** A direct connection, where `databaseUrl` is a pooler's. */
  databaseListenUrl: string | undefined;
  /** Servers that follow `databaseUrl`'s, and may be read from. */
  databaseReplicaUrls: readonly string[];
};

type Environment = v.InferOutput<v.ObjectSchema<typeof storeEntries, undefined>>;

export const storeConfigOf = (env: Environment): StoreConfig => ({
  databaseUrl: env.DATABASE_URL,
  databaseListenUrl: env.DATABASE_LISTEN_URL,
  databaseReplicaUrls: env.DATABASE_REPLICA_URLS ?? [],
});
