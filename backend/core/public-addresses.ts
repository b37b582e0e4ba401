import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** All of IPv6 that was ever handed out; what is outside of it is no address of the internet yet. */
const GLOBAL_V6 = ipaddr.parseCIDR('2000::/3');

/**
 * Whether an IP address belongs to the public internet. Whatever is not understood does not, nor what
 * stands for another address: IPv4 in IPv6, and tunnels.
 */
export function isPublicAddress(address: string): boolean {
  // The library reads `1`, `0x7f.1` and addresses of an interface as well.
  if (isIP(address) === 0 || address.includes('%')) return false;
  const known = ipaddr.parse(address);
  return known.range() === 'unicast' && (known.kind() === 'ipv4' || known.match(GLOBAL_V6));
}
