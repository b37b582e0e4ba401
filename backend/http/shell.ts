import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FirstOfProfile } from '../../src/contract/first-of-profile.ts';
import type { Theme } from '../../src/contract/theme.ts';
import { frameOf, STATE_MARK, type Frame } from '../core/frames.ts';
import { namedFrame } from '../share/theme-head.ts';

/** Placeholders for an account and for a picture's own address. */
export const OWNER = '__OWNER__';
export const SOURCE = '__SOURCE__';

const early = readFileSync(join(import.meta.dirname, 'early-profile.js'), 'utf8')
  .replace(/\/\*[\s\S]*?\*\//, '')
  .trim();

/**
 * Pages that the browser alone draws, after their route's frame. Where that is always so there is nothing to read
 * before, so their scripts are requested together with the stylesheet.
 * @returns `script`: the inline script of a profile's page, for the policy to allow
 */
export function createShells(o: {
  template: string;
  frames: readonly Frame[];
  /** With {@link OWNER} and {@link SOURCE} in it. */
  firstOfProfile: FirstOfProfile;
}) {
  const { call, srcset, sizes } = o.firstOfProfile;
  const code = early.replace('__CALL__', call).replace('__SRCSET__', srcset).replace('__SIZES__', sizes);
  const script = `<script>${code}</script>`;
  return {
    script,
    /** `config`: the configuration's data block. */
    shellOf(path: string, { config, theme }: { config: string; theme: Theme | null }): string {
      const frame = frameOf(o.frames, path);
      const links = frame?.scripts.map((file) => `<link rel="modulepreload" href="${file}" />`) ?? [];
      return o.template
        .replace('<!--app-head-->', () => (path.startsWith('/profile/') ? script : '') + links.join(''))
        .replace('<!--app-html-->', () => namedFrame(frame?.html ?? '', theme))
        .replace(STATE_MARK, () => config);
    },
  };
}
