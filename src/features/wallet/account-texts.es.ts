/* In the header and the bar below */
export const connect = 'Conectar';
export const signIn = 'Iniciar sesión';
export const account = (address: string) => `Cuenta ${address}`;
export const walletMissing = 'Falta la billetera';
export const accountWithout = (address: string) => `Cuenta ${address}: falta la billetera`;
export const you = 'Tú';
export const unknownNetwork = 'Red desconocida';
export const network = (name: string) => `Red: ${name}`;
