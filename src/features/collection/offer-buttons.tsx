import type { Collection } from '../../contract/collection.ts';
import { Button } from '../../ui/button.tsx';
import { useOnline } from '../../ui/host.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import * as texts from './texts.ts';

export type OfferTrait = { traitType: string; value: string };
export type OnOffer = (collection: Collection, trait: OfferTrait | null) => Promise<void>;

export function CollectionOfferButton({ collection, onOffer }: { collection: Collection; onOffer: OnOffer }) {
  const online = useOnline();
  const { busy, run } = useBusy();
  return (
    <Button busy={busy} disabled={!online} onClick={() => run(() => onOffer(collection, null))}>
      {texts.offerOnAny}
    </Button>
  );
}

/** A trait type may itself contain colons: the collection's facets decide where it ends. */
function traitOf(collection: Collection, text: string): OfferTrait | null {
  for (const { traitType, values } of collection.facets) {
    const found = values.find(({ value }) => `${traitType}:${value}` === text);
    if (found !== undefined) return { traitType, value: found.value };
  }
  return null;
}

/** Shown while exactly one trait is chosen. */
export function TraitOfferButton(props: { collection: Collection; traits: readonly string[]; onOffer: OnOffer }) {
  const online = useOnline();
  const { busy, run } = useBusy();
  const [only, ...more] = props.traits;
  const trait = only === undefined || more.length > 0 ? null : traitOf(props.collection, only);
  if (trait === null) return null;
  return (
    <Button size="sm" busy={busy} disabled={!online} onClick={() => run(() => props.onOffer(props.collection, trait))}>
      {texts.offerOnTrait(trait.traitType, trait.value)}
    </Button>
  );
}
