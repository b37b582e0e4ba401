import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './note.module.css';
import type { Tone } from './tag.tsx';
import * as icons from './page-icons.ts';

const ICONS: Record<Tone, IconName> = { plain: 'info', good: 'done', warn: icons.warning, bad: icons.alert };

/** A sentence that matters here. `live` has it read aloud when it appears. */
export function Note(props: { tone?: Tone; icon?: IconName; live?: boolean; children: ReactNode }) {
  const tone = props.tone ?? 'plain';
  return (
    <div className={styles.note} data-tone={tone} role={props.live ? (tone === 'bad' ? 'alert' : 'status') : undefined}>
      <Icon name={props.icon ?? ICONS[tone]} />
      <div>{props.children}</div>
    </div>
  );
}
