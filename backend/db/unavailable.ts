import { StoreUnavailableError } from './database.ts';

/** SQLSTATE classes of PostgreSQL: connection, resources (disk full among them), shutdown and start, input and output. */
const STORE_STATES = /^(08...|53...|57P0[1-4]|58...|25006|XX001|XX002)$/;
/** Of the operating system, and of the driver, which gives no code. */
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  'ENOSPC',
  'EIO',
]);
const DRIVER_WORDS =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout|not queryable/i;

/** Whether an error is the store's fault: it is down, starting, full or unreachable. */
function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return STORE_STATES.test(code) || SYSTEM_CODES.has(code) || DRIVER_WORDS.test(error.message);
}

/** Runs a piece of store work; what is the store's fault becomes a `StoreUnavailableError`. */
export async function askStore<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    const detail = error instanceof Error ? error.message : String(error);
    throw new StoreUnavailableError(`The store cannot be used now: ${detail}`, { cause: error });
  }
}
