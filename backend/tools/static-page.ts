import { createHash } from 'node:crypto';
import type { AppConfig } from '../../src/contract/config.ts';
import type { Theme } from '../../src/contract/theme.ts';
import { inlineScriptHashes } from '../core/inline-scripts.ts';
import { STATE_MARK } from '../core/frames.ts';
import { themeHead, themeStyleHashes } from '../share/theme-head.ts';
import { escapeText } from '../share/xml.ts';

/* The page of a static market: the built one with its configuration, and with its policy in itself, for nobody sends a header. */

/** `hasOwnPictures`: they lie in the folder. */
type PageLooks = { hasOwnPictures: boolean; theme: Theme | null };

/** What a browser allows the page: scripts of the folder and the networks' nodes, nothing else. */
function policyOf(html: string, rpcUrls: readonly string[], { hasOwnPictures, theme }: PageLooks): string {
  const nodes = [...new Set(rpcUrls.map((url) => new URL(url).origin))];
  return [
    `default-src 'none'`,
    `script-src ${["'self'", ...inlineScriptHashes(html)].join(' ')}`,
    `script-src-attr 'none'`,
    `style-src ${["'self'", ...themeStyleHashes(theme)].join(' ')}`,
    `style-src-attr 'unsafe-inline'`,
    // Where pictures were not copied, they come from wherever the items' metadata says.
    `img-src 'self' data: blob:${hasOwnPictures ? '' : ' https:'}`,
    `font-src 'self'`,
    `connect-src ${["'self'", ...nodes].join(' ')}`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `object-src 'none'`,
  ].join('; ');
}

/** As HTML holds JSON: no `<` that could end the block. */
const block = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', String.raw`\u003c`)}</script>`;

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** What other sites and home screens call the market, who run no script. */
const named = (name: string) =>
  `<title>${escapeText(name)}</title>
    <meta property="og:site_name" content="${escapeText(name)}" />`;

export function staticPage(template: string, config: AppConfig, looks: PageLooks): string {
  const name = looks.theme?.name ?? null;
  const rpcUrls = config.networks.flatMap((network) => network.rpcUrls);
  const html = themeHead(template, looks.theme)
    .replace('<!--app-head-->', () => (name === null ? '' : named(name)))
    .replace('<!--app-html-->', '')
    .replace(STATE_MARK, () => block('vitrine-config', config));
  const policy = policyOf(html, rpcUrls, looks);
  const head = `<meta http-equiv="Content-Security-Policy" content="${escape(policy)}" />
    <meta name="referrer" content="strict-origin-when-cross-origin" />`;
  return html.replace('<meta charset="utf-8" />', (charset) => `${charset}\n    ${head}`);
}

/** The name of a copied picture, by its source. */
export const pictureName = (source: string) =>
  `/pictures/${createHash('sha256').update(source).digest('hex').slice(0, 24)}.webp`;
