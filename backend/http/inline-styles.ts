import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inlineHash } from '../core/inline-scripts.ts';

const LINK = /<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/;

/**
 * The stylesheet inside the page, for a browser that opens it over the network: nothing that is drawn waits for a
 * second request. Service workers keep pages with the link, and have the file.
 * @param template a build's empty page
 * @param client the folder that its files are in
 * @returns `hash` for the policy to allow; `inline` puts the styles in the link's place
 */
export function inlineStyles(template: string, client: string): { hash: string; inline: (html: string) => string } {
  const [link, file] = LINK.exec(template) ?? [];
  if (link === undefined || file === undefined) throw new Error('The page names no stylesheet');
  const styles = readFileSync(join(client, file), 'utf8');
  if (/<\/style/i.test(styles)) throw new Error('The stylesheet would end its element');
  return { hash: inlineHash(styles), inline: (html) => html.replace(link, () => `<style>${styles}</style>`) };
}
