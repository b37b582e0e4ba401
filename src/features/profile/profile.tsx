import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { parseProfileTab, profilePath, shortenAddress, type ProfileTab } from '../../domain/paths.ts';
import { raiseAlert } from '../../services/alerts.ts';
import { walletNftsQuery } from '../../services/page-queries.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Wrap } from '../../ui/layout.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useHydrated } from '../../ui/use-now.ts';
import { Collected, type CardAction } from './collected.tsx';
import { Listings, Offers } from './orders.tsx';
import { listingsOf, offersMadeBy, offersReceivedBy, ownListings, ownOffers, useOrders } from './order-queries.ts';
import type { ProfileActions } from './profile-actions.ts';
import { ProfileSkeleton } from './profile-door.tsx';
import styles from './profile.module.css';

/** The API tells no activity of an address: that tab waits for one, and its address shows the first. */
type ShownTab = Exclude<ProfileTab, 'Activity'>;
const shownTabs: readonly ShownTab[] = ['Collected', 'Listings', 'Offers'];
const shownTab = (value: unknown): ShownTab => {
  const tab = parseProfileTab(value);
  return tab === 'Activity' ? 'Collected' : tab;
};

const copied = (what: string) => (done: boolean) =>
  raiseAlert(
    done
      ? { status: 'success', title: `${what} copied to the clipboard`, description: '' }
      : { status: 'error', title: 'The clipboard cannot be used here', description: '' },
  );

type ShownProfileProps = {
  owner: string;
  tab: ShownTab;
  cardAction: CardAction | undefined;
  /** Null on anybody else's profile. */
  actions: ProfileActions | null;
};

function ShownProfile({ owner, tab, cardAction, actions }: ShownProfileProps) {
  const panelId = useId();
  const items = useInfiniteQuery(walletNftsQuery(owner));
  // As many as their tabs show: what sleeps is for its maker.
  const listings = useOrders(actions === null ? listingsOf(owner) : ownListings(owner));
  const made = useOrders(actions === null ? offersMadeBy(owner) : ownOffers(owner)).data?.pagination.total;
  const received = useOrders(offersReceivedBy(owner)).data?.pagination.total;
  const counts: Record<ShownTab, number | undefined> = {
    Collected: items.data?.pages[0]?.pagination.total,
    Listings: listings.data?.pagination.total,
    Offers: made === undefined || received === undefined ? undefined : made + received,
  };
  return (
    <Wrap>
      <div className={styles.head}>
        <Avatar address={owner} size={72} />
        <div className={styles.who}>
          <h1>{shortenAddress(owner)}</h1>
          <div className={styles.address}>
            <span title={owner}>{owner}</span>
            <CopyButton label="Copy address" icon="copy" size={16} text={owner} onDone={copied('Address')} />
          </div>
        </div>
        <dl className={styles.numbers}>
          <div>
            <dt>Items</dt>
            <dd>{counts.Collected ?? '–'}</dd>
          </div>
          <div>
            <dt>Listed</dt>
            <dd>{counts.Listings ?? '–'}</dd>
          </div>
        </dl>
        <CopyButton label="Share" onDone={copied('Link')} />
      </div>
      <Tabs
        label="Of this profile"
        panelId={panelId}
        selected={tab}
        tabs={shownTabs.map((id) => ({ id, label: id, href: profilePath(owner, id), count: counts[id] }))}
      />
      <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-${tab}`} tabIndex={0} className={styles.panel}>
        {tab === 'Collected' && <Collected owner={owner} cardAction={cardAction} onSell={actions?.onSell ?? null} />}
        {tab === 'Listings' && <Listings owner={owner} actions={actions} />}
        {tab === 'Offers' && <Offers owner={owner} actions={actions} />}
      </div>
    </Wrap>
  );
}

/** Drawn on the device only: until then not a word about the owner, and not one call. */
export function Profile(props: {
  owner: string;
  tab: unknown;
  cardAction?: CardAction | undefined;
  actions: ProfileActions | null;
}) {
  const { owner, tab, cardAction, actions } = props;
  if (!useHydrated()) return <ProfileSkeleton />;
  return <ShownProfile owner={owner.toLowerCase()} tab={shownTab(tab)} cardAction={cardAction} actions={actions} />;
}
