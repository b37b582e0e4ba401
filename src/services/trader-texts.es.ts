/* What of a login is missing: titles above the sentence that asks to log in. */
export const notLoggedIn = 'Conecta primero una billetera';
export const walletGone = 'Tu billetera no está conectada';
export const walletSilent = 'Tu billetera no responde';
export const signedOut = 'Has cerrado sesión';
export const sessionSilent = 'No se pudo leer tu sesión';
