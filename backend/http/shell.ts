import { frameOf, STATE_MARK, type Frame } from '../core/frames.ts';

/** Stands for an account in the addresses of calls. */
export const SOMEBODY = `0x${'0'.repeat(40)}`;

/**
 * Asks for what a profile shows first, before its scripts are there. The page names nobody: who it is about is
 * in its address alone.
 */
const early = (calls: readonly string[]): string =>
  `{const[,who]=/^\\/profile\\/(0x[0-9a-f]{40})/i.exec(location.pathname)??[];if(who)for(const href of ${JSON.stringify(calls)})document.head.append(Object.assign(document.createElement('link'),{rel:'preload',as:'fetch',crossOrigin:'',href:href.replace('${SOMEBODY}',who.toLowerCase())}))}`;

/**
 * Pages that the browser draws alone, after their route's frame. Where that is always so, nothing can be read before:
 * their scripts are asked for with the stylesheet.
 * @returns `script`: what stands in a profile's, for the policy to allow
 */
export function createShells(o: {
  template: string;
  frames: readonly Frame[];
  /** The configuration's block. */
  config: string;
  /** What a profile asks for first, with {@link SOMEBODY} in it. */
  profileCalls: readonly string[];
}) {
  const script = `<script>${early(o.profileCalls)}</script>`;
  return {
    script,
    shellOf(path: string): string {
      const frame = frameOf(o.frames, path);
      const links = frame?.scripts.map((file) => `<link rel="modulepreload" href="${file}" />`) ?? [];
      return o.template
        .replace('<!--app-head-->', () => (path.startsWith('/profile/') ? script : '') + links.join(''))
        .replace('<!--app-html-->', () => frame?.html ?? '')
        .replace(STATE_MARK, () => o.config);
    },
  };
}
