import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Puts the start gate in place of the module script; the server knows inline scripts by their hash. */
export const startGate = (file: string): Plugin => ({
  name: 'vitrine:start-gate',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const scripts = [...html.matchAll(/\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/g)];
      if (scripts.length === 0) return html;
      const gate = readFileSync(file, 'utf8')
        .replace(/\/\*[\s\S]*?\*\//, '')
        .replaceAll("'__ENTRIES__'", scripts.map(([, source = '']) => `'${source}'`).join(', '));
      return scripts
        .reduce((rest, [tag]) => rest.replace(tag, ''), html)
        .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
        .replace('</body>', `<script>${gate.trim()}</script>\n  </body>`);
    },
  },
});
