import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { Drop } from '../../contract/drop.ts';
import { collectionPath, profilePath, shortenAddress } from '../../domain/paths.ts';
import { LANGUAGE, LANGUAGE_PARAMETER } from '../../language/language.ts';
import { addressCopied, linkCopied } from '../../services/copied.ts';
import { MARKET_CHECK_MS } from '../../services/market-check.ts';
import { dropQuery } from '../../services/page-queries.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Countdown } from '../../ui/countdown-clock.tsx';
import { Anchor } from '../../ui/host.tsx';
import { Block, Row, Rows } from '../../ui/blocks.tsx';
import { Byline, Muted, Wrap } from '../../ui/layout.tsx';
import { MediaImage } from '../../ui/media-image.tsx';
import { Meter } from '../../ui/meter.tsx';
import { NetworkLabel } from '../../ui/network-label.tsx';
import { Price } from '../../ui/price-text.tsx';
import { Retry } from '../../ui/retry.tsx';
import { ShortAddress } from '../../ui/short-address.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Stamp, type StampProps } from '../../ui/stamp.tsx';
import { stampOf } from '../../ui/stamp-text.ts';
import { useNow } from '../../ui/use-now.ts';
import { useTimeText } from '../../ui/local-time.ts';
import { useDropPhase, useNextMoment } from './drop-state.tsx';
import { Phases } from './phases.tsx';
import { RemindMe } from './remind-me.tsx';
import styles from './drop.module.css';
import * as texts from './texts.ts';
import { passingWords } from '../../services/passing.ts';

const LOWER = 3;
const UPPER = 4;
const WIDTHS = [320, 640] as const;

/** An iCalendar file of the server's. */
const calendarPath = (slug: string) => `/calendar/drops/${slug}.ics?${LANGUAGE_PARAMETER}=${LANGUAGE}`;

function Shelf({ sources, upper }: { sources: readonly string[]; upper?: boolean }) {
  if (sources.length === 0) return null;
  return (
    <div className={upper ? `${styles.shelf} ${styles.upper}` : styles.shelf}>
      {sources.map((source, index) => (
        <div key={`${index}-${source}`}>
          <MediaImage
            source={source}
            alt=""
            widths={WIDTHS}
            sizes="(min-width: 768px) 260px, 240px"
            priority={!upper && index === 1}
          />
        </div>
      ))}
    </div>
  );
}

function Case({ drop }: { drop: Drop }) {
  const pictures = drop.previews.length > 0 ? drop.previews : [drop.image];
  return (
    <div className={styles.stage} aria-hidden="true">
      <Shelf sources={pictures.slice(LOWER, LOWER + UPPER)} upper />
      <Shelf sources={pictures.slice(0, LOWER)} />
    </div>
  );
}

export type DropSlots = {
  /** The mint panel; `before` is shown in its place until it is ready. */
  Mint: ComponentType<{ drop: Drop; phase: 'upcoming' | 'live' | 'ended'; before: ReactNode }>;
  /** The terms that only the contract knows. */
  Terms: ComponentType<{ drop: Drop }>;
  /** Runs it for who is signed in; leads others to the log-in. */
  whenSignedIn: (act: () => void) => void;
};

export function DropView({ slug, ...slots }: { slug: string } & DropSlots) {
  // Others mint meanwhile.
  const query = useQuery({ ...dropQuery(slug), refetchInterval: MARKET_CHECK_MS });
  const drop = query.data?.data ?? null;
  if (query.isPending) {
    return (
      <div className={styles.drop} aria-busy="true">
        <div className={styles.stage} />
        <div className={styles.info}>
          <Skeleton width="40%" height={14} />
          <Skeleton width="80%" height={48} style={{ marginTop: 18 }} />
          <Skeleton height={120} style={{ marginTop: 26 }} />
        </div>
      </div>
    );
  }
  if (drop === null) {
    return (
      <Wrap>
        <Retry
          what={texts.dropSubject}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
          passing={passingWords(query.error)}
        />
      </Wrap>
    );
  }
  return <LoadedDrop drop={drop} stamp={stampOf(query)} {...slots} />;
}

