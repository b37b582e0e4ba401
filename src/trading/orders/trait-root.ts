import { MAX_PAGE_SIZE } from '../../contract/paging.ts';
import { criteriaRoot } from '../../domain/merkle.ts';
import { VitrineError } from '../../domain/errors.ts';
import * as marketplace from '../../services/marketplace.ts';
import * as texts from './texts.ts';

/** For Seaport, an offer on a trait that no item has would be an offer on any item. */
export class EmptyTraitError extends VitrineError {
  override name = 'EmptyTraitError';
  constructor(trait: string) {
    super(texts.emptyTrait(trait.replace(':', ': ')));
  }
}

/**
 * The Merkle root of all items that have a trait, from the collection's list, page by page. The server
 * compares it with its own.
 * @throws EmptyTraitError
 */
export async function traitRoot(collection: string, trait: string): Promise<`0x${string}`> {
  const identifiers: string[] = [];
  let next: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof marketplace.nftsOfCollection>> = await marketplace.nftsOfCollection(
      collection,
      { trait: [trait], sort: 'identifier', size: MAX_PAGE_SIZE, next: next ?? undefined },
    );
    identifiers.push(...page.data.map((nft) => nft.identifier));
    ({ next } = page);
  } while (next !== null);
  const root = criteriaRoot(identifiers);
  if (root === null) throw new EmptyTraitError(trait);
  return root;
}
