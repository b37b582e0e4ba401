import { useSyncExternalStore, type ReactNode } from 'react';
import { subscribe } from 'valtio/vanilla';
import { showAmount, showUsd } from '../../domain/money.ts';
import { indexAge, type IndexLag } from '../../services/index-age.ts';
import { imageUrl } from '../../services/images.ts';
import { isOnline, onOnlineChange } from '../../services/online.ts';
import { networkBySlug } from '../../services/runtime.ts';
import { IndexProvider, OnlineProvider, UiHostProvider, type UiHost } from '../../ui/host.tsx';
import { AppLink } from './app-link.tsx';

const host: UiHost = {
  Link: AppLink,
  imageUrl: (source, width) => imageUrl(source, { width }),
  networkName: (slug) => networkBySlug(slug)?.name ?? slug,
  showAmount,
  showUsd,
};

const onServer = () => true;

const NONE: IndexLag[] = [];
const onIndexChange = (tell: () => void) => subscribe(indexAge, tell);
const indexLags = () => indexAge.lags;
const noLags = () => NONE;

/** Hands the primitives of `ui` what they need of this app. Around everything that is drawn. */
export function AppUi({ children }: { children: ReactNode }) {
  const online = useSyncExternalStore(onOnlineChange, isOnline, onServer);
  const lags = useSyncExternalStore(onIndexChange, indexLags, noLags);
  return (
    <UiHostProvider value={host}>
      <OnlineProvider value={online}>
        <IndexProvider value={lags}>{children}</IndexProvider>
      </OnlineProvider>
    </UiHostProvider>
  );
}
