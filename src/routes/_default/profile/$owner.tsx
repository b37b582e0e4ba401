import { createFileRoute } from '@tanstack/react-router';
import { useSnapshot } from 'valtio/react';
import type { NftCard } from '../../../contract/nft.ts';
import { isAddress } from '../../../domain/paths.ts';
import { CartToggle } from '../../../features/cart/cart-toggle.tsx';
import { Profile } from '../../../features/profile/profile.tsx';
import { authState } from '../../../services/auth-state.ts';
import { pageHead } from '../../-head.ts';

/** Drawn on the device only, so there is no loader: the server asks nothing and writes no owner. */
export const Route = createFileRoute('/_default/profile/$owner')({
  staticData: { validator: ({ owner = '' }) => isAddress(owner) },
  validateSearch: (search: Record<string, unknown>): { tab?: string } =>
    typeof search['tab'] === 'string' ? { tab: search['tab'] } : {},
  head: () => pageHead('Profile', 'Works, listings and offers of one address.'),
  component: ProfileRoute,
});

const cardAction = (nft: NftCard) => <CartToggle work={nft} />;

function ProfileRoute() {
  const { owner } = Route.useParams();
  const { user } = useSnapshot(authState);
  // Nobody buys from themselves.
  const isOwn = user?.address === owner.toLowerCase();
  return <Profile key={owner} owner={owner} tab={Route.useSearch().tab} cardAction={isOwn ? undefined : cardAction} />;
}
