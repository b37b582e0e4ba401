/* What stands for a value that a descriptor names. */
export const unitsOf = (amount: string, token: string) => `\u2068${amount}\u2069 وحدة من \u2068${token}\u2069`;
/** `most`: a word in the amount's place. */
export const mostOf = (most: string, symbol: string) => `\u2068${symbol}\u2069 ${most}`;
export const you = (address: string) => `أنت، \u2068${address}\u2069`;
export const seaport = (address: string) => `Seaport، عقد السوق، \u2068${address}\u2069`;
export const named = (name: string, address: string) => `\u2068${name}\u2069، \u2068${address}\u2069`;
export const never = 'أبدًا';
