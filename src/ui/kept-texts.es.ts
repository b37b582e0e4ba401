import { plural } from '../language/plural.ts';

const items = (count: string) => plural(count, { one: 'artículo', other: 'artículos' });
export const progress = 'Guardado en este dispositivo';
export const said = {
  keeping: (kept: string, total: string) => `Guardando ${kept} de ${total} ${items(total)}`,
  waiting: (kept: string, total: string) => `Sigue cuando haya red: ${kept} de ${total} ${items(total)}`,
  paused: (kept: string, total: string) => `En pausa: ${kept} de ${total} ${items(total)}`,
  full: (kept: string, total: string) => `El dispositivo está lleno: ${kept} de ${total} ${items(total)} guardados`,
  done: (kept: string) => `${kept} ${plural(kept, { one: 'artículo guardado', other: 'artículos guardados' })}`,
} as const;
export const pause = 'Pausar';
export const resume = 'Continuar';
export const remove = 'Quitar';
export const renewed = 'La copia nueva';
export const renewing = (kept: string, total: string) =>
  total === '0' ? 'Renovando…' : `Renovando: ${kept} de ${total} ${items(total)}`;
export const renewsLater = 'La renovación sigue cuando haya red';
export const notRenewed = {
  failed: 'No se pudo renovar. La copia de antes sigue aquí, completa.',
  full: 'En este dispositivo no cabe una copia más nueva. La de antes sigue aquí, completa.',
} as const;
export const renew = 'Renovar ahora';
export const renewOffline = 'No tienes conexión. Se puede renovar cuando vuelvas.';
export const stop = 'Dejar de renovar';
