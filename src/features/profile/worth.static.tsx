/* Nobody tells what things are worth today, or what they cost once. */

export const WorthNumbers = (): null => null;
export const WorthTable = (): null => null;
export const Cost = (): null => null;
