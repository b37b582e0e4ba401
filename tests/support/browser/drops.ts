import * as v from 'valibot';
import { dropSchema, type Drop } from '../../../src/contract/drop.ts';
import { MERIDIAN } from './chain.ts';
import { origin } from './origin.ts';

/** All drops, as the server tells them. */
export async function allDrops(): Promise<Drop[]> {
  const answer = await (await fetch(`${origin()}/marketplace/v1/drops/list?size=50`)).json();
  return v.parse(v.object({ data: v.array(dropSchema) }), answer).data;
}

/** The drop on this network of which items can be minted now. */
export async function liveDrop(chainId = MERIDIAN): Promise<Drop> {
  const found = (await allDrops()).find(
    (drop) => drop.chainId === chainId && drop.state === 'live' && drop.minted < drop.maxSupply,
  );
  if (found === undefined) throw new Error(`The world has no live drop on chain ${chainId}`);
  return found;
}
