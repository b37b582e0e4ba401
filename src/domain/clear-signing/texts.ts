/* What stands for a value that a descriptor names. */
export const unitsOf = (amount: string, token: string) => `${amount} units of ${token}`;
/** `most`: a word in the amount's place. */
export const mostOf = (most: string, symbol: string) => `${most} ${symbol}`;
export const you = (address: string) => `you, ${address}`;
export const seaport = (address: string) => `Seaport, the marketplace’s contract, ${address}`;
export const named = (name: string, address: string) => `${name}, ${address}`;
export const never = 'never';
