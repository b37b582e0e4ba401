import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { collectionsPath, homePath, storagePath } from '../../domain/paths.ts';
import { raiseAlert } from '../../services/alerts.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { useOnline } from '../../ui/host.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Wrap } from '../../ui/layout.tsx';
import { notOpenedBefore, notSaved, seeKept } from '../../ui/texts.ts';
import { Ghost, Vacancy } from '../../ui/vacancy.tsx';
import { errorData, notFoundData, type ErrorData } from './error-data.ts';
import styles from './error-page.module.css';
import * as texts from './texts.ts';

const LEADS: Record<number, string> = {
  404: texts.notFoundLead,
  500: texts.failureLead,
};

const useUrl = () => useRouterState({ select: (state) => state.location.href });

/** Whether there is a network; what failed for want of one is fetched again by `act` once it is back. */
function useNetwork(act: () => void): boolean {
  const online = useOnline();
  const wasOffline = useRef(!online);
  useEffect(() => {
    if (online && wasOffline.current) act();
    wasOffline.current = !online;
  });
  return online;
}

const NotHere = () => (
  <Wrap>
    <Vacancy title={notSaved} text={notOpenedBefore} isPage>
      <LinkButton href={storagePath()}>{seeKept}</LinkButton>
    </Vacancy>
  </Wrap>
);

/** Offline nobody knows what is at an address: it may be the server's own. */
export function NotFoundPage() {
  const url = useUrl();
  return useNetwork(() => location.reload()) ? <ErrorView data={notFoundData(url)} /> : <NotHere />;
}

export function FailurePage({ error, reset }: { error: unknown; reset?: () => void }) {
  const router = useRouter();
  // A part of a build that the server no longer has comes with the next build's page alone.
  const isGone = error instanceof Error && error.name === 'ChunkLoadError';
  const retry = () => {
    reset?.();
    void router.invalidate();
  };
  const online = useNetwork(retry);
  const url = useUrl();
  if (!online) return <NotHere />;
  return (
    <ErrorView
      data={errorData(error, url)}
      retry={isGone ? { label: texts.reload, act: () => location.reload() } : { label: texts.tryAgain, act: retry }}
    />
  );
}

function ErrorView({ data, retry }: { data: ErrorData; retry?: { label: string; act: () => void } }) {
  const text = JSON.stringify(data, null, 2);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => raiseAlert({ status: 'success', title: texts.detailsCopied, description: '' }),
      () => raiseAlert({ status: 'error', title: texts.copyFailed, description: '' }),
    );
  return (
    <Wrap className={styles.page}>
      <div className={styles.words}>
        <h1>{texts.error(data.statusCode)}</h1>
        <p className={styles.lead}>
          {data.message}
          {/[.!?]$/.test(data.message) ? ' ' : '. '}
          {LEADS[data.statusCode] ?? LEADS[500]}
        </p>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it */}
        <pre className={styles.data} dir="ltr" tabIndex={0} aria-label={texts.details}>
          {text}
        </pre>
        <div className={styles.actions}>
          <LinkButton variant="primary" size="lg" href={homePath()}>
            {texts.goHome}
          </LinkButton>
          {data.statusCode === 404 && (
            <LinkButton size="lg" href={collectionsPath()}>
              {texts.browseCollections}
            </LinkButton>
          )}
          {retry !== undefined && (
            <Button size="lg" onClick={retry.act}>
              <Icon name="retry" size={16} />
              {retry.label}
            </Button>
          )}
          <Button size="lg" onClick={() => void copy()}>
            <Icon name="copy" size={16} />
            {texts.copyDetails}
          </Button>
        </div>
      </div>
      <div className={styles.case} aria-hidden="true">
        <Ghost />
        {data.statusCode !== 404 && <span className={styles.plate}>{texts.outOfOrder}</span>}
      </div>
    </Wrap>
  );
}
