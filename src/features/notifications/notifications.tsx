import { useEffect, useState, type ReactNode } from 'react';
import * as newsTexts from '../../contract/news-texts.ts';
import type { Notification } from '../../contract/notification.ts';
import { isOwnDoing } from '../../contract/own-doing.ts';
import { collectionsPath, itemPath, profilePath, shortenAddress } from '../../domain/paths.ts';
import { markSeen, seenState } from '../../services/notifications.ts';
import { passingWords } from '../../services/passing.ts';
import { AccountName } from '../../ui/account-name.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { HappeningRow } from '../../ui/event-row.tsx';
import { Anchor, useUiHost } from '../../ui/host.tsx';
import type { IconName } from '../../ui/icon.tsx';
import { Wrap } from '../../ui/layout.tsx';
import { NoWallet } from '../../ui/no-wallet.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { stampOf } from '../../ui/stamp-text.ts';
import { localTimeText } from '../../ui/local-time.ts';
import { dateText } from '../../ui/time-text.ts';
import { useNow } from '../../ui/use-now.ts';
import { Vacancy } from '../../ui/vacancy.tsx';
import { DeviceNews } from './device-news.tsx';
import { DeviceNotes } from './device-notes.tsx';
import { dayOf, daysOf, type Told } from './days.ts';
import { Following } from './following.tsx';
import styles from './notifications.module.css';
import * as texts from './texts.ts';
import { PushSettings, usePush } from './push-settings.tsx';
import { useNews } from './use-news.ts';
import * as icons from '../../ui/page-icons.ts';

const DAY = 86_400_000;

const ICONS: Record<Notification['kind'], IconName> = {
  sold: icons.sale,
  accepted: 'done',
  received: icons.transfer,
  offer: icons.sale,
  'collection-offer': icons.sale,
  'trait-offer': icons.sale,
  outbid: icons.sort,
  'listing-ends': icons.alert,
  'offer-ends': icons.alert,
  listed: icons.heart,
  'price-down': icons.heart,
  'price-up': icons.heart,
  bought: icons.sale,
  minted: 'drops',
  sent: icons.transfer,
};

const Page = ({ children, stamp }: { children: ReactNode; stamp?: ReactNode }) => (
  <Wrap className={styles.narrow}>
    <div className={styles.head}>
      <h1>{texts.title}</h1>
      {stamp}
    </div>
    {children}
  </Wrap>
);

function Row({ told: { notification, more }, isNew, now }: { told: Told; isNew: boolean; now: number }) {
  const { kind, item, collection, by, ends, price, was, time } = notification;
  const { showAmount } = useUiHost();
  return (
    <HappeningRow icon={ICONS[kind]} image={item.image} isNew={isNew} price={price} time={time * 1000} now={now}>
      <Anchor href={itemPath(collection.slug, item.identifier)}>{item.name}</Anchor> <b>{newsTexts.happened[kind]}</b>
      <span>
        {by !== null && (
          <>
            {texts.party[kind]}{' '}
            <Anchor href={profilePath(by)}>
              <AccountName address={by}>{shortenAddress(by)}</AccountName>
            </Anchor>
          </>
        )}
        {was !== null && ` ${texts.before(showAmount(was.amount), was.token.symbol)}`}
        {by === null && ends !== null && texts.ends(localTimeText(ends * 1000))}
        {more > 0 && ` ${texts.andMore(more)}`}
      </span>
    </HappeningRow>
  );
}

function dayText(day: number, now: number): string {
  const today = dayOf(now);
  return now === 0 || day < today - DAY ? dateText(day) : day < today ? texts.yesterday : texts.today;
}

/** What `owner`, who is signed in and whose wallet is connected, should hear of. Looking at it is having seen it. */
export function Notifications({ owner }: { owner: string }) {
  const { server: query, news, ids, isWhole } = useNews(owner, true);
  // Its settings stand above the list: they come together, so that nothing moves.
  const isSettled = !usePush(owner).isPending;
  const now = useNow();
  /** What was new as the page opened stays marked while one looks. */
  const [seenBefore] = useState(() => seenState.ids);
  const isNew = (id: string) => seenBefore?.includes(id) === false;
  const there = ids.join('\n');
  useEffect(() => {
    // What is not known yet may have been seen before.
    const before = isWhole ? [] : (seenState.ids ?? []);
    if (isWhole || there !== '') void markSeen(owner, [...new Set([...there.split('\n'), ...before])].filter(Boolean));
  }, [owner, there, isWhole]);
  const own = <DeviceNews news={news} isNew={isNew} />;
  if (query.data === undefined || !isSettled)
    return (
      <Page>
        {!isSettled || (query.isPending && query.fetchStatus !== 'paused') ? (
          <Skeleton height={480} />
        ) : (
          <>
            <Retry
              what={texts.subject}
              onRetry={() => void query.refetch()}
              busy={query.isFetching}
              passing={passingWords(query.error)}
            />
            {own}
            <DeviceNotes owner={owner} />
            <Following />
          </>
        )}
      </Page>
    );
  if (query.data.length === 0)
    return (
      <Page>
        <PushSettings owner={owner} />
        {ids.length > 0 ? (
          own
        ) : (
          <Vacancy title={texts.emptyTitle} text={texts.emptyText}>
            <LinkButton href={collectionsPath()}>{texts.browseCollections}</LinkButton>
          </Vacancy>
        )}
        <Following />
      </Page>
    );
  return (
    <Page stamp={<Stamp {...stampOf(query)} />}>
      <p className={styles.intro}>{texts.intro}</p>
      <PushSettings owner={owner} />
      {own}
      {daysOf(query.data).map(({ day, told }) => (
        <section key={day}>
          <h2 className={styles.day}>{dayText(day, now)}</h2>
          <ul>
            {told.map((one) => (
              <Row
                key={one.notification.id}
                told={one}
                isNew={!isOwnDoing(one.notification) && isNew(one.notification.id)}
                now={now}
              />
            ))}
          </ul>
        </section>
      ))}
      <Following />
    </Page>
  );
}

/** Signed in, and the wallet gone: both are needed. */
export const WalletGone = ({ onConnect }: { onConnect: () => void }) => (
  <Page>
    <NoWallet text={texts.walletGoneText} onConnect={onConnect} />
  </Page>
);
