import { createFileRoute } from '@tanstack/react-router';
import { isAddress } from '../../../domain/paths.ts';
import { Profile } from '../../../features/profile/profile.tsx';
import { pageHead } from '../../-head.ts';

/** Drawn on the device only, so there is no loader: the server asks nothing and writes no owner. */
export const Route = createFileRoute('/_default/profile/$owner')({
  staticData: { validator: ({ owner = '' }) => isAddress(owner) },
  validateSearch: (search: Record<string, unknown>): { tab?: string } =>
    typeof search['tab'] === 'string' ? { tab: search['tab'] } : {},
  head: () => pageHead('Profile', 'Works, listings and offers of one address.'),
  component: ProfileRoute,
});

function ProfileRoute() {
  const { owner } = Route.useParams();
  return <Profile key={owner} owner={owner} tab={Route.useSearch().tab} />;
}
