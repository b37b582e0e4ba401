/* What stands for a value that a descriptor names. */
export const unitsOf = (amount: string, token: string) => `${amount} unidades de ${token}`;
/** `most`: a word in the amount's place. */
export const mostOf = (most: string, symbol: string) => `${symbol} ${most}`;
export const you = (address: string) => `tú, ${address}`;
export const seaport = (address: string) => `Seaport, el contrato del mercado, ${address}`;
export const named = (name: string, address: string) => `${name}, ${address}`;
export const never = 'nunca';
