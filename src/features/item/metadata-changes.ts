import type { Nft } from '../../contract/nft.ts';
import * as texts from './texts.ts';

type Described = Pick<Nft, 'name' | 'description' | 'image' | 'attributes'>;

const traitsOf = (nft: Described) => new Set(nft.attributes.map(({ traitType, value }) => `${traitType}\n${value}`));

/** What an item's metadata says otherwise than before, in words; nothing where it says the same. */
export function metadataChanges(before: Described, after: Described): string[] {
  const [old, present] = [traitsOf(before), traitsOf(after)];
  const traits = [...present].filter((one) => !old.has(one)).length;
  const gone = [...old].filter((one) => !present.has(one)).length;
  return [
    ...(before.name === after.name ? [] : [texts.changedName]),
    ...(before.description === after.description ? [] : [texts.changedDescription]),
    ...(before.image === after.image ? [] : [texts.changedPicture]),
    // A trait with another value is one that went and one that came.
    ...(traits === 0 && gone === 0 ? [] : [texts.changedTraits(Math.max(traits, gone))]),
  ];
}
