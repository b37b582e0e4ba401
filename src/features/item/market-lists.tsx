import { useInfiniteQuery, useQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { Nft, NftInfo } from '../../contract/nft.ts';
import type { ListedOrder } from '../../contract/listed-order.ts';
import { againstFloor } from '../../domain/against-floor.ts';
import { copiesText, isForEach } from '../../domain/copies.ts';
import { totalText } from '../../domain/count-text.ts';
import { groupThousands, showAmount } from '../../domain/decimals.ts';
import { profilePath, shortenAddress } from '../../domain/paths.ts';
import { nftOwnersQuery } from '../../services/page-queries.ts';
import { passingWords } from '../../services/passing.ts';
import { AccountName } from '../../ui/account-name.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Block, PersonRow } from '../../ui/blocks.tsx';
import { Muted } from '../../ui/layout.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { stampOf } from '../../ui/stamp-text.ts';
import { Price } from '../../ui/price-text.tsx';
import { untilText } from '../../ui/relative-time.ts';
import { useNow } from '../../ui/use-now.ts';
import type { ItemActions } from './item-actions.ts';
import { itemOffersQuery, ownOffersQuery } from './item-queries.ts';
import { ownFirst } from './own-first.ts';
import styles from './market-lists.module.css';
import { useOwned } from './use-owned.ts';
import { comma } from '../../ui/texts.ts';
import * as texts from './texts.ts';
import { lazyView } from '../../ui/lazy-view.tsx';

/** Only for signed-in users; loaded when needed. */
const OfferActions = lazyView(() => import('./offer-actions.tsx'), 'OfferActions');

const FIRST_OFFERS = 5;
const FIRST_OWNERS = 5;

/** The server sorts offers by price, highest first. */
function bestText([best]: readonly ListedOrder[]): string | undefined {
  const apart = best === undefined ? null : againstFloor(best.price, best.floor);
  return apart === null ? undefined : texts.bestApart(apart.long);
}

/** The maker of the offer owns the item by now, so nobody else can accept it. */
function ownItemText({ ownItem, maker }: ListedOrder, viewer: string | null): string | null {
  if (!ownItem) return null;
  return maker === viewer ? texts.youOwnItem : texts.byOwner;
}

/** What the offer covers. */
const targetText = ({ nft, criteria }: ListedOrder): string =>
  nft.identifier !== null
    ? texts.itemOffer
    : criteria === null
      ? texts.collectionOffer
      : texts.traitOffer(criteria.traitType, criteria.value);

type MoreProps = {
  folded: boolean;
  onUnfold: () => void;
  query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
  label: string;
};

/** First what is here and folded, then the next page. */
function More({ folded, onUnfold, query, label }: MoreProps) {
  if (!folded && !query.hasNextPage) return null;
  return (
    <div className={styles.more}>
      <Button
        size="sm"
        busy={query.isFetchingNextPage}
        onClick={() => (folded ? onUnfold() : void query.fetchNextPage())}
      >
        {label}
      </Button>
    </div>
  );
}

type MissingProps = {
  query: Pick<UseInfiniteQueryResult, 'data' | 'error' | 'isPending' | 'isFetching' | 'fetchStatus' | 'refetch'>;
  what: string;
  loading: string;
  none: string;
};

/** In the place of an empty list: nothing is known to be there, or nothing is known. */
function Missing({ query, what, loading, none }: MissingProps) {
  const isLoading = query.isPending && query.fetchStatus !== 'paused';
  if (query.data === undefined && !isLoading)
    return (
      <Retry
        what={what}
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
        passing={passingWords(query.error)}
      />
    );
  return <p className={styles.quiet}>{isLoading ? loading : none}</p>;
}

export type OffersProps = { nft: Nft; info: NftInfo; viewer: string | null; actions: ItemActions };

export function Offers({ nft, info, viewer, actions }: OffersProps) {
  const owned = useOwned(nft, viewer);
  const query = useInfiniteQuery(itemOffersQuery(nft.uuid));
  const now = useNow();
  const own = useQuery({ ...ownOffersQuery(nft.uuid, viewer ?? ''), enabled: viewer !== null });
  const listed = query.data?.pages.flatMap((page) => page.data) ?? [];
  const offers = ownFirst(listed, own.data?.data ?? [], viewer);
  const best = listed.find(({ maker }) => maker !== viewer);
  const [all, setAll] = useState(false);
  const shown = Math.max(FIRST_OFFERS, offers.filter(({ maker }) => maker === viewer).length);
  const folded = !all && offers.length > shown;
  return (
    <Block
      title={texts.offers}
      count={totalText(query.data?.pages[0]?.pagination ?? { total: info.offersCount })}
      aside={bestText(listed)}
    >
      {offers.length === 0 ? (
        <Missing query={query} what={texts.offers} loading={texts.loadingOffers} none={texts.noOffers} />
      ) : (
        <ul>
          {(folded ? offers.slice(0, shown) : offers).map((offer) => (
            <PersonRow
              key={offer.uuid}
              picture={<Avatar address={offer.maker} />}
              name={
                offer.maker === viewer ? (
                  texts.you
                ) : (
                  <AccountName address={offer.maker}>{shortenAddress(offer.maker)}</AccountName>
                )
              }
              href={profilePath(offer.maker)}
              sub={[
                targetText(offer),
                ownItemText(offer, viewer),
                copiesText(offer),
                texts.ends(untilText(offer.endTime * 1000, now)),
              ]
                .filter(Boolean)
                .join(comma)}
            >
              <Price of={offer.price} stacked each={isForEach(offer)} />
              {viewer !== null && (
                <OfferActions
                  order={offer}
                  nft={nft}
                  viewer={viewer}
                  owned={owned}
                  isBest={offer === best}
                  actions={actions}
                />
              )}
            </PersonRow>
          ))}
        </ul>
      )}
      <More folded={folded} onUnfold={() => setAll(true)} query={query} label={texts.moreOffers} />
    </Block>
  );
}

export function Owners({ nft }: { nft: Nft }) {
  const query = useInfiniteQuery(nftOwnersQuery(nft.collection.slug, nft.identifier));
  const owners = query.data?.pages.flatMap((page) => page.data) ?? [];
  const [all, setAll] = useState(false);
  const folded = !all && owners.length > FIRST_OWNERS;
  return (
    <Block
      title={texts.owners}
      count={groupThousands(String(nft.ownersCount))}
      aside={<Stamp {...stampOf(query)} network={nft.network} />}
    >
      {owners.length === 0 ? (
        <Missing query={query} what={texts.owners} loading={texts.loadingOwners} none={texts.noOwners} />
      ) : (
        <ul>
          {(folded ? owners.slice(0, FIRST_OWNERS) : owners).map((owner) => (
            <PersonRow
              key={owner.address}
              picture={<Avatar address={owner.address} />}
              name={<AccountName address={owner.address}>{shortenAddress(owner.address)}</AccountName>}
              href={profilePath(owner.address)}
            >
              {showAmount(owner.amount, 0)} <Muted>{texts.ofSupply(showAmount(nft.supply, 0))}</Muted>
            </PersonRow>
          ))}
        </ul>
      )}
      <More folded={folded} onUnfold={() => setAll(true)} query={query} label={texts.moreOwners} />
    </Block>
  );
}
