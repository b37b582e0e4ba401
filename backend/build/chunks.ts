import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/*
 * Which modules share a file. A group is a folder, or what an entry point imports, never a list of
 * files: code that moves finds its place by what imports it. What its modules import comes along, so
 * that no two files import each other. The rest stays by route and first use.
 */

/** In an order that counts: a module belongs to the first group that takes it. `holds` asks for its id. */
type Group = {
  name: string;
  holds: (id: string, graph: Rolldown.ChunkingContext) => boolean;
  /** Only what the entry imports, however far away. */
  atStart?: boolean;
  /** Only what at least so many entries and dynamic imports need. */
  sharedBy?: number;
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
  /** The file, or the folder and what is below it. */
  const isIn = (path: string) => {
    const full = join(root, path);
    return (id: string) => id === full || id.startsWith(`${full}/`);
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
    // What lists and the modal show of a trade, without its engine.
    { name: 'views', holds: isIn('src/domain/transaction/views.ts') },
    { name: 'documents', holds: isIn('src/features/docs/texts') },
  ];
}

/** The bundler's `codeSplitting` for the browser's build, and the plugin that watches over it. */
export function chunks(root: string): { splitting: Rolldown.CodeSplittingOptions; plugin: Plugin } {
  const groups = chunkGroups(root);
  const taken = new Map(groups.map((group) => [group.name, new Set<string>()]));

  const toOption = ({ name, holds, atStart, sharedBy }: Group): Rolldown.CodeSplittingGroup => ({
    name: (id, graph) => {
      if (!holds(id, graph)) return null;
      taken.get(name)?.add(id);
      return name;
    },
    debugName: name,
    ...(atStart === true && { tags: ['$initial'] }),
    ...(sharedBy !== undefined && { minShareCount: sharedBy }),
  });

  return {
    splitting: { groups: groups.map(toOption) },
    plugin: {
      name: 'vitrine:every-group-holds',
      apply: (_, { isSsrBuild, command }) => command === 'build' && !isSsrBuild,
      /** A group without a module has lost its folder or its import. */
      generateBundle(_, bundle) {
        const files = Object.values(bundle).filter((file) => file.type === 'chunk');
        const empty = groups.filter(({ name }) =>
          files.every((file) => file.name !== name || !file.moduleIds.some((id) => taken.get(name)?.has(id))),
        );
        if (empty.length > 0)
          this.error(`No module is in the chunk group ${empty.map((group) => group.name).join(', ')}`);
      },
    },
  };
}
