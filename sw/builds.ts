import type { BuildManifest } from '../src/contract/config.ts';

declare const __BUILD_ID__: string;

/** The poll for a newer build: always answered by the network; without one, this build is the newest known. */
export async function latestBuild(request: Request): Promise<Response> {
  try {
    return await fetch(request, { cache: 'no-store' });
  } catch {
    return Response.json({ id: __BUILD_ID__, timestamp: 0 } satisfies BuildManifest);
  }
}
