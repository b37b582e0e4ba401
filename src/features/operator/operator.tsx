import { useQuery } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import * as v from 'valibot';
import { consoleQuery, isStranger } from '../../services/operator.ts';
import { useOnline } from '../../ui/host.tsx';
import { Wrap } from '../../ui/layout.tsx';
import { Note } from '../../ui/note.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { stampOf } from '../../ui/stamp-text.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { Backups } from './backups.tsx';
import { Collections } from './collections.tsx';
import { Fees } from './fees.tsx';
import { HiddenThings } from './hidden.tsx';
import { Jobs } from './jobs.tsx';
import { Limits } from './limits.tsx';
import { Log } from './log.tsx';
import { Networks } from './networks.tsx';
import styles from './operator.module.css';
import { Reports } from './reports.tsx';
import { Subscribers } from './subscribers.tsx';
import * as texts from './texts.ts';
import { Theme } from './theme.tsx';

const TABS = [
  'networks',
  'reports',
  'hidden',
  'collections',
  'jobs',
  'limits',
  'theme',
  'subscribers',
  'backups',
  'fees',
  'log',
] as const;
const searchSchema = v.fallback(v.object({ tab: v.optional(v.string()) }), {});
const PANEL = 'operator-panel';

/** The tab that the address names; an address that names none of them becomes the first one's. */
function useTab(path: string): (typeof TABS)[number] {
  const router = useRouter();
  const search: unknown = useRouterState({ select: (state) => state.location.search });
  const { tab: named } = v.parse(searchSchema, search);
  const tab = TABS.find((one) => one === named);
  const isUnknown = named !== undefined && tab === undefined;
  useEffect(() => {
    if (isUnknown) void router.navigate({ to: path, replace: true });
  }, [router, path, isUnknown]);
  return tab ?? TABS[0];
}

/** The console, once the server has answered `operator`; `waiting` until then, and to everybody else `otherwise`. */
export function Operator(props: { path: string; operator: string; waiting: ReactNode; otherwise: ReactNode }) {
  const { path, operator, waiting, otherwise } = props;
  const query = useQuery(consoleQuery(operator));
  const { data } = query;
  if (query.isLoading) return waiting;
  if (data == null || isStranger(query.error)) return otherwise;
  return (
    <Console
      path={path}
      operator={operator}
      stamp={<Stamp {...stampOf(query)} />}
      networks={<Networks networks={data.networks} />}
      fees={<Fees fees={data.fees} />}
    />
  );
}

function Console(props: { path: string; operator: string; stamp: ReactNode; networks: ReactNode; fees: ReactNode }) {
  const { path, operator } = props;
  const online = useOnline();
  const tab = useTab(path);
  // The server does not know who asks: it named the page as one that is not there.
  useEffect(() => {
    document.title = texts.title;
  });
  return (
    <Wrap className={styles.stack}>
      <h1>{texts.title}</h1>
      <p>{texts.lead}</p>
      {!online && (
        <Note tone="warn" live>
          {texts.offline}
        </Note>
      )}
      <Tabs
        label={texts.parts}
        panelId={PANEL}
        selected={tab}
        tabs={TABS.map((id) => ({ id, label: texts.tabs[id], href: id === 'networks' ? path : `${path}?tab=${id}` }))}
      />
      <div id={PANEL} className={styles.stack} role="tabpanel" aria-labelledby={`${PANEL}-${tab}`}>
        {tab === 'networks' && (
          <>
            {props.stamp}
            {props.networks}
          </>
        )}
        {tab === 'reports' && <Reports operator={operator} />}
        {tab === 'hidden' && <HiddenThings operator={operator} />}
        {tab === 'collections' && <Collections operator={operator} />}
        {tab === 'jobs' && <Jobs operator={operator} />}
        {tab === 'limits' && <Limits operator={operator} />}
        {tab === 'theme' && <Theme operator={operator} />}
        {tab === 'subscribers' && <Subscribers operator={operator} />}
        {tab === 'backups' && <Backups operator={operator} />}
        {tab === 'fees' && props.fees}
        {tab === 'log' && <Log operator={operator} />}
      </div>
    </Wrap>
  );
}
