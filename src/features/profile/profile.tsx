import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import type { Pagination } from '../../contract/paging.ts';
import type { HeldStatus } from '../../contract/nft.ts';
import { totalText } from '../../domain/count-text.ts';
import { profilePath, profileTabs, shortenAddress, type ProfileTab } from '../../domain/paths.ts';
import { addressCopied, linkCopied } from '../../services/copied.ts';
import { createdQuery, walletNftsQuery } from '../../services/page-queries.ts';
import { watchListQuery } from '../../services/watch-list.ts';
import { AccountName } from '../../ui/account-name.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Wrap } from '../../ui/layout.tsx';
import { CopyAddress } from '../../ui/short-address.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useHydrated } from '../../ui/use-now.ts';
import { Activity } from './activity.tsx';
import { OWN_TABS, parseProfileTab } from './profile-tab.ts';
import { Collected, parseHeldStatus, type CardAction } from './collected.tsx';
import { Created } from './created.tsx';
import { Listings, OffersMade, OffersReceived } from './orders.tsx';
import { listingsOf, offersMadeBy, offersReceivedBy, ownListings, ownOffers, useOrders } from './order-queries.ts';
import type { ProfileActions } from './profile-actions.ts';
import { ProfileSkeleton } from './profile-door.tsx';
import styles from './profile.module.css';
import * as texts from './texts.ts';
import { WorthNumbers } from './worth.tsx';
import { lazyView } from '../../ui/lazy-view.tsx';

const TAB_LABELS: Record<ProfileTab, string> = {
  Collected: texts.collectedTab,
  Created: texts.createdTab,
  Listings: texts.listingsTab,
  OffersMade: texts.offersMadeTab,
  OffersReceived: texts.offersReceivedTab,
  Activity: texts.activityTab,
  WatchList: texts.watchListTab,
  Approvals: texts.approvalsTab,
};

/** Only for the profile's owner. */
const Approvals = lazyView(() => import('./approvals.tsx'), 'Approvals', <Skeleton height={240} />);

/** Follows an artist, whose collections are shown under a name. */
type RenderFollow = (artist: string, name: string) => ReactNode;

type ShownProfileProps = {
  owner: string;
  tab: ProfileTab;
  status: HeldStatus | null;
  onStatus: (status: HeldStatus | null) => void;
  cardAction: CardAction | undefined;
  cardCorner: CardAction;
  renderFollow: RenderFollow;
  /** Null on anybody else's profile, as `watchList`. */
  actions: ProfileActions | null;
  watchList: ReactNode;
};

function ShownProfile({ owner, tab: asked, renderFollow, actions, watchList, ...collected }: ShownProfileProps) {
  const tab = actions === null && OWN_TABS.includes(asked) ? 'Collected' : asked;
  const panelId = useId();
  const items = useInfiniteQuery(walletNftsQuery(owner));
  // The queries of the tabs, so that the counts agree; only the maker sees dormant orders.
  const listings = useOrders(actions === null ? listingsOf(owner) : ownListings(owner));
  const made = useOrders(actions === null ? offersMadeBy(owner) : ownOffers(owner));
  const received = useOrders(offersReceivedBy(owner));
  const watched = useInfiniteQuery({ ...watchListQuery(owner), enabled: actions !== null });
  const creations = useInfiniteQuery(createdQuery(owner)).data?.pages[0];
  const created = creations?.pagination.total ?? 0;
  // The name that their collections are shown under.
  const artist = creations?.data[0]?.creator.name ?? '';
  const countOf = (page: { pagination: Pagination } | undefined) => (page ? totalText(page.pagination) : null);
  const counts: Partial<Record<ProfileTab, string | null>> = {
    Collected: countOf(items.data?.pages[0]),
    Created: countOf(creations),
    Listings: countOf(listings.data),
    OffersMade: countOf(made.data),
    OffersReceived: countOf(received.data),
    WatchList: countOf(watched.data?.pages[0]),
  };
  return (
    <Wrap>
      <div className={styles.head}>
        <Avatar address={owner} size={72} />
        <div className={styles.who}>
          <h1>
            {actions === null
              ? artist || <AccountName address={owner}>{shortenAddress(owner)}</AccountName>
              : texts.yourProfile}
          </h1>
          <div className={styles.address}>
            <span title={owner} className={styles.whole}>
              {owner}
            </span>
            <span className={styles.short} aria-hidden="true">
              {shortenAddress(owner)}
            </span>
            <CopyAddress address={owner} onDone={addressCopied} />
          </div>
        </div>
        <WorthNumbers owner={owner} />
        {actions === null && artist !== '' && renderFollow(owner, artist)}
        <CopyButton label={texts.share} onDone={linkCopied} />
      </div>
      <Tabs
        label={texts.tabs}
        panelId={panelId}
        selected={tab}
        tabs={profileTabs
          .filter((id) => actions !== null || !OWN_TABS.includes(id))
          .filter((id) => id !== 'Created' || created > 0 || tab === 'Created')
          .map((id) => ({ id, label: TAB_LABELS[id], href: profilePath(owner, id), count: counts[id] }))}
      />
      <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-${tab}`} className={styles.panel}>
        {tab === 'Collected' && (
          <Collected
            {...collected}
            owner={owner}
            onChosen={actions === null ? null : { list: actions.onSell, send: actions.onSend }}
          />
        )}
        {tab === 'Created' && <Created owner={owner} />}
        {tab === 'Listings' && <Listings owner={owner} actions={actions} />}
        {tab === 'OffersMade' && <OffersMade owner={owner} actions={actions} />}
        {tab === 'OffersReceived' && <OffersReceived owner={owner} actions={actions} />}
        {tab === 'Activity' && <Activity owner={owner} isOwn={actions !== null} />}
        {tab === 'WatchList' && watchList}
        {tab === 'Approvals' && actions !== null && <Approvals owner={owner} actions={actions} />}
      </div>
    </Wrap>
  );
}

/** Rendered only on the device: the server says nothing about the owner and makes no call. */
export function Profile(props: {
  owner: string;
  tab: unknown;
  /** Of links of earlier builds: which offers. */
  side: unknown;
  /** Of the items: what is listed or not. */
  status: unknown;
  onStatus: (status: HeldStatus | null) => void;
  cardAction?: CardAction | undefined;
  cardCorner: CardAction;
  renderFollow: RenderFollow;
  actions: ProfileActions | null;
  watchList: ReactNode;
}) {
  const { owner, tab, side, status } = props;
  if (!useHydrated()) return <ProfileSkeleton />;
  return (
    <ShownProfile
      {...props}
      owner={owner.toLowerCase()}
      tab={parseProfileTab(tab, side)}
      status={parseHeldStatus(status)}
      cardAction={props.cardAction}
    />
  );
}
