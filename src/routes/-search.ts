/** Raw on purpose: the parser comes with the view's code, not with the route. */
export const asWritten = (search: Record<string, unknown>): Record<string, unknown> => search;
