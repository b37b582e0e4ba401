/**
 * Browser Back closes the pane on top instead of changing the page underneath. Every open pane has
 * a history entry above its page's; the entry's state says how many panes stand at it. The router
 * never learns of these entries: they have its page's address, key and index.
 */
export type Pane = {
  /** What Back asks for; null while the pane cannot be dismissed: then Back does nothing. */
  close: (() => void) | null;
};

/** `spent`: the entry was this pane's before a reload, and is another one of its page's now. */
type State = { pane?: number; spent?: number; __TSR_key?: string } | null;

const panes: Pane[] = [];
/** What was asked of the history while a pane's entry was the current one. */
const waiting: (() => void)[] = [];
/** Of the entry we stand at. */
let depth = 0;
let key: string | undefined;
let spent: number | undefined;
/** Our own way over entries has begun and not ended. */
let isTravelling = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let patience: ReturnType<typeof setTimeout> | undefined;
/** A traversal that another page load cut short never ends: nothing may wait for it longer. */
const TRAVEL_MS = 2000;

const readEntry = () => {
  const state = history.state as State;
  depth = state?.pane ?? 0;
  key = state?.__TSR_key;
  spent = state?.spent;
};

function travel(steps: number): void {
  // Zero steps would reload the page.
  if (steps === 0) return;
  isTravelling = true;
  patience = setTimeout(arrive, TRAVEL_MS, false);
  history.go(steps);
}

/** `isThere`: or it was given up, and what waits is done where we stand. */
function arrive(isThere: boolean): void {
  clearTimeout(patience);
  isTravelling = false;
  if (!isThere) for (const run of waiting.splice(0)) run();
  settle();
}

/** Brings the entries in line with the panes. */
function settle(): void {
  clearTimeout(timer);
  if (isTravelling) return;
  if (waiting.length > 0 && depth > 0) return travel(-depth);
  for (const run of waiting.splice(0)) run();
  if (depth > panes.length) return travel(panes.length - depth);
  while (depth < panes.length) {
    depth += 1;
    // The prototype's own: the router's is told of pages only.
    const state = { ...(history.state as State), pane: depth, spent: undefined };
    History.prototype.pushState.call(history, state, '');
  }
}

/** After the views had their turn: a pane that gives way to another leaves it its entry. */
function settleSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(settle);
}

function onPop(event: PopStateEvent): void {
  const from = { depth, key, spent };
  readEntry();
  if (isTravelling) {
    event.stopImmediatePropagation();
    arrive(true);
    return;
  }
  if (from.spent !== undefined && key === from.key && depth < from.spent && spent === undefined) {
    // Back from a spent entry: what is under it is the same page, and the press meant the one before.
    event.stopImmediatePropagation();
    history.go(-depth - 1);
    return;
  }
  settleSoon();
  if (depth === from.depth || key !== from.key) return;
  event.stopImmediatePropagation();
  const passed = panes.slice(depth);
  if (passed.some((pane) => pane.close === null)) travel(from.depth - depth);
  else for (const pane of passed.toReversed()) pane.close?.();
}

/**
 * Begins to watch the history; before the router is made. Listeners of a window run in the order in
 * which they were added, whether they capture or not: the router's must come after ours.
 *
 * A page that was loaded at a pane's entry (a reload) stays there and makes the entry its own. It must not
 * travel: a reload that ran into the pane's opening may stand at another entry than its state tells, and a
 * step back from there leaves the site.
 */
export function startPanes(): void {
  readEntry();
  if (depth > 0) {
    const state = { ...(history.state as State), pane: 0, spent: depth };
    History.prototype.replaceState.call(history, state, '');
    readEntry();
  }
  addEventListener('popstate', onPop);
  for (const name of ['pushState', 'replaceState'] as const) {
    history[name] = (...args) => {
      if (depth === 0 && !isTravelling) {
        History.prototype[name].apply(history, args);
        readEntry();
        return;
      }
      // A page that is left from a pane: first back to the page's own entry.
      waiting.push(() => {
        History.prototype[name].apply(history, args);
        readEntry();
      });
      settle();
    };
  }
}

/** A pane has opened; the answer says that it has closed. */
export function openPane(pane: Pane): () => void {
  panes.push(pane);
  if (depth < panes.length) settle();
  return () => {
    panes.splice(panes.indexOf(pane), 1);
    settleSoon();
  };
}
