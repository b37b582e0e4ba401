import { proxy } from 'valtio/vanilla';

/** What the person chose; `system` follows the device. */
export type ColorMode = 'light' | 'dark' | 'system';
const KEY = 'color-mode';
const isMode = (value: unknown): value is ColorMode => value === 'light' || value === 'dark' || value === 'system';

/** The stylesheet does the rest: without data-theme the system decides, live. */
export const colorModeState = proxy<{ mode: ColorMode }>({ mode: 'system' });

function apply(mode: ColorMode): void {
  if (mode === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = mode;
}

/** Applies a mode now and stores it in local storage, where it can. */
export function setColorMode(mode: ColorMode): void {
  colorModeState.mode = mode;
  apply(mode);
  try {
    localStorage.setItem(KEY, mode);
  } catch {
    // Storage is not available: the choice holds for this visit.
  }
}

/** Reads the saved mode and follows other tabs. The page itself applied it before the first paint. */
export function startColorMode(): void {
  const read = () => {
    try {
      const saved = localStorage.getItem(KEY);
      colorModeState.mode = isMode(saved) ? saved : 'system';
    } catch {
      colorModeState.mode = 'system';
    }
    apply(colorModeState.mode);
  };
  read();
  addEventListener('storage', (event) => {
    if (event.key === KEY) read();
  });
}
