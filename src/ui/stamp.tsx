import { useIndex, useOnline, useUiHost } from './host.tsx';
import { Icon } from './icon.tsx';
import styles from './stamp.module.css';
import { stampText } from './stamp-text.ts';
import { useNow } from './use-now.ts';

export type StampProps = {
  /** When the data beside it were read, in ms; 0 while there are none. */
  updatedAt: number;
  busy?: boolean;
  failing?: boolean;
  precise?: boolean;
  busyText?: string;
  /** The only network that the data are of. */
  network?: string | undefined;
};

/** The age of the numbers beside it. */
export function Stamp(props: StampProps) {
  const online = useOnline();
  const now = useNow();
  const { networkName } = useUiHost();
  const [lag] = useIndex()
    .filter(({ network }) => (props.network ?? network) === network)
    .toSorted((a, b) => a.since - b.since);
  const index = lag && { name: networkName(lag.network), since: lag.since };
  // Nothing was read and nothing is on its way: there is no age to tell.
  if (online && props.updatedAt === 0 && props.busy === false) return null;
  const { kind, text } = stampText({ ...props, index, now, online });
  return (
    <span className={styles.stamp} data-kind={kind}>
      {kind === 'stale' && <Icon name="offline" size={16} />}
      {text}
    </span>
  );
}
