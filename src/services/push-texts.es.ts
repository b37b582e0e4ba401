/* Why nothing is told while the app is closed. */
export const notAllowed = 'Este navegador no permitió las notificaciones.';
export const noService = 'No se puede llegar al servicio de avisos de este navegador. Inténtalo más tarde.';
