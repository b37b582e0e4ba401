import { isLoopback } from '../http/hosts.ts';

/** What whoever reaches this address can do with the embedded networks; null where nobody else can. */
export function exposureWarning(host: string): string | null {
  if (isLoopback(host)) return null;
  return `HOST=${host} opens the demo to other machines: everybody who reaches this address may use its two chains through /rpc, take play money from its faucet and fill its disk, so put nothing of value here.`;
}
