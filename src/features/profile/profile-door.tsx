import { Button } from '../../ui/button.tsx';
import { ItemGridSkeleton } from '../../ui/item-card.tsx';
import { Wrap } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Vacancy } from '../../ui/vacancy.tsx';
import styles from './profile.module.css';
import * as texts from './texts.ts';

export function ProfileSkeleton() {
  return (
    <Wrap>
      <div aria-busy="true">
        <div className={styles.head}>
          <Skeleton width={64} height={64} style={{ borderRadius: '50%' }} />
          <div className={styles.who}>
            <h1>{texts.profile}</h1>
            <Skeleton width={200} height={14} style={{ marginBlock: 15 }} />
          </div>
        </div>
        <Skeleton height={52} style={{ marginBottom: 20 }} />
        <ItemGridSkeleton count={12} density="six" />
      </div>
    </Wrap>
  );
}

/** Stands for the own profile of a visitor who is not signed in. */
export function ProfileDoor({ onConnect }: { onConnect: () => void }) {
  return (
    <Wrap>
      <div className={styles.head}>
        <div className={styles.who}>
          <h1>{texts.yourProfile}</h1>
        </div>
      </div>
      <Vacancy title={texts.logInTitle} text={texts.logInText}>
        <Button variant="primary" onClick={onConnect}>
          {texts.connectWallet}
        </Button>
      </Vacancy>
    </Wrap>
  );
}
