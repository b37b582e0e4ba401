import { HAS_SERVER } from '../../contract/has-server.ts';
import { collectionPath, dropPath } from '../../domain/paths.ts';
import type { CollectionCard } from '../../contract/collection.ts';
import type { Drop } from '../../contract/drop.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { CountdownText } from '../../ui/countdown.tsx';
import { HeroCase } from '../../ui/hero-case.tsx';
import { useUiHost } from '../../ui/host.tsx';
import { Byline, Muted, Wrap } from '../../ui/layout.tsx';
import { Meter } from '../../ui/meter.tsx';
import { NetworkLabel } from '../../ui/network-label.tsx';
import { useTimeText } from '../../ui/local-time.ts';
import { isNear, phaseText } from '../../ui/time-text.ts';
import { useNow } from '../../ui/use-now.ts';
import styles from './home.module.css';
import * as texts from './texts.ts';

/** The drop to feature: the live one that ends first, else the next to open. */
export function pickDrop(drops: readonly Drop[]): Drop | null {
  const live = drops.filter((drop) => drop.state === 'live').toSorted((a, b) => a.endTime - b.endTime);
  const upcoming = drops.filter((drop) => drop.state === 'upcoming').toSorted((a, b) => a.startTime - b.startTime);
  return live[0] ?? upcoming[0] ?? null;
}

/** Before a date, and before what is left until then. */
const WHEN = {
  upcoming: [texts.saleOpens, texts.saleOpensIn],
  live: [texts.saleEnds, texts.saleEndsIn],
  ended: [texts.saleEnded],
};

function PriceFact({ label, price }: { label: string; price: Drop['price'] }) {
  const { showAmount, showEstimate } = useUiHost();
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {showAmount(price.amount)} {price.token.symbol}
        <small>{showEstimate(price.amountUsd)}</small>
      </dd>
    </div>
  );
}

export function DropHero({ drop }: { drop: Drop }) {
  const now = useNow();
  const phase = phaseText({ startMs: drop.startTime * 1000, endMs: drop.endTime * 1000 }, now, drop.state);
  const timeText = useTimeText();
  const moment = (phase === 'upcoming' ? drop.startTime : drop.endTime) * 1000;
  const near = phase !== 'ended' && isNear(moment, now);
  const [date, time] = timeText(moment).split(', ');
  return (
    <section aria-label={texts.drop}>
      <HeroCase sources={drop.previews.length > 0 ? drop.previews : [drop.image]} />
      <Wrap className={styles.label}>
        <div>
          <Byline>
            <Avatar address={drop.creator.address} size={24} />
            <span>{drop.creator.name}</span>
            <Muted>{{ upcoming: texts.dropOpensOn, live: texts.dropLiveOn, ended: texts.dropEndedOn }[phase]}</Muted>
            <Muted>
              <NetworkLabel slug={drop.network} />
            </Muted>
          </Byline>
          <h1>{drop.name}</h1>
        </div>
        <div>
          <dl className={styles.facts}>
            <div>
              <dt>{WHEN[phase][Number(near)]}</dt>
              <dd>
                {near ? (
                  <CountdownText at={moment} />
                ) : (
                  <>
                    {date}
                    <small>{time}</small>
                  </>
                )}
              </dd>
            </div>
            <PriceFact label={texts.mintPrice} price={drop.price} />
            <div>
              <dt>{texts.minted}</dt>
              <dd>
                {texts.mintedOf(drop.minted, drop.maxSupply)}
                <div className={styles.meter}>
                  <Meter label={texts.minted} value={drop.minted} max={drop.maxSupply} />
                </div>
              </dd>
            </div>
          </dl>
          <div className={styles.actions}>
            <LinkButton variant="primary" size="lg" href={dropPath(drop.slug)}>
              {texts.viewDrop}
            </LinkButton>
            <LinkButton size="lg" href={collectionPath(drop.collectionSlug)}>
              {texts.viewCollection}
            </LinkButton>
          </div>
        </div>
      </Wrap>
    </section>
  );
}

export function CollectionHero({ collection }: { collection: CollectionCard }) {
  return (
    <section aria-label={texts.featured}>
      <HeroCase sources={collection.previews.length > 0 ? collection.previews : [collection.image]} />
      <Wrap className={styles.label}>
        <div>
          <Byline>
            <Avatar address={collection.creator.address} size={24} />
            <span>{collection.creator.name}</span>
            <Muted>
              <NetworkLabel slug={collection.network} />
            </Muted>
          </Byline>
          <h1>{collection.name}</h1>
        </div>
        <div>
          <dl className={styles.facts}>
            {collection.floor !== null && <PriceFact label={texts.floor} price={collection.floor} />}
            <div>
              <dt>{texts.items}</dt>
              <dd>{collection.itemsCount}</dd>
            </div>
            {HAS_SERVER && (
              <div>
                <dt>{texts.owners}</dt>
                <dd>{collection.ownersCount}</dd>
              </div>
            )}
          </dl>
          <div className={styles.actions}>
            <LinkButton variant="primary" size="lg" href={collectionPath(collection.slug)}>
              {texts.viewCollection}
            </LinkButton>
          </div>
        </div>
      </Wrap>
    </section>
  );
}
