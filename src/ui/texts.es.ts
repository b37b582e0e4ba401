import { plural } from '../language/plural.ts';

/* Lists */
/** Between the parts of an enumeration. */
export const comma = ', ';
export const retry = 'Reintentar';
export const loadMore = 'Cargar más';
export const notLoaded = (what: string) => `No se pudo cargar: ${what}`;
export const notSaved = 'No se guardó en este dispositivo';
export const serverFailed = 'El servidor no respondió como debía. Nada tuyo ha cambiado.';
export const networkFailed = 'La red no respondió. Nada tuyo ha cambiado.';
export const notOpenedBefore =
  'No tienes conexión y esto no se había abierto aquí antes. Se cargará cuando vuelvas a conectarte.';
export const seeKept = 'Ver lo que hay en este dispositivo';

/* Which way a number moved, for who does not see the arrow */
export const up = 'sube';
export const down = 'baja';

/* Pictures */
export const noPicture = 'Sin imagen';
export const hidden = (count: number) => `+${count} más`;
export const noPictureOf = (name: string) => `${name}, sin imagen`;

/* Panes and toasts */
export const close = 'Cerrar';
export const dismiss = 'Descartar';
export const notifications = 'Notificaciones';

/* What happened to an item */
export const minted = 'Acuñado';
export const transfer = 'Transferencia';
export const sale = 'Venta';
export const copiesMoved = (count: string) => `, ${count} ejemplares`;
export const from = 'de';
export const to = 'a';

/* Plots */
export const asTable = 'Mostrar como tabla';
export const time = 'Hora';

/* Controls */
export const each = ' cada uno';
export const edit = 'Editar';

/* The age of a number */
export const loading = 'Cargando';
export const live = 'Al día';
export const liveSince = (seconds: number) => `Actualizado hace ${seconds} s`;
export const offline = 'sin conexión';
export const justNow = 'ahora mismo';
export const ago = (span: string) => `hace ${span}`;
export const asOf = (ago: string) => `datos de ${ago}`;
export const asOfOffline = (ago: string) => `datos de ${ago} · sin conexión`;
export const failing = (age: string) => `${age} · no se actualiza`;
export const indexAsOf = (network: string, ago: string) => `${network}: datos de ${ago}`;
export const secondUnit = 's';
export const minuteUnit = 'min';
export const hourUnit = 'h';
export const days = (count: number) => plural(count, { one: `${count} día`, other: `${count} días` });
export const inSpan = (span: string) => `en ${span}`;
export const onDate = (date: string) => `el ${date}`;

/* A clock: in one line, and under its numbers. */
export const dayUnit = 'd';
export const clockUnit = (name: 'day' | 'hour' | 'minute' | 'second', count: number) =>
  ({ day: 'día', hour: 'hora', minute: 'minuto', second: 'segundo' })[name] + (count === 1 ? '' : 's');

/* The list of collections */
export const items = 'Artículos';
export const collection = 'Colección';
export const floor = 'Mínimo';
export const spans = { '1h': '1 h', '24h': '24 h', '7d': '7 d' };
export const changeIn = (span: string) => `Cambio ${span}`;
export const volume = 'Volumen';
export const volumeIn = (span: string) => `Volumen en ${span}`;
export const listed = 'En venta';
export const trend = 'Tendencia 7 d';
export const onBy = (network: string) => `en ${network}, de`;

/* Steps of something, read aloud */
export const done = 'hecho';
export const now = 'ahora';
export const failed = 'falló';
export const step = (label: string, state: string) => (state === '' ? label : `${label}, ${state}`);
export const walletAsks = 'Tu billetera te pide';
export const noWallet = 'Tu billetera no está conectada';
export const connectWallet = 'Conectar una billetera';
