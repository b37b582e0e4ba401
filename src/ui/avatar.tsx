import { avatarRings } from './avatar-rings.ts';
import styles from './avatar.module.css';

export function Avatar({ address, size = 28 }: { address: string; size?: number }) {
  return (
    <svg className={styles.avatar} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      {avatarRings(address).map((ring) => (
        <circle key={ring.radius} cx="16" cy="16" r={ring.radius} fill={ring.colour} />
      ))}
    </svg>
  );
}
