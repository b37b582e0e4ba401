/** What the market is called where no operator named it: the software's own name. */
export const BUILT_IN_NAME = 'Vitrine';

let name = BUILT_IN_NAME;

/** Called once, before anything is said; without a name the built-in one holds. */
export function nameMarket(given: string | null | undefined): void {
  name = given ?? BUILT_IN_NAME;
}

/** What the market is called: catalogues are given it, so that no sentence names it itself. */
export const marketName = (): string => name;
