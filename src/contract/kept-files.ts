/**
 * What a build keeps, as the addresses under which the cache has it: `/assets/a-1234.js`, or with its
 * revision `/index.html?__WB_REVISION__=1234`. The first set is there when the worker is; the later one follows.
 */
export type KeptFiles = { first: readonly string[]; later: readonly string[] };
