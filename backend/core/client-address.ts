import ipaddr from 'ipaddr.js';

/** Whose `X-Forwarded-For` is believed: so many proxies before this server, or proxies at these addresses. Null: nobody's. */
export type TrustProxy = { hops: number } | { ranges: [ipaddr.IPv4 | ipaddr.IPv6, number][] } | null;

const MOST_HOPS = 32;

/** `1`, or `10.0.0.0/8, 2001:db8::1`; nothing and `0` trust nobody. Undefined when it is neither. */
export function parseTrustProxy(text: string): TrustProxy | undefined {
  const written = text.trim();
  if (written === '' || written === '0') return null;
  if (/^[0-9]{1,2}$/.test(written)) return Number(written) <= MOST_HOPS ? { hops: Number(written) } : undefined;
  const ranges = written.split(',').map((part): [ipaddr.IPv4 | ipaddr.IPv6, number] | null => {
    const range = part.trim();
    if (ipaddr.isValidCIDR(range)) return ipaddr.parseCIDR(range);
    if (!isAddress(range)) return null;
    const address = ipaddr.process(range);
    return [address, address.kind() === 'ipv4' ? 32 : 128];
  });
  return ranges.every((range) => range !== null) ? { ranges } : undefined;
}

/** `1` alone is an IPv4 address to the library, but never what a proxy writes. */
const isAddress = (text: string) => ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);

/** Without the port that some proxies write beside it. */
const bare = (written: string) =>
  /^\[([^\]]+)\](?::\d+)?$/.exec(written)?.[1] ?? /^([\d.]+):\d+$/.exec(written)?.[1] ?? written;

function isTrusted(trust: NonNullable<TrustProxy>, address: string, hop: number): boolean {
  if ('hops' in trust) return hop < trust.hops;
  if (!isAddress(address)) return false;
  const known = ipaddr.process(address);
  return trust.ranges.some(([range, bits]) => range.kind() === known.kind() && known.match(range, bits));
}

/** What limits count under: an IPv4 address, or the /64 that one customer of IPv6 has. */
function counted(address: string): string {
  if (!isAddress(address)) return address;
  const known = ipaddr.process(address);
  if (known.kind() === 'ipv4') return known.toString();
  const network = (known as ipaddr.IPv6).parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

/**
 * Who asks, from the connection's own address and the `X-Forwarded-For` that came with it. Read from its
 * end, as far as those who wrote it are trusted: what stands before that, anybody could have written.
 */
export function clientAddress(peer: string, forwarded: string | undefined, trust: TrustProxy): string {
  if (trust === null || !forwarded) return counted(peer);
  const written = forwarded
    .split(',')
    .slice(-MOST_HOPS)
    .map((part) => bare(part.trim()));
  let client = peer;
  for (let hop = 0; isTrusted(trust, client, hop); hop += 1) {
    const before = written.pop();
    if (before === undefined || !isAddress(before)) break;
    client = before;
  }
  return counted(client);
}
