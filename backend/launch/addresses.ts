import { bracketed, isEverywhere, isLoopback, machineHosts, type HostOptions } from '../http/hosts.ts';

/** Where a server that listens on `port` can be opened: first here, then from other machines. Each of them answers. */
export function openAddresses(o: HostOptions & { port: number }): [string, ...string[]] {
  if (o.publicOrigin !== undefined) return [o.publicOrigin];
  const at = (host: string) => `http://${bracketed(host)}:${o.port}`;
  if (isEverywhere(o.host)) {
    // Only `::` listens on both families.
    const others = machineHosts().filter((host) => o.host !== '0.0.0.0' || !host.startsWith('['));
    return [at('localhost'), ...others.map(at)];
  }
  return [at(['127.0.0.1', '::1'].includes(o.host) ? 'localhost' : o.host)];
}

/** What is missing for other machines, which browsers let do little over plain HTTP; null where nothing is. */
export function reachWarning({ publicOrigin, host }: HostOptions): string | null {
  if (publicOrigin !== undefined || isLoopback(host)) return null;
  return `HOST=${host} without PUBLIC_ORIGIN answers other machines only under this machine's addresses, and browsers let nobody sign in there: to serve others, put a proxy with TLS in front and set PUBLIC_ORIGIN to its https address.`;
}
