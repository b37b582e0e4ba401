import { plural } from '../../language/plural.ts';

/* Beside the button that begins a transaction. */
export const purchaseNotStarted = 'No se pudo iniciar la compra';
export const notStarted = 'No se pudo iniciar';
export const goneHint = 'Se vendió, se canceló o terminó.';
export const nothingInWallet = 'No hay nada, inténtalo de nuevo';

/* In the header. */
export const pending = 'pendiente';
export const pendingCount = (count: number) =>
  plural(count, { one: `${count} pendiente`, other: `${count} pendientes` });
