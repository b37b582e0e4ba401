import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useEffect, type ComponentProps } from 'react';
import { useSnapshot } from 'valtio/react';
import type { NftCard } from '../../../contract/nft.ts';
import { isAddress } from '../../../domain/paths.ts';
import { CartToggle } from '../../../features/cart/cart-toggle.tsx';
import { openListing, openOrderForm, openSending } from '../../../trading/orders/open-order-form.ts';
import { Follow } from '../../../features/follow/follow.tsx';
import { ShareOrders } from '../../../features/orders/share-orders.tsx';
import type { ProfileActions } from '../../../features/profile/profile-actions.ts';
import { ProfileDoor, ProfileSkeleton } from '../../../features/profile/profile-door.tsx';
import { Profile } from '../../../features/profile/profile.tsx';
import { ActionNote } from '../../../features/transactions/action-note.tsx';
import { useTrade } from '../../../features/transactions/use-trade.ts';
import { logInFirst, openLogin } from '../../../features/wallet/wallet-overlay-state.ts';
import { authState } from '../../../services/auth-state.ts';
import { artistHref } from '../../../services/saved-searches.ts';
import { CardHeart } from '../../-card-heart.tsx';
import { pageHead } from '../../-head.ts';
import { useOutstanding, useRevoking } from './-outstanding.ts';
import * as texts from '../../-texts.ts';
import { ItemGridSkeleton } from '../../../ui/item-card.tsx';
import { lazyView } from '../../../ui/lazy-view.tsx';

type ProfileSearch = { tab?: string; side?: string; status?: string | undefined };

/**
 * Rendered only on the device, so there is no loader: the server asks nothing and names no owner.
 * Without an address, it is the profile of the signed-in user.
 */
export const Route = createFileRoute('/_default/profile/{-$owner}')({
  staticData: { validator: ({ owner }) => owner === undefined || isAddress(owner) },
  validateSearch: ({ tab, side, status }: Record<string, unknown>): ProfileSearch => ({
    ...(typeof tab === 'string' && { tab }),
    ...(typeof side === 'string' && { side }),
    ...(typeof status === 'string' && { status }),
  }),
  head: () => pageHead(texts.profileTitle, import.meta.env.SSR && texts.profileDescription),
  component: ProfileRoute,
});

const StoredOrders = lazyView(() => import('../../../features/orders/stored-orders.tsx'), 'StoredOrders');

const OwnWatchList = lazyView(
  () => import('../-own-watch-list.tsx'),
  'OwnWatchList',
  <ItemGridSkeleton count={12} density="six" />,
);

const heldOf = (nft: NftCard) => ({ nft, owned: BigInt(nft.ownedAmount ?? '1') });

const cardAction = (nft: NftCard) => <CartToggle item={nft} />;
const cardCorner = (nft: NftCard) => <CardHeart nft={nft} />;
const renderFollow = (artist: string, name: string) => (
  <Follow kind="artist" href={artistHref(artist)} name={name} small />
);

function ProfileRoute() {
  const { owner } = Route.useParams();
  const { tab, side, status } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { user, ready } = useSnapshot(authState);
  if (owner === undefined) {
    if (!ready) return <ProfileSkeleton />;
    if (user === null) return <ProfileDoor onConnect={openLogin} />;
    return <ToOwnProfile owner={user.address} />;
  }
  const show = (changed: ProfileSearch) =>
    void navigate({ search: (search) => ({ ...search, ...changed }), replace: true, resetScroll: false });
  const shown = {
    owner,
    tab,
    side,
    status,
    onStatus: (next: string | null) => show({ status: next ?? undefined }),
    cardCorner,
    renderFollow,
  };
  return user?.address === owner.toLowerCase() ? (
    <OwnProfile key={owner} {...shown} />
  ) : (
    <Profile key={owner} {...shown} cardAction={cardAction} actions={null} watchList={null} />
  );
}

function ToOwnProfile({ owner }: { owner: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate({ to: Route.to, params: { owner }, search: (search) => search, replace: true });
  }, [navigate, owner]);
  return <ProfileSkeleton />;
}

/** Nobody buys from themselves: instead of the cart, there is everything an owner can do. */
function OwnProfile(shown: Omit<ComponentProps<typeof Profile>, 'actions' | 'cardAction' | 'watchList'>) {
  const { owner } = shown;
  const outstanding = useOutstanding(owner.toLowerCase());
  const trade = useTrade(logInFirst);
  const actions: ProfileActions = {
    onSell: (items) => openListing(items.map(heldOf)),
    onSend: (items) => openSending(items.map(heldOf)),
    onEdit: (order) => openOrderForm({ kind: 'edit', order }),
    onCancelListing: (order) => void trade.cancelListing(order),
    onCancelOffers: (orders) => void trade.cancelOffers(orders),
    onCancelEverything: (chainId, orders) => void trade.cancelEverything(chainId, orders),
    onAccept: (order) => openOrderForm({ kind: 'accept', order, identifier: order.nft.identifier }),
    onRevoke: ({ form, contract, operator, identifier, name, slug, network, chainId, image }) =>
      void trade.revokeApproval({
        form,
        contract,
        operator,
        identifier,
        name,
        slug,
        network,
        chainId,
        displayImageURL: image,
      }),
    renderShare: (order) => <ShareOrders orders={[order]} small />,
    revoking: useRevoking(),
    outstanding,
    busy: trade.busy,
    notice: trade.notice === null ? null : <ActionNote notice={trade.notice} />,
    renderStoredOrders: (side, serverGone) => (
      <StoredOrders
        owner={owner.toLowerCase()}
        side={side}
        serverGone={serverGone}
        onCancelOnChain={(order) =>
          void (order.side === 'listing' ? trade.cancelListing(order, 'chain') : trade.cancelOffers([order], 'chain'))
        }
      />
    ),
  };
  return <Profile {...shown} actions={actions} watchList={<OwnWatchList place="tab" />} />;
}
