import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Drop } from '../../contract/drop.ts';
import type { LatestEvent } from '../../contract/latest.ts';
import { collectionPath, dropsPath, itemPath, watchListPath } from '../../domain/paths.ts';
import { authState } from '../../services/auth-state.ts';
import { latestQuery } from '../../services/page-queries.ts';
import { viewed } from '../../services/viewed.ts';
import { watchListQuery } from '../../services/watch-list.ts';
import { CaseCard } from '../../ui/case-card.tsx';
import { useUiHost } from '../../ui/host.tsx';
import { ItemCard, ItemGrid } from '../../ui/item-card.tsx';
import { Byline, Muted, Section, TextLink } from '../../ui/layout.tsx';
import { NetworkLabel } from '../../ui/network-label.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { stampOf } from '../../ui/stamp-text.ts';
import { agoText } from '../../ui/relative-time.ts';
import { useNow } from '../../ui/use-now.ts';
import { tintStyle } from '../../ui/tint.ts';
import { pickDrop } from './hero.tsx';
import { homeDropsQuery, homeSliderQuery, moving } from './home-queries.ts';
import styles from './below.module.css';
import { comma } from '../../ui/texts.ts';
import * as texts from './texts.ts';

/** A control on each card. */
export type CardCorner = (item: { uuid: string; name: string }) => ReactNode;

const SHOWN = 6;
const OTHER_DROPS = 4;
const SIZES = '(min-width: 1200px) 210px, (min-width: 768px) 22vw, 46vw';

/** The drops that are open or to come, but for the one at the top of the page. */
function OtherDrops({ card }: { card: (drop: Drop) => ReactNode }) {
  const { data } = useQuery(homeDropsQuery());
  const all = data?.data ?? [];
  const top = pickDrop(all);
  const others = all.filter((drop) => drop.state !== 'ended' && drop !== top).slice(0, OTHER_DROPS);
  if (others.length === 0) return null;
  return (
    <Section title={texts.otherDrops} aside={<TextLink href={dropsPath()}>{texts.allDrops}</TextLink>}>
      <div className={styles.drops}>
        {others.map((drop) => (
          <Fragment key={drop.uuid}>{card(drop)}</Fragment>
        ))}
      </div>
    </Section>
  );
}

/** Those that the operator features, side by side. */
function Featured() {
  const { showAmount } = useUiHost();
  const { data } = useQuery(homeSliderQuery());
  const all = data?.data ?? [];
  if (all.length === 0) return null;
  return (
    <Section title={texts.featuredCollections}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard */}
      <div className={styles.slider} role="group" aria-label={texts.featuredCollections} tabIndex={0}>
        {all.map(({ uuid, slug, name, previews, image, creator, network, floor }) => (
          <CaseCard
            key={uuid}
            href={collectionPath(slug)}
            name={name}
            sources={previews.length > 0 ? previews : [image]}
          >
            <Byline>
              <span>{creator.name}</span>
              <Muted>
                <NetworkLabel slug={network} />
              </Muted>
              {floor !== null && <Muted>{texts.fromPrice(`${showAmount(floor.amount)} ${floor.token.symbol}`)}</Muted>}
            </Byline>
          </CaseCard>
        ))}
      </div>
    </Section>
  );
}

/** What changed hands or came up for sale last. Nothing is said where nothing is known: the page above stands. */
function Lately({ corner }: { corner: CardCorner }) {
  const query = useQuery({ ...latestQuery(), ...moving });
  const now = useNow();
  const part = (title: string, events: readonly LatestEvent[]) =>
    events.length > 0 && (
      <Section title={title} aside={<Stamp {...stampOf(query)} />}>
        <ItemGrid density="six">
          {events.map(({ uuid, network, collection, item, price, time }) => (
            <ItemCard
              key={uuid}
              href={itemPath(collection.slug, item.identifier)}
              name={item.name}
              image={item.image}
              imageStyle={tintStyle(item.tint)}
              price={price}
              caption={
                <>
                  <NetworkLabel slug={network} />
                  {comma}
                  {agoText(time * 1000, now)}
                </>
              }
              corner={corner({ uuid, name: item.name })}
              sizes={SIZES}
            />
          ))}
        </ItemGrid>
      </Section>
    );
  return (
    <>
      {part(texts.justSold, query.data?.sales ?? [])}
      {part(texts.justListed, query.data?.listings ?? [])}
    </>
  );
}

/** The first of what `owner` watches. */
function Watched({ owner, corner }: { owner: string; corner: CardCorner }) {
  const { data } = useInfiniteQuery(watchListQuery(owner));
  const items = data?.pages[0]?.data.slice(0, SHOWN) ?? [];
  if (items.length === 0) return null;
  return (
    <Section title={texts.fromWatchList} aside={<TextLink href={watchListPath()}>{texts.wholeWatchList}</TextLink>}>
      <ItemGrid density="six">
        {items.map((nft) => (
          <ItemCard
            key={nft.uuid}
            href={itemPath(nft.collection.slug, nft.identifier)}
            name={nft.name}
            image={nft.image}
            imageStyle={tintStyle(nft.tint)}
            price={nft.listing?.price ?? null}
            noPrice={texts.notForSale}
            caption={<NetworkLabel slug={nft.network} />}
            corner={corner(nft)}
            sizes={SIZES}
          />
        ))}
      </ItemGrid>
    </Section>
  );
}

/** What was looked at last on this device, with or without a network. */
function RecentlyViewed() {
  const entries = viewed.all().slice(0, SHOWN);
  if (entries.length === 0) return null;
  return (
    <Section title={texts.recentlyViewed}>
      <ItemGrid density="six">
        {entries.map((entry) => (
          <ItemCard
            key={entry.href}
            href={entry.href}
            name={entry.name}
            image={entry.image}
            price={null}
            noPrice={entry.of}
            sizes={SIZES}
          />
        ))}
      </ItemGrid>
    </Section>
  );
}

/** Comes once the page above stands. */
export function Below({ corner, dropCard }: { corner: CardCorner; dropCard: (drop: Drop) => ReactNode }) {
  const { user } = useSnapshot(authState);
  return (
    <>
      {user !== null && <Watched key={user.address} owner={user.address} corner={corner} />}
      <RecentlyViewed />
      <OtherDrops card={dropCard} />
      <Featured />
      <Lately corner={corner} />
    </>
  );
}
