/** What a store may bind. Numbers beyond 2^53 and JSON travel as text and are cast in the SQL. */
export type Param = string | number | boolean | null | readonly string[] | readonly number[];

/** The store cannot be asked, or takes no writes, now: nothing was decided, and the same call may work later. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError';
}

/** Runs SQL. `numeric` columns come back as decimal strings, `bigint` columns as numbers. */
export type Queries = {
  /** @throws StoreUnavailableError when the fault is the store's and not the statement's */
  query<Row extends object>(sql: string, params?: readonly Param[]): Promise<Row[]>;
};

export type Listener = {
  heard(payload: string): void;
  /** Something may have been told that was not heard. */
  missed(): void;
};

/** One SQL dialect on two engines. Only `backend/stores` and the migrations write SQL. */
export type Database = Queries & {
  readonly engine: 'pglite' | 'postgres';
  /**
   * Commits when `work` resolves, rolls back when it throws. Inside, use only the given `Queries`: `work` may be
   * run again after a deadlock.
   */
  transaction<Result>(work: (tx: Queries) => Promise<Result>): Promise<Result>;
  /**
   * Hears what is told by `pg_notify` on a channel, by this node and by those that share the store. Resolves once it
   * hears, to what ends it.
   */
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>;
  /** Runs several statements without parameters: migrations. */
  script(sql: string): Promise<void>;
  close(): Promise<void>;
};
