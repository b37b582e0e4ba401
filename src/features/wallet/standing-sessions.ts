import { raiseAlert } from '../../services/alerts.ts';
import { listSessions } from '../../services/sso-sessions.ts';
import { walletState } from '../../services/wallet-state.ts';
import { localTimeText } from '../../ui/local-time.ts';
import * as texts from './texts.ts';

/** Long enough to be read. */
const NOTICE_MS = 10_000;

/**
 * Looks, while the wallet is still there, which sessions of the single sign-on outlive a sign-out; the answer tells
 * them. Nobody waits for it, and where the network says nothing neither does this.
 */
export function lookForStandingSessions(): () => void {
  if (walletState.connectorId !== 'sso') return () => {};
  const listed = listSessions().then(
    (page) => page.sessions,
    () => [],
  );
  return () =>
    void listed.then((sessions) => {
      const active = sessions.filter(({ status }) => status === 'active');
      if (active.length === 0) return;
      raiseAlert({
        status: 'info',
        title: texts.staysActive(active.length),
        description: texts.howToEnd(localTimeText(Math.max(...active.map(({ expiresAt }) => expiresAt)))),
        timer: NOTICE_MS,
      });
    });
}
