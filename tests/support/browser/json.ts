/* oxlint-disable typescript/no-explicit-any -- what a black-box test reads has no shape until it looks */

/** An answer as it came: the tests look at its parts, and fail where one is missing. */
export const asCame = (answer: any): any => answer;
