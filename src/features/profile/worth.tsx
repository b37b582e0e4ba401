import { useQuery } from '@tanstack/react-query';
import type { NftCard } from '../../contract/nft.ts';
import { collectionPath } from '../../domain/paths.ts';
import { floorUsdOf, gainPercent, worthOf } from '../../domain/worth.ts';
import { walletWorthQuery } from '../../services/page-queries.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { useUiHost } from '../../ui/host.tsx';
import { Change, Muted, TextLink } from '../../ui/layout.tsx';
import { Price } from '../../ui/price-text.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './profile.module.css';
import * as texts from './texts.ts';

const isNothing = (usd: string) => /^[0.]*$/.test(usd);

/** Two numbers of the head. They are named before they have come, so that nothing moves then. */
export function WorthNumbers({ owner }: { owner: string }) {
  const { showEstimate } = useUiHost();
  const worth = useQuery(walletWorthQuery(owner)).data ?? null;
  const { floorUsd, offersUsd } = worthOf(worth?.holdings ?? []);
  return (
    <dl className={styles.numbers}>
      {[
        { name: texts.byFloor, why: texts.byFloorWhy, usd: floorUsd },
        { name: texts.byOffers, why: texts.byOffersWhy, usd: offersUsd },
      ].map(({ name, why, usd }) => (
        <div key={name} title={why}>
          <dt>{name}</dt>
          <dd>
            {worth?.complete === false ? '> ' : ''}
            {isNothing(usd) ? <Muted>–</Muted> : showEstimate(usd)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The same, by collection. */
export function WorthTable({ owner }: { owner: string }) {
  const { showEstimate } = useUiHost();
  const { data: worth = null, isLoading } = useQuery(walletWorthQuery(owner));
  if (isLoading) return <Skeleton height={44} style={{ marginBottom: 14 }} />;
  if (worth === null || worth.holdings.length === 0) return null;
  const usd = (text: string | null) => (text === null || isNothing(text) ? <Muted>–</Muted> : showEstimate(text));
  return (
    <div className={styles.worth}>
      <DataTable
        summary={texts.worthByCollection}
        label={texts.worthByCollection}
        heads={[texts.collection, texts.copies, texts.floor, texts.byFloor, texts.byOffers]}
        rows={worth.holdings.map((one) => ({
          key: one.collection.slug,
          cells: [
            <TextLink key="name" href={collectionPath(one.collection.slug)}>
              {one.collection.name}
            </TextLink>,
            one.units,
            one.floor === null ? <Muted key="floor">–</Muted> : <Price key="floor" of={one.floor} noEstimate />,
            usd(floorUsdOf(one)),
            usd(one.offersUsd),
          ],
        }))}
      />
      {!worth.complete && <Muted>{texts.notAllCounted}</Muted>}
    </div>
  );
}

/** What one of the owner's items cost, and how its collection's floor compares; nothing where that is not known. */
export function Cost({ owner, nft }: { owner: string; nft: NftCard }) {
  const { showAmount } = useUiHost();
  const worth = useQuery(walletWorthQuery(owner)).data ?? null;
  const paid = nft.acquired?.price ?? null;
  if (paid === null) return null;
  const floor = worth?.holdings.find(({ collection }) => collection.slug === nft.collection.slug)?.floor ?? null;
  const gain = gainPercent(paid, floor);
  return (
    <span className={styles.cost}>
      <span>{texts.paid(showAmount(paid.amount), paid.token.symbol)}</span>
      {gain !== null && (
        <span>
          {texts.floorAgainstPaid}
          <Change percent={gain} />
        </span>
      )}
    </span>
  );
}
