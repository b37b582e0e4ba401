import type { Drop } from '../../contract/drop.ts';
import { dropPath } from '../../domain/paths.ts';
import { Countdown } from '../../ui/countdown.tsx';
import { Anchor } from '../../ui/host.tsx';
import { Meter } from '../../ui/meter.tsx';
import { useDropPhase } from './drop-state.tsx';
import type { DropSlots } from './drop.tsx';
import styles from './drop.module.css';

/** A collection's own sale, on its page: how long, how many, and the mint panel. */
export function CollectionSale({ drop, Mint }: { drop: Drop } & Pick<DropSlots, 'Mint'>) {
  const phase = useDropPhase(drop);
  if (phase === 'ended') return null;
  const word = phase === 'upcoming' ? 'Sale opens in' : 'Sale ends in';
  return (
    <section className={styles.sale} aria-label={`Sale of ${drop.name}`}>
      <div>
        <p className={styles.saleWord}>{word}</p>
        <Countdown at={(phase === 'upcoming' ? drop.startTime : drop.endTime) * 1000} label={word} />
        <p className={styles.minted}>
          <b>
            {drop.minted} of {drop.maxSupply} minted
          </b>
          <span>{Math.max(0, drop.maxSupply - drop.minted)} left</span>
        </p>
        <Meter label="Minted" value={drop.minted} max={drop.maxSupply} />
        <p className={styles.saleMore}>
          <Anchor href={dropPath(drop.slug)}>About the sale</Anchor>
        </p>
      </div>
      <Mint drop={drop} phase={phase} before={null} />
    </section>
  );
}
