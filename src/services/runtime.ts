import type { AppConfig } from '../contract/config.ts';
import { nameMarket } from '../language/market-name.ts';

/**
 * What the services run on. One per program: the browser's app, or the server that renders public pages (which passes
 * its own in-process `fetch`). Nothing about a user is in here.
 */
export type Runtime = {
  config: AppConfig;
  fetch: (input: string, init?: RequestInit) => Promise<Response>;
  isServer: boolean;
  /** Draws pages as they look before any answer (src/app/frames.ts). */
  isFrame?: boolean;
};

let current: Runtime | null = null;

/** Called once, before any other service. */
export function startRuntime(runtime: Runtime): void {
  current = runtime;
  nameMarket(runtime.config.theme?.name);
}

/** @throws Error before {@link startRuntime} */
export function runtime(): Runtime {
  if (current === null) throw new Error('startRuntime was not called');
  return current;
}

/** The configured networks, in their configured order. */
export const networks = () => runtime().config.networks;
/** Null for a chain that is not configured. */
export const networkById = (chainId: number) => networks().find((network) => network.chainId === chainId) ?? null;
/** Null for a slug that is not configured. */
export const networkBySlug = (slug: string) => networks().find((network) => network.slug === slug) ?? null;
/** A transaction's page in its network's explorer; null where the network has none. */
export const transactionUrl = (chainId: number, hash: string): string | null =>
  networkById(chainId)?.explorerTransactionUrl?.replace('{hash}', hash) ?? null;
