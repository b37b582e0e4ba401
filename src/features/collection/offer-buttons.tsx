import type { Collection } from '../../contract/collection.ts';
import { Button } from '../../ui/button.tsx';
import { useOnline } from '../../ui/host.tsx';

export type OfferTrait = { traitType: string; value: string };
export type OnOffer = (collection: Collection, trait: OfferTrait | null) => void;

export function CollectionOfferButton({ collection, onOffer }: { collection: Collection; onOffer: OnOffer }) {
  const online = useOnline();
  return (
    <Button disabled={!online} onClick={() => onOffer(collection, null)}>
      Offer on any item
    </Button>
  );
}

/** A trait's name may hold colons itself: the collection's own list decides where it ends. */
function traitOf(collection: Collection, text: string): OfferTrait | null {
  for (const { traitType, values } of collection.facets) {
    const found = values.find(({ value }) => `${traitType}:${value}` === text);
    if (found !== undefined) return { traitType, value: found.value };
  }
  return null;
}

/** While exactly one trait is chosen. */
export function TraitOfferButton(props: { collection: Collection; traits: readonly string[]; onOffer: OnOffer }) {
  const online = useOnline();
  const [only, ...more] = props.traits;
  const trait = only === undefined || more.length > 0 ? null : traitOf(props.collection, only);
  if (trait === null) return null;
  return (
    <Button size="sm" disabled={!online} onClick={() => props.onOffer(props.collection, trait)}>
      Offer on {trait.traitType}: {trait.value}
    </Button>
  );
}
