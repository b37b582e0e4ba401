import { MAX_PAGE_SIZE } from '../../contract/paging.ts';
import { criteriaRoot } from '../../domain/merkle.ts';
import { VitrineError } from '../../domain/errors.ts';
import * as marketplace from '../../services/marketplace.ts';

/** An offer on a trait that no item has would be, for Seaport, an offer on any item. */
export class EmptyTraitError extends VitrineError {
  override name = 'EmptyTraitError';
  constructor(trait: string) {
    super(`No item has ${trait.replace(':', ': ')} any more, so there is nothing to make an offer on.`);
  }
}

/**
 * The root of all items that have a trait, by the collection's own list, page by page. The server
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
