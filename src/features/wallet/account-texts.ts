/* In the header and the bar below */
export const connect = 'Connect';
export const signIn = 'Sign in';
export const account = (address: string) => `Account ${address}`;
export const walletMissing = 'Wallet missing';
export const accountWithout = (address: string) => `Account ${address}: wallet missing`;
export const you = 'You';
export const unknownNetwork = 'Unknown network';
export const network = (name: string) => `Network: ${name}`;
