import { Anchor } from '../../ui/host.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './no-server.module.css';
import * as texts from './no-server-texts.ts';

/** On every page of a market without one: what that means, and where orders are added. */
export function NoServer() {
  return (
    <aside className={styles.told} aria-label={texts.title}>
      <div>
        <Icon name="info" />
        <p>
          <b>{texts.title}</b> {texts.explained} <Anchor href="/shared">{texts.addOrders}</Anchor>
        </p>
      </div>
    </aside>
  );
}
