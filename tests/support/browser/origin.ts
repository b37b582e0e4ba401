let here: string | null = null;
const nodes = new Map<number, string>();

/** The worker's product is up. */
export function setOrigin(origin: string): void {
  here = origin;
}

/** Where this worker's product is. */
export function origin(): string {
  if (here === null) throw new Error('The product of this worker has not started');
  return here;
}

/** This chain is asked at a node of its own, beside every product. Before anybody asks it. */
export function setNode(chainId: number, url: string): void {
  nodes.set(chainId, url);
}

/** Where a chain is asked: by this worker's product, unless said otherwise. */
export const nodeOf = (chainId: number): string => nodes.get(chainId) ?? `${origin()}/rpc/${chainId}`;
