/* What of a login is missing: titles above the sentence that asks to log in. */
export const notLoggedIn = 'Vaya, algo salió mal';
export const walletGone = 'Tu billetera no está conectada';
export const walletSilent = 'Tu billetera no responde';
export const signedOut = 'Has cerrado sesión';
export const sessionSilent = 'No se pudo leer tu sesión';