function LoadedDrop({
  drop,
  stamp,
  Mint,
  Terms,
  whenSignedIn,
}: DropSlots & {
  drop: Drop;
  stamp: StampProps;
}) {
  const phase = useDropPhase(drop);
  const timeText = useTimeText();
  const now = useNow();
  // What is sold out before its time closes later all the same.
  const isClosed = now >= drop.endTime * 1000;
  const { moment, word, isNear } = useNextMoment(drop, phase);
  const left = Math.max(0, drop.maxSupply - drop.minted);
  return (
    <div className={styles.drop}>
      <Case drop={drop} />
      <div className={styles.info}>
        <Byline>
          <Avatar address={drop.creator.address} size={24} />
          <Anchor href={profilePath(drop.creator.address, 'Created')}>{drop.creator.name}</Anchor>
          <Muted>
            <NetworkLabel slug={drop.network} />
          </Muted>
          <span className={styles.share}>
            <CopyButton label={texts.share} onDone={linkCopied} />
          </span>
        </Byline>
        <h1>{drop.name}</h1>
        {drop.description !== '' && <p className={styles.lead}>{drop.description}</p>}
        <div className={styles.when}>
          <div>
            <span>{phase !== 'ended' ? word : left === 0 ? texts.soldOut : texts.saleEnded}</span>
            <Stamp {...stamp} network={drop.network} />
          </div>
          {phase === 'ended' ? (
            <p>{(isClosed ? texts.closedOn : texts.closesOn)(timeText(moment))}</p>
          ) : isNear ? (
            <Countdown at={moment} label={word} moment={timeText(moment)} />
          ) : (
            <p className={styles.date}>{timeText(moment)}</p>
          )}
        </div>
        <p className={styles.minted}>
          <b>{texts.mintedOf(drop.minted, drop.maxSupply)}</b>
          <span>{texts.left(left)}</span>
        </p>
        <Meter label={texts.minted} value={drop.minted} max={drop.maxSupply} />
        <div className={phase === 'ended' ? undefined : styles.mint}>
          <div>
            <Mint
              drop={drop}
              phase={phase}
              before={
                <div className={styles.price}>
                  <p>{texts.priceEach}</p>
                  <Price of={drop.price} size="big" />
                </div>
              }
            />
          </div>
        </div>
        <div className={styles.actions}>
          <LinkButton size="lg" href={collectionPath(drop.collectionSlug)}>
            {texts.viewCollection}
          </LinkButton>
          {phase !== 'ended' && (
            <LinkButton size="lg" href={calendarPath(drop.slug)} target="_self">
              {texts.addToCalendar}
            </LinkButton>
          )}
          <RemindMe drop={drop} phase={phase} whenSignedIn={whenSignedIn} />
        </div>
        <Phases drop={drop} />
        <Block title={texts.contract}>
          <div style={{ paddingTop: 8 }}>
            <Rows>
              <Row label={texts.maxSupply}>{drop.maxSupply}</Row>
              <Row label={phase === 'upcoming' ? texts.opensAt : texts.openedAt}>{timeText(drop.startTime * 1000)}</Row>
              <Row label={isClosed ? texts.closedAt : texts.closesAt}>{timeText(drop.endTime * 1000)}</Row>
              <Row label={texts.network}>
                <NetworkLabel slug={drop.network} />
              </Row>
              <Row label={texts.contract}>
                <ShortAddress address={drop.collectionAddress} onDone={addressCopied}>
                  {shortenAddress(drop.collectionAddress)}
                </ShortAddress>
              </Row>
            </Rows>
          </div>
        </Block>
        <Terms drop={drop} />
      </div>
    </div>
  );
}
