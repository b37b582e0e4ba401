import type { AppConfig } from '../../src/contract/config.ts';
import type { Theme } from '../../src/contract/theme.ts';
import { BUILT_IN_NAME } from '../../src/language/market-name.ts';
import { keepName } from '../core/kept-name.ts';
import type { Queries } from '../db/database.ts';
import { toldOf } from '../share/theme-head.ts';
import { decidedTheme, findThemeFile } from '../stores/theme-files.ts';

/** A node that hears nothing of what others decide looks again so often, while it is asked for anything. */
const AGAIN_MS = 30_000;

/**
 * The theme that operators have decided. `configured`: what the app is told without one.
 * `onChange`: what was made with another theme is not to be shown any more.
 */
export function createThemeState(o: {
  database: Queries;
  configured: AppConfig;
  /** Where the name is kept for the pages of the next start; null: nowhere. */
  stateDir: string | null;
  onChange: () => void;
  now?: () => number;
}) {
  const { database, configured, stateDir, onChange, now = Date.now } = o;
  let theme: Theme | null = null;
  let config = configured;
  let text = 'null';
  let begun = 0;
  let believed = 0;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let first: Promise<void> | undefined;

  /** Of two answers the one to the later question holds. A store that is away is asked again; until then what was known holds. */
  async function read(): Promise<void> {
    const mine = (begun += 1);
    lookedAt = now();
    const next = await decidedTheme(database).catch(() => undefined);
    if (next === undefined || mine < believed) return;
    believed = mine;
    if (stateDir !== null) keepName(stateDir, next?.name ?? BUILT_IN_NAME);
    if (JSON.stringify(next) === text) return;
    text = JSON.stringify(next);
    theme = next;
    config = theme === null ? configured : { ...configured, theme: toldOf(theme) };
    onChange();
  }

  function lookAgain(): void {
    if (now() - lookedAt >= AGAIN_MS) void read();
  }

  return {
    /** Once the store was asked for the first time. Never rejects. */
    known: (): Promise<void> => (first ??= read()),
    theme: (): Theme | null => {
      lookAgain();
      return theme;
    },
    /** What the market is called. */
    market: (): string => {
      lookAgain();
      return theme?.name ?? BUILT_IN_NAME;
    },
    /** The market's own mark as a data URL of a PNG; null where none is set. */
    async mark(): Promise<{ id: string; url: string } | null> {
      lookAgain();
      const id = theme?.mark ?? null;
      const file = id === null ? null : await findThemeFile(database, id, 'mark');
      return id !== null && file !== null ? { id, url: `data:image/png;base64,${file.content}` } : null;
    },
    /** What the app is told now: one object as long as nothing changes. */
    config: (): AppConfig => {
      lookAgain();
      return config;
    },
    /** Looks up what operators have decided. Never rejects. */
    read,
  };
}

export type ThemeState = ReturnType<typeof createThemeState>;
