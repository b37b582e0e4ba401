import { BlockList, isIP } from 'node:net';

const blocked = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  blocked.addSubnet(network, prefix, 'ipv4');
}

const publicV6 = new BlockList();
publicV6.addSubnet('2000::', 3, 'ipv6');
const tunnelledV6 = new BlockList();
/** 6to4, Teredo, documentation: they can hide an IPv4 address or nothing at all. */
for (const [network, prefix] of [
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const) {
  tunnelledV6.addSubnet(network, prefix, 'ipv6');
}

/** Whether an IP address belongs to the public internet. Whatever is not understood does not. */
export function isPublicAddress(address: string): boolean {
  const mapped = /^::ffff:([0-9.]+)$/i.exec(address)?.[1];
  const plain = mapped ?? address;
  const version = isIP(plain);
  if (version === 4) return !blocked.check(plain, 'ipv4');
  if (version === 6) return publicV6.check(plain, 'ipv6') && !tunnelledV6.check(plain, 'ipv6');
  return false;
}
