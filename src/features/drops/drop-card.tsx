import type { Drop } from '../../contract/drop.ts';
import { dropPath } from '../../domain/paths.ts';
import { CaseCard } from '../../ui/case-card.tsx';
import { Byline, Muted } from '../../ui/layout.tsx';
import { Meter } from '../../ui/meter.tsx';
import { NetworkLabel } from '../../ui/network-label.tsx';
import { Price } from '../../ui/price-text.tsx';
import { Tag } from '../../ui/tag.tsx';
import { agoText, untilText } from '../../ui/relative-time.ts';
import { useNow } from '../../ui/use-now.ts';
import { useDropPhase } from './drop-state.tsx';
import styles from './drops.module.css';
import * as texts from './texts.ts';

function When({ drop }: { drop: Drop }) {
  const now = useNow();
  const phase = useDropPhase(drop);
  if (phase === 'upcoming') return <Tag>{texts.opens(untilText(drop.startTime * 1000, now))}</Tag>;
  if (phase === 'live') return <Tag tone="good">{texts.liveEnds(untilText(drop.endTime * 1000, now))}</Tag>;
  return <Tag>{drop.minted >= drop.maxSupply ? texts.soldOut : texts.ended(agoText(drop.endTime * 1000, now))}</Tag>;
}

/** A drop in a list: when, how much of it is minted, and for how much. */
export const DropCard = ({ drop, eager = false }: { drop: Drop; eager?: boolean }) => (
  <CaseCard
    href={dropPath(drop.slug)}
    name={drop.name}
    sources={drop.previews.length > 0 ? drop.previews : [drop.image]}
    isPast={drop.state === 'ended'}
    eager={eager}
  >
    <div className={styles.who}>
      <Byline>
        <span>{drop.creator.name}</span>
        <Muted>
          <NetworkLabel slug={drop.network} />
        </Muted>
        <When drop={drop} />
      </Byline>
    </div>
    <Meter label={texts.minted} value={drop.minted} max={drop.maxSupply} />
    <div className={styles.line}>
      <span>{texts.mintedOf(drop.minted, drop.maxSupply)}</span>
      <span>
        <Price of={drop.price} />
      </span>
    </div>
  </CaseCard>
);
