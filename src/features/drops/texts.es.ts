import { plural } from '../../language/plural.ts';

/* List of drops. */
export const drops = 'Lanzamientos';
export const lead = 'Artículos nuevos, acuñados en los contratos de sus creadores.';
export const noDropsTitle = 'No hay lanzamientos anunciados';
export const noDropsText = 'Los lanzamientos nuevos aparecen aquí primero.';
export const browseCollections = 'Ver colecciones';
export const dropsIn = { live: 'En curso', upcoming: 'Próximos', ended: 'Pasados' };
export const opens = (until: string) => `Abre ${until}`;
export const liveEnds = (until: string) => `En curso, termina ${until}`;
export const ended = (ago: string) => `Terminó ${ago}`;

/* One drop, and the sale on its collection's page. */
export const saleOf = (name: string) => `Venta de ${name}`;
export const saleOpens = 'La venta abre';
export const saleEnds = 'La venta termina';
export const saleOpensIn = 'La venta abre en';
export const saleEndsIn = 'La venta termina en';
export const saleEnded = 'La venta terminó';
export const soldOut = 'Agotado';
export const minted = 'Acuñados';
export const mintedOf = (minted: number, maxSupply: number) => `${minted} de ${maxSupply} acuñados`;
export const left = (count: number) => plural(count, { one: `Queda ${count}`, other: `Quedan ${count}` });
export const viewSale = 'Ver la venta';
export const aboutSale = 'Sobre la venta';
export const priceEach = 'Precio por unidad';
export const addToCalendar = 'Añadir al calendario';
export const remindMe = 'Recuérdamelo';
export const remindOfEnd = 'Recuérdamelo antes de que termine';
export const removeReminder = 'Quitar recordatorio';
export const reminderSet = 'Recordatorio guardado';
export const reminderSetText =
  'Aparecerá en tus notificaciones de este dispositivo una hora antes de que se abra, también sin conexión.';
export const endReminderSetText =
  'Aparecerá en tus notificaciones de este dispositivo una hora antes de que termine, también sin conexión.';
export const share = 'Compartir';
export const viewCollection = 'Ver colección';

/* Phases, where a sale has several prices. */
export const phases = 'Fases';
export const phaseUntil = (date: string) => `Abierta hasta ${date}`;
export const phaseOpens = (date: string) => `Abre ${date}`;
export const phaseEnded = (date: string) => `Terminó ${date}`;

/* Contract. */
export const contract = 'Contrato';
export const maxSupply = 'Cantidad máxima';
export const opensAt = 'Abre';
export const closesAt = 'Cierra';
export const openedAt = 'Abrió';
export const closedAt = 'Cerró';
export const closesOn = (when: string) => `Cierra el ${when}`;
export const closedOn = (when: string) => `Cerró el ${when}`;
export const network = 'Red';

/* What failed to load, as the subject of "… could not be loaded". */
export const dropSubject = 'Lanzamiento';
export const dropsSubject = 'Lanzamientos';
