import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { useSnapshot } from 'valtio/react';
import { showAmount } from '../../domain/decimals.ts';
import { storagePath } from '../../domain/paths.ts';
import { estimateState } from '../../services/estimate-state.ts';
import { indexAge } from '../../services/index-age.ts';
import { imageUrl } from '../../services/images.ts';
import { isOnline, onOnlineChange } from '../../services/online.ts';
import { networkBySlug, runtime } from '../../services/runtime.ts';
import { IndexProvider, OnlineProvider, UiHostProvider, type UiHost } from '../../ui/host.tsx';
import { lazyView } from '../../ui/lazy-view.tsx';
import { AppLink } from './app-link.tsx';

const NamedAccount = lazyView(
  () => import('./named-account.tsx'),
  'NamedAccount',
  ({ children }) => children,
);

const host: Omit<UiHost, 'showEstimate'> = {
  Link: AppLink,
  imageUrl: (source, width) => imageUrl(source, { width }),
  networkName: (slug) => networkBySlug(slug)?.name ?? slug,
  showAmount,
  keptPath: storagePath(),
  listPlaces: () => import('../../services/list-place.ts'),
  AccountName: (props) => (runtime().config.names === true ? <NamedAccount {...props} /> : props.children),
};

const onServer = () => true;

/** Hands the primitives of `ui` what they need of this app. Around everything that is drawn. */
export function AppUi({ children }: { children: ReactNode }) {
  const online = useSyncExternalStore(onOnlineChange, isOnline, onServer);
  const { lags } = useSnapshot(indexAge);
  const { showEstimate } = useSnapshot(estimateState);
  const value = useMemo(() => ({ ...host, showEstimate }), [showEstimate]);
  return (
    <UiHostProvider value={value}>
      <OnlineProvider value={online}>
        <IndexProvider value={lags}>{children}</IndexProvider>
      </OnlineProvider>
    </UiHostProvider>
  );
}
