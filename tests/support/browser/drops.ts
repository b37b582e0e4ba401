import * as v from 'valibot';
import { dropSchema, type Drop } from '../../../src/contract/drop.ts';
import { origin } from './origin.ts';

/** All drops, as the server tells them. */
export async function allDrops(): Promise<Drop[]> {
  const answer = await (await fetch(`${origin()}/marketplace/v1/drops/list?size=50`)).json();
  return v.parse(v.object({ data: v.array(dropSchema) }), answer).data;
}

/** A drop of which items can be minted now. */
export async function liveDrop(): Promise<Drop> {
  const found = (await allDrops()).find((drop) => drop.state === 'live' && drop.minted < drop.maxSupply);
  if (found === undefined) throw new Error('The world has no live drop');
  return found;
}
