/** Gateways of networks that browsers do not speak. */
const GATEWAYS = { 'ipfs://': 'https://ipfs.io/ipfs/', 'ar://': 'https://arweave.net/' } as const;

/** A picture of the folder, or wherever its source says: nobody makes it smaller on the way. */
export function imageUrl(source: string): string {
  for (const [scheme, gateway] of Object.entries(GATEWAYS))
    if (source.startsWith(scheme)) return gateway + source.slice(scheme.length).replace(/^ipfs\//, '');
  return /^(https:\/\/|\/pictures\/)/.test(source) ? source : '';
}
