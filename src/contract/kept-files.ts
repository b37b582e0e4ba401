/** A file whose name is its content's by its address alone; any other with its content's revision. */
export type KeptFile = string | { url: string; revision: string };

/** What a build keeps on a device. The first set is there when its worker is; the later one follows. */
export type KeptFiles = { first: readonly KeptFile[]; later: readonly KeptFile[] };
