import { MediaImage } from './media-image.tsx';
import styles from './case-stage.module.css';
import * as texts from './texts.ts';

/** The event modal shows at most three. */
export const MAX_ITEMS = 3;
const WIDTHS = [160, 320] as const;

export type CaseLight = 'dim' | 'travelling' | 'lit' | 'off';

/**
 * A small glass case whose light is the status: dim while asked, light along the shelf while
 * pending, lit when done, dark with a red shelf when it failed.
 */
export function CaseStage(props: {
  items: readonly { source: string; name: string }[];
  /** Where there are more than `items`. */
  count?: number;
  light: CaseLight;
  /** On a phone no higher than needed. */
  low?: boolean;
}) {
  const hidden = (props.count ?? props.items.length) - Math.min(MAX_ITEMS, props.items.length);
  return (
    <div className={styles.case} data-light={props.light} data-low={props.low || undefined}>
      {props.items.slice(0, MAX_ITEMS).map((item, index) => (
        <div className={styles.item} key={`${index}-${item.source}`}>
          <MediaImage source={item.source} alt={item.name} widths={WIDTHS} sizes="104px" eager />
        </div>
      ))}
      {hidden > 0 && <span className={styles.more}>{texts.hidden(hidden)}</span>}
      <i className={styles.shelf} aria-hidden="true" />
    </div>
  );
}
