import type { Order } from '../../contract/order.ts';
import { MAX_PAGE_SIZE } from '../../contract/paging.ts';
import { lapsedBy } from '../../domain/lapse.ts';
import { offersQuery, ordersQuery } from '../../services/page-queries.ts';
import { networks } from '../../services/runtime.ts';
import { Button } from '../../ui/button.tsx';
import { useOnline } from '../../ui/host.tsx';
import { Block } from '../../ui/blocks.tsx';
import { Note } from '../../ui/note.tsx';
import { localTimeText } from '../../ui/local-time.ts';
import { useNow } from '../../ui/use-now.ts';
import { ownListings, ownOffers, useOrders } from './order-queries.ts';
import type { Outstanding, ProfileActions } from './profile-actions.ts';
import styles from './profile.module.css';
import * as texts from './texts.ts';

const withdrawnListings = (owner: string) => ordersQuery({ maker: owner, status: 'withdrawn', size: MAX_PAGE_SIZE });
const withdrawnOffers = (owner: string) => offersQuery({ maker: owner, status: 'withdrawn', size: MAX_PAGE_SIZE });

export type OwnProps = { owner: string; actions: ProfileActions };

type Permitted = Outstanding['permitted'][number];

/** Cancelled orders that an earlier permission could still fill, as the server lists them and as the device knows. */
function usePermitted(owner: string, known: Outstanding['permitted']): { orders: Order[]; permitted: Permitted[] } {
  const listings = useOrders(withdrawnListings(owner)).data?.data ?? [];
  const offers = useOrders(withdrawnOffers(owner)).data?.data ?? [];
  const now = useNow();
  const orders = [...listings, ...offers].filter(({ permissionEnds }) => lapsedBy(permissionEnds ?? 0) > now);
  const listed = new Set(orders.map(({ hash }) => hash as string));
  const unlisted = known.filter(({ hashes, ends }) => lapsedBy(ends) > now && !hashes.some((hash) => listed.has(hash)));
  const told = orders.map(({ chainId, hash, nft, permissionEnds }) => ({
    chainId,
    hashes: [hash],
    names: [nft.name],
    ends: permissionEnds ?? 0,
  }));
  return { orders, permitted: [...told, ...unlisted] };
}

function Withdrawn({ permitted }: { permitted: readonly Permitted[] }) {
  const last = Math.max(...permitted.map(({ ends }) => ends));
  const names = permitted.flatMap((one) => one.names);
  return (
    <div className={styles.notice}>
      <Note tone="warn">{texts.stillOpen(names, localTimeText(lapsedBy(last)))}</Note>
    </div>
  );
}

/** Voids everything ever signed on a network; shown while any order may still be filled. */
export function CancelEverything({ owner, actions }: OwnProps) {
  const online = useOnline();
  const listings = useOrders(ownListings(owner)).data?.data ?? [];
  const offers = useOrders(ownOffers(owner)).data?.data ?? [];
  const { orders, permitted } = usePermitted(owner, actions.outstanding.permitted);
  const all = [...listings, ...offers, ...orders, ...actions.outstanding.unpublished];
  const affected = networks().filter(({ chainId }) => [...all, ...permitted].some((one) => one.chainId === chainId));
  if (affected.length === 0) return null;
  return (
    <Block title={texts.cancelEverything}>
      <p className={styles.explained}>{texts.cancelEverythingExplained}</p>
      {permitted.length > 0 && <Withdrawn permitted={permitted} />}
      <div className={styles.everything}>
        {affected.map(({ chainId, name }) => (
          <Button
            key={chainId}
            variant="danger"
            disabled={!online || actions.busy}
            onClick={() => actions.onCancelEverything(chainId, all)}
          >
            {texts.cancelEverythingOn(name)}
          </Button>
        ))}
      </div>
    </Block>
  );
}
