import type { Database } from '../db/database.ts';
import type { Networks } from '../core/networks.ts';

/** What every store needs to answer. */
export type StoreContext = {
  database: Database;
  networks: Networks;
  usdRates: Map<string, bigint>;
};

/** Sums made of a contract's own claims never leave uint256. */
export const MAX_UINT256_SQL = '115792089237316195423570985008687907853269984665640564039457584007913129639935';

/** The beginning of the hour that `time` is in, as SQL. Both in Unix seconds. */
export const hourOf = (time: string) => `(${time} - ${time} % 3600)`;

/** This machine's clock in Unix seconds. */
export const wallSeconds = () => Math.floor(Date.now() / 1000);

/** `%` and `_` of a person's words are letters, not patterns. */
export const likePattern = (text: string) => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
