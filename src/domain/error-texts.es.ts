/* What stops somebody, whatever they do. */
export const notLoggedIn = 'Inicia sesión con tu billetera antes de continuar';
export const youAreOffline = (action: string) => `No tienes conexión. Conéctate para ${action}.`;
export const loadThis = 'cargar esto';
export const tooManyRequests = (seconds: number) =>
  `Demasiadas solicitudes. Inténtalo de nuevo en ${seconds === 0 ? 'un minuto' : seconds === 1 ? 'un segundo' : `${seconds} segundos`}.`;
