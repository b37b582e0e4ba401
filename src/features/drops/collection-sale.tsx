import type { Drop } from '../../contract/drop.ts';
import { dropPath } from '../../domain/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Countdown } from '../../ui/countdown-clock.tsx';
import { CountdownText } from '../../ui/countdown.tsx';
import { Anchor } from '../../ui/host.tsx';
import { useTimeText } from '../../ui/local-time.ts';
import { Meter } from '../../ui/meter.tsx';
import { useDropPhase, useNextMoment } from './drop-state.tsx';
import type { DropSlots } from './drop.tsx';
import styles from './drop.module.css';
import * as texts from './texts.ts';

/** The mint sale of a collection, on its page: time left, supply left and the mint panel. A phone has room for a line. */
export function CollectionSale({ drop, Mint }: { drop: Drop } & Pick<DropSlots, 'Mint'>) {
  const phase = useDropPhase(drop);
  const timeText = useTimeText();
  const { moment, word, isNear } = useNextMoment(drop, phase);
  if (phase === 'ended') return null;
  return (
    <section className={styles.sale} aria-label={texts.saleOf(drop.name)}>
      <div className={styles.saleBrief}>
        <p>
          {word} {isNear ? <CountdownText at={moment} /> : timeText(moment)}
        </p>
        <LinkButton variant="primary" href={dropPath(drop.slug)}>
          {texts.viewSale}
        </LinkButton>
      </div>
      <div>
        <p className={styles.saleWord}>{word}</p>
        {isNear ? (
          <Countdown at={moment} label={word} moment={timeText(moment)} />
        ) : (
          <p className={styles.date}>{timeText(moment)}</p>
        )}
        <p className={styles.minted}>
          <b>{texts.mintedOf(drop.minted, drop.maxSupply)}</b>
          <span>{texts.left(Math.max(0, drop.maxSupply - drop.minted))}</span>
        </p>
        <Meter label={texts.minted} value={drop.minted} max={drop.maxSupply} />
        <p className={styles.saleMore}>
          <Anchor href={dropPath(drop.slug)}>{texts.aboutSale}</Anchor>
        </p>
      </div>
      <div className={styles.mint}>
        <div>
          <Mint drop={drop} phase={phase} before={null} />
        </div>
      </div>
    </section>
  );
}
