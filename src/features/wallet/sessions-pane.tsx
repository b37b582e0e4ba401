import { useEffect, useRef, useState } from 'react';
import { showAmount } from '../../domain/decimals.ts';
import { formatUnits } from '../../domain/money.ts';
import { networkById, runtime } from '../../services/runtime.ts';
import {
  listSessions,
  revokeSession,
  startSession,
  type ListedSession,
  type SessionPage,
} from '../../services/sso-sessions.ts';
import { isRejection, walletErrorText } from '../../services/wallet-alerts.ts';
import { Button } from '../../ui/button.tsx';
import { useOnline } from '../../ui/host.tsx';
import { Note } from '../../ui/note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';
import { localTimeText } from '../../ui/local-time.ts';
import styles from './wallet.module.css';
import * as texts from './texts.ts';

type Listed = { state: 'loading' | 'failed' } | ({ state: 'there' } & SessionPage);

/** What is under way in the list, beside a session's own id. */
const NEW = 'new';
const EARLIER = 'earlier';

const load = (): Promise<Listed> =>
  listSessions().then(
    (page): Listed => ({ state: 'there', ...page }),
    (): Listed => ({ state: 'failed' }),
  );

/** The sessions of an account of the single sign-on, and what can be done with them. */
export function SessionsPane() {
  const [listed, setListed] = useState<Listed>({ state: 'loading' });
  /** What is under way: a session's id, a new one, the earlier ones. */
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const online = useOnline();
  const start = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    let gone = false;
    void load().then((read) => gone || setListed(read));
    return () => {
      gone = true;
    };
  }, []);

  // The pressed button may be gone, with what it ended.
  useEffect(() => {
    if (busy === null && document.activeElement === document.body) start.current?.focus();
  }, [busy]);

  async function carryOut(what: string, work: () => Promise<unknown>) {
    setBusy(what);
    setFailure(null);
    try {
      await work();
      setListed(await load());
    } catch (error) {
      if (!isRejection(error)) setFailure(walletErrorText(error));
    }
    setBusy(null);
  }

  async function showEarlier({ sessions, earlier }: SessionPage) {
    setBusy(EARLIER);
    setFailure(null);
    try {
      const page = await listSessions(earlier);
      const ids = new Set(sessions.map(({ id }) => id));
      const added = page.sessions.filter(({ id }) => !ids.has(id));
      setListed({ state: 'there', sessions: [...sessions, ...added], earlier: page.earlier });
    } catch {
      setFailure(texts.sessionsFailed);
    }
    setBusy(null);
  }

  const active = listed.state === 'there' ? listed.sessions.filter(({ status }) => status === 'active').length : 0;

  function retry() {
    setListed({ state: 'loading' });
    void load().then(setListed);
  }

  return (
    <section aria-label={texts.sessions} aria-busy={listed.state === 'loading'} className={styles.sessions}>
      <h3>{texts.sessions}</h3>
      {!online && <Note tone="warn">{texts.sessionsOffline}</Note>}
      {listed.state === 'loading' && <Skeleton height="6em" />}
      {listed.state === 'failed' && online && (
        <div className={styles.waiting}>
          <p role="alert">{texts.sessionsFailed}</p>
          <Button size="sm" onClick={retry}>
            {texts.tryAgain}
          </Button>
        </div>
      )}
      {listed.state === 'there' && listed.sessions.length === 0 && <p className={styles.hint}>{texts.noSessions}</p>}
      {listed.state === 'there' && listed.sessions.length > 0 && (
        <ul>
          {listed.sessions.map((session) => (
            <Session
              key={session.id}
              session={session}
              busy={busy === session.id}
              isOff={busy !== null || !online}
              onRevoke={() => void carryOut(session.id, () => revokeSession(session.id))}
            />
          ))}
        </ul>
      )}
      {listed.state === 'there' && listed.earlier !== null && (
        <Button
          size="sm"
          variant="quiet"
          busy={busy === EARLIER}
          disabled={busy !== null || !online}
          onClick={() => void showEarlier(listed)}
        >
          {texts.earlierSessions}
        </Button>
      )}
      {failure !== null && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      {active > 0 && <p className={styles.hint}>{texts.stillActive(active)}</p>}
      <Button
        ref={start}
        size="sm"
        busy={busy === NEW}
        disabled={busy !== null || !online}
        onClick={() => void carryOut(NEW, startSession)}
      >
        {texts.newSession}
      </Button>
    </section>
  );
}

const TONES: Record<ListedSession['status'], Tone> = {
  active: 'good',
  expired: 'warn',
  revoked: 'plain',
  inactive: 'warn',
};

function Session(props: { session: ListedSession; busy: boolean; isOff: boolean; onRevoke: () => void }) {
  const { status, expiresAt, value, feesLeft, isHere } = props.session;
  const { sso } = runtime().config.wallets;
  const currency = networkById(sso?.chainId ?? 0)?.currency;
  const show = (amount: bigint) =>
    `${showAmount(formatUnits(amount, currency?.decimals ?? 18))} ${currency?.symbol ?? ''}`;
  const ends = localTimeText(expiresAt);
  return (
    <li>
      <div>
        <Tag tone={TONES[status]}>{texts.sessionStatus[status]}</Tag>
        {isHere && ` ${texts.thisBrowser}`}
        <small>{status === 'active' ? texts.endsAt(ends) : texts.wouldEndAt(ends)}</small>
        {status === 'active' && value !== null && (
          <small>{texts.limitsLeft(show(value.left), show(value.limit), show(value.each))}</small>
        )}
        {status === 'active' && <small>{texts.feesLeft(show(feesLeft))}</small>}
        {status === 'active' && !isHere && <small>{texts.elsewhere}</small>}
      </div>
      {status === 'active' && (
        <Button size="sm" busy={props.busy} disabled={props.isOff} onClick={props.onRevoke}>
          {texts.revoke}
        </Button>
      )}
    </li>
  );
}
