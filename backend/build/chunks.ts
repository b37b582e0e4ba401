import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/*
 * Which modules share a file. A group is a folder, or what an entry point imports, never a list of
 * files: code that moves finds its place by what imports it. The rest stays by route and first use.
 */

/** In an order that counts: a module belongs to the first group that takes it. `holds` asks for its id. */
type Group = {
  name: string;
  holds: (id: string, graph: Rolldown.ChunkingContext) => boolean;
  /** Only what the entry imports, however far away. */
  atStart?: boolean;
  /** Only what at least so many entries and dynamic imports need. */
  sharedBy?: number;
  /** Without what its modules import: that is left to other groups. */
  alone?: boolean;
};

const isPackage = (id: string) => id.includes('/node_modules/');

/** A route's view, which the router's plugin splits from its options. */
const isPage = (id: string) => id.includes('tsr-split=');

/** Whether a page's view imports this module, however far away. */
function createPageSearch(): Group['holds'] {
  const answers = new Map<string, boolean>();
  const search: Group['holds'] = (id, graph) => {
    const known = answers.get(id);
    if (known !== undefined) return known;
    // The linter allows no circles among our modules; in a package's, the question is answered further out.
    answers.set(id, false);
    const found = isPage(id) || (graph.getModuleInfo(id)?.importers ?? []).some((one) => search(one, graph));
    answers.set(id, found);
    return found;
  };
  return search;
}

function chunkGroups(root: string): Group[] {
  const isIn = (folder: string) => {
    const start = `${join(root, folder)}/`;
    return (id: string) => id.startsWith(start);
  };
  const isOfPages = createPageSearch();
  const isContract = isIn('src/contract');
  const isUi = isIn('src/ui');
  return [
    // The start: packages and our own code apart, for they change at different times.
    { name: 'vendor', holds: isPackage, atStart: true },
    { name: 'shell', holds: () => true, atStart: true },
    // What pages draw and ask with.
    {
      name: 'pages',
      holds: (id, graph) => !isPage(id) && (isContract(id) || isUi(id) || isOfPages(id, graph)),
      sharedBy: 2,
    },
    // The device's store and watcher, and the rules they run.
    { name: 'records', holds: isIn('src/device') },
    // What a record shows: a modal or a toast asks for it without the engine.
    { name: 'views', holds: isIn('src/domain/transaction/views'), alone: true },
    // What a trade can be; the engine has all kinds.
    { name: 'kinds', holds: isIn('src/domain/transaction'), alone: true },
    { name: 'documents', holds: isIn('src/features/docs/texts') },
  ];
}

const toOption = ({ name, holds, atStart, sharedBy, alone }: Group): Rolldown.CodeSplittingGroup => ({
  name: (id, graph) => (holds(id, graph) ? name : null),
  debugName: name,
  ...(atStart === true && { tags: ['$initial'] }),
  ...(sharedBy !== undefined && { minShareCount: sharedBy }),
  ...(alone === true && { includeDependenciesRecursively: false }),
});

/** Fails the build when no file has a group's name: its folder or its import is gone. */
export const everyGroupHolds = (names: readonly string[]): Plugin => ({
  name: 'vitrine:every-group-holds',
  generateBundle(_, bundle) {
    const made = new Set(Object.values(bundle).map((file) => (file.type === 'chunk' ? file.name : null)));
    const empty = names.filter((name) => !made.has(name));
    if (empty.length > 0) this.error(`No module is in the chunk group ${empty.join(', ')}`);
  },
});

/** The bundler's `codeSplitting` for the browser's build, and the plugin that watches over it. */
export function chunks(root: string): { splitting: Rolldown.CodeSplittingOptions; plugin: Plugin } {
  const groups = chunkGroups(root);
  const plugin = everyGroupHolds(groups.map((group) => group.name));
  return {
    splitting: { groups: groups.map(toOption) },
    plugin: { ...plugin, apply: (_, { isSsrBuild, command }) => command === 'build' && !isSsrBuild },
  };
}
