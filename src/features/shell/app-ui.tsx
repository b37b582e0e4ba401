import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { useSnapshot } from 'valtio/react';
import { showAmount } from '../../domain/money.ts';
import { estimateState } from '../../services/estimate-state.ts';
import { indexAge } from '../../services/index-age.ts';
import { imageUrl } from '../../services/images.ts';
import { isOnline, onOnlineChange } from '../../services/online.ts';
import { PUBLIC } from '../../services/queries.ts';
import { networkBySlug, runtime } from '../../services/runtime.ts';
import { IndexProvider, OnlineProvider, UiHostProvider, type UiHost } from '../../ui/host.tsx';
import { AppLink } from './app-link.tsx';

const host: Omit<UiHost, 'showEstimate'> = {
  Link: AppLink,
  imageUrl: (source, width) => imageUrl(source, { width }),
  networkName: (slug) => networkBySlug(slug)?.name ?? slug,
  showAmount,
  useAccountName: (address) =>
    useQuery({
      queryKey: [PUBLIC, 'name', address],
      queryFn: async () => (await import('../../services/names.ts')).nameOf(address),
      enabled: runtime().config.names === true,
      staleTime: 3_600_000,
      retry: false,
    }).data ?? null,
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
