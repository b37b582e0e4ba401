import { createHmac } from 'node:crypto';

/** What a defender wants to find in the log; the names never change. */
export type SecurityEventName =
  | 'sign-in'
  | 'sign-in.refused'
  | 'refresh.reused'
  | 'sign-out'
  | 'sign-out.everywhere'
  | 'limit.hit'
  | 'key.rotated'
  | 'permission.given'
  | 'permission.refused'
  | 'csp.violation';

/**
 * One event. `client` is an address of the network, `account` one of a chain: neither is written down,
 * only a keyed hash of it. The rest is written as it is, so it must name nobody.
 */
export type SecurityEvent = {
  event: SecurityEventName;
  client?: string | null | undefined;
  account?: string | null | undefined;
  details?: Readonly<Record<string, string | number | boolean | null>>;
};

/** Writes one event. Never throws, never waits. */
export type SecurityLog = (event: SecurityEvent) => void;

const DETAIL_CHARS = 300;
const ACCOUNT = /0x[0-9a-f]{40,}/gi;

/**
 * One JSON line an event, to `write` without its line end. Who has the log sees which events are of one
 * client or account; who they are only shows to who has the key as well and can guess.
 */
export function createSecurityLog(o: { key: string; write: (line: string) => void; now?: () => number }): SecurityLog {
  const now = o.now ?? Date.now;
  const hashed = (kind: 'client' | 'account', address: string | null | undefined) =>
    address
      ? {
          [kind]: createHmac('sha256', o.key).update(`${kind}:${address.toLowerCase()}`).digest('hex').slice(0, 16),
        }
      : {};
  /** Details come from outside at times: no address in clear, no novel. */
  const bounded = (value: string | number | boolean | null) =>
    typeof value === 'string' ? value.replace(ACCOUNT, '0x…').slice(0, DETAIL_CHARS) : value;

  return ({ event, client, account, details = {} }) => {
    const line = {
      log: 'security',
      time: new Date(now()).toISOString(),
      event,
      ...hashed('client', client),
      ...hashed('account', account),
      ...Object.fromEntries(Object.entries(details).map(([name, value]) => [name, bounded(value)])),
    };
    o.write(JSON.stringify(line));
  };
}
