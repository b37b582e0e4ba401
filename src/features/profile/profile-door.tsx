import { Button } from '../../ui/button.tsx';
import { ItemGridSkeleton } from '../../ui/item-card.tsx';
import { Wrap } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Vacancy } from '../../ui/vacancy.tsx';
import styles from './profile.module.css';

export function ProfileSkeleton() {
  return (
    <Wrap>
      <div aria-busy="true">
        <div className={styles.head}>
          <Skeleton width={64} height={64} style={{ borderRadius: '50%' }} />
          <div className={styles.who}>
            <h1>Profile</h1>
            <Skeleton width={200} height={14} style={{ marginBlock: 15 }} />
          </div>
        </div>
        <Skeleton height={52} style={{ marginBottom: 20 }} />
        <ItemGridSkeleton count={12} density="six" />
      </div>
    </Wrap>
  );
}

/** Who is not signed in has no profile of their own to be shown. */
export function ProfileDoor({ onConnect }: { onConnect: () => void }) {
  return (
    <Wrap>
      <div className={styles.head}>
        <div className={styles.who}>
          <h1>Your profile</h1>
        </div>
      </div>
      <Vacancy
        title="Log in to see your profile"
        text="Your items, listings and offers stand here once you have connected your wallet and signed in."
      >
        <Button variant="primary" onClick={onConnect}>
          Connect a wallet
        </Button>
      </Vacancy>
    </Wrap>
  );
}
