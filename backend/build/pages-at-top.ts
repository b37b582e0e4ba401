import type { Plugin } from 'vite';

/** Pages lie at the top of their folder, wherever their sources are. */
export const pagesAtTop: Plugin = {
  name: 'vitrine:pages-at-top',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.fileName.endsWith('.html')) file.fileName = file.fileName.replace(/^.*\//, '');
  },
};
