/* What this browser tells while the app is closed. */
export const title = 'Con la app cerrada';
export const offText =
  'Deja que este navegador te avise de lo que pasa: ventas, ofertas, órdenes por terminar, artículos y lanzamientos que sigues, búsquedas que guardas.';
export const onText = 'Este navegador te avisa de lo que pasa. Al cerrar la sesión deja de hacerlo.';
export const cannot = (market: string) => ({
  denied: 'Este navegador bloquea las notificaciones de este sitio. Permítelas en sus ajustes para este sitio.',
  'install-first': `Para recibir avisos aquí, agrega primero ${market} a la pantalla de inicio: menú Compartir, «Agregar a inicio».`,
});
export const turnOn = 'Activar';
export const turnOff = 'Desactivar';
export const failed = 'No funcionó. Inténtalo de nuevo.';
export const groups = {
  trades: 'Ventas y transferencias',
  offers: 'Ofertas y ofertas superiores',
  ending: 'Órdenes por terminar',
  watched: 'Artículos que sigues',
  drops: 'Lanzamientos que sigues',
  searches: 'En venta, en tus búsquedas guardadas',
};
