import { join } from 'node:path';
import type { Plugin } from 'vite';

/** A connection that breaks while it begins: what nobody is told of here, who waits for it shall hear. */
const BROKEN = 'this.provider.off(L.disconnect,c)})}),this.hasExperiencedNetworkDisruption=!1';
/** A promise that nobody is given, and that is rejected all the same when a request expires. */
const NOBODYS = /(\w+)=Promise\.reject\((\w+)\),/;
const LATE_MODAL = 'import("@reown/appkit/core")';

/**
 * Five modules of @walletconnect/ethereum-provider in our build: the modal that `showQrModal: false` never opens
 * (AppKit, with addresses of its own that it asks) stays out, so does the storage in place of which it is always
 * given ours; the log, which would write what it sends and receives into memory, is silent; and a request that
 * expires, or a connection that breaks, leaves no error behind that nobody caught. `modules`: those that a build has.
 */
export function walletConnectSdk(
  root: string,
  modules = ['ethereum-provider', 'core', 'keyvaluestorage', 'logger', 'utils'],
): Plugin {
  const ours = (file: string) => JSON.stringify(join(root, 'src/services', file));
  const changes: Readonly<Record<string, (code: string) => string | null>> = {
    'ethereum-provider': (code) =>
      code.includes(LATE_MODAL)
        ? code.replace(LATE_MODAL, `Promise.reject(new Error('The modal is not part of this build'))`)
        : null,
    keyvaluestorage: () =>
      `export default class { constructor() { throw new Error('No storage of its own is part of this build'); } }`,
    core: (code) => (code.includes(BROKEN) ? code.replace(BROKEN, BROKEN.replace('})}),', '})}).catch(s),')) : null),
    utils: (code) => (NOBODYS.test(code) ? code.replace(NOBODYS, '($1=Promise.reject($2)).catch(()=>{}),') : null),
    logger: () => `export * from ${ours('walletconnect-logger.ts')};`,
  };
  const found = new Set<string>();
  return {
    name: 'vitrine:walletconnect-sdk',
    apply: (_, { isSsrBuild, command }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    transform(code, id) {
      const [, module = ''] = /\/@walletconnect\/([^/]+)\/dist\/index\.es\.js$/.exec(id) ?? [];
      const changed = changes[module]?.(code);
      if (changed === undefined || changed === null) return null;
      found.add(module);
      return { code: changed, map: null };
    },
    generateBundle() {
      const missing = modules.filter((module) => !found.has(module));
      if (missing.length > 0) this.error(`@walletconnect has no ${missing.join(', ')} as it was any more`);
    },
  };
}
