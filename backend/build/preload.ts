import type { Plugin } from 'vite';

/** Vite's own module, which every `import()` of the app passes through. */
const HELPER = '\0vite/preload-helper.js';

/*
 * Asks for what a part of the app imports together with it, and tells `vite:preloadError` where it cannot be had, as
 * Vite's does. Left out is what we have no use for, half a kilobyte of every first visit: stylesheets of parts (there
 * is one for all), nonces, and browsers that do not know `modulepreload`, which then ask a moment later.
 */
const code = `
const asked = new Set();
export const __vitePreload = async (load, files = []) => {
  for (const file of files) {
    if (asked.has(file)) continue;
    asked.add(file);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }));
  }
  try {
    return await load();
  } catch (payload) {
    const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload });
    dispatchEvent(event);
    if (!event.defaultPrevented) throw payload;
  }
};
`;

/** Puts ours in the place of Vite's; fails where Vite's has moved. */
export const slimPreload = (): Plugin => {
  let isFound = false;
  return {
    name: 'vitrine:preload',
    enforce: 'pre',
    apply: (_, { isSsrBuild, command }) => command === 'build' && !isSsrBuild,
    load(id) {
      if (id !== HELPER) return null;
      isFound = true;
      return code;
    },
    generateBundle() {
      if (!isFound) throw new Error(`Vite has no ${HELPER.slice(1)} any more`);
    },
  };
};
