import type { CSSProperties } from 'react';
import { accentTokens, GROUNDS, HEADER_MARK, markPath, type Shade } from '../../contract/theme-looks.ts';
import { Tag } from '../../ui/tag.tsx';
import { accentOf, type Draft } from './theme-draft.ts';
import styles from './operator.module.css';
import * as texts from './theme-texts.ts';

export const markSource = (mark: NonNullable<Draft['mark']>): string =>
  'id' in mark ? markPath(mark.id, HEADER_MARK) : `data:image/png;base64,${mark.picture}`;

const SHADES: readonly Shade[] = ['light', 'dark'];
/** What is built in, as `ui/tokens.css` has it: both are shown at once, whatever the page's own scheme is. */
export const BUILT_IN = { light: '#056960', dark: '#7fd6c5' } as const satisfies Record<Shade, string>;
const WORDS = {
  light: { ink: '#10191a', quiet: '#48565a' },
  dark: { ink: '#f1f5f5', quiet: '#b9c4c6' },
} as const satisfies Record<Shade, Record<string, string>>;

/** The head of a page, and what is written in the accent, as they would be. */
export function ThemePreview({ draft, name }: { draft: Draft; name: string }) {
  const accent = accentOf(draft) ?? BUILT_IN;
  const paneOf = (shade: Shade) =>
    ({
      ...accentTokens(accent[shade], shade),
      flex: '1 1 240px',
      padding: 16,
      borderStyle: 'solid',
      borderWidth: 1,
      borderColor: 'var(--line)',
      borderRadius: 'var(--r-pane)',
      background: GROUNDS[shade].canvas,
      color: WORDS[shade].ink,
    }) as CSSProperties;
  return (
    <div role="group" aria-label={texts.preview} className={styles.actions}>
      {SHADES.map((shade) => (
        <div key={shade} style={paneOf(shade)}>
          <div style={{ display: 'flex', alignItems: 'center', gap: 10, minHeight: 44, overflowWrap: 'anywhere' }}>
            {draft.mark && <img src={markSource(draft.mark)} alt="" width={28} height={28} />}
            <span style={{ font: '25px/1 var(--font-display)' }}>{name}</span>
          </div>
          <p style={{ color: WORDS[shade].quiet }}>
            {texts.shades[shade]} <span style={{ color: 'var(--edge)' }}>{texts.inAccent}</span>
          </p>
          <Tag tone="good">{texts.tag}</Tag>
          <div style={{ height: 3, marginTop: 16, background: 'var(--edge-solid)' }} />
        </div>
      ))}
    </div>
  );
}
