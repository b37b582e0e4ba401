/* Head and tools. */
export const collections = 'Colecciones';
export const network = 'Red';
export const allNetworks = 'Todas las redes';
export const sort = 'Ordenar';
export const volumeHour = 'Volumen, 1 h';
export const volumeDay = 'Volumen, 24 h';
export const volumeWeek = 'Volumen, 7 d';
export const volume = 'Volumen';
export const floorDescending = 'Mínimo, de mayor a menor';
export const floorAscending = 'Mínimo, de menor a mayor';
export const floor = 'Mínimo';
export const mostItems = 'Más artículos';
export const items = 'Artículos';
export const mostOrders = 'Más órdenes';
export const orders = 'Órdenes';
export const newest = 'Más recientes';
export const nameAscending = 'Nombre, de la A a la Z';
export const name = 'Nombre';

/* List. */
export const noCollectionsTitle = 'Aquí no hay colecciones';
export const noCollectionsText = 'Esta red aún no tiene colecciones.';

/** What failed to load, as the subject of "… could not be loaded". */
export const collectionsSubject = 'Colecciones';
