import { plural } from '../language/plural.ts';

const items = (count: string) => plural(count, { one: 'artículo', other: 'artículos' });
export const progress = 'Guardado en este dispositivo';
export const said = {
  keeping: (kept: string, total: string) => `Guardando ${kept} de ${total} ${items(total)}`,
  waiting: (kept: string, total: string) => `Sigue cuando haya red: ${kept} de ${total} ${items(total)}`,
  paused: (kept: string, total: string) => `En pausa: ${kept} de ${total} ${items(total)}`,
  full: (kept: string, total: string) => `El dispositivo está lleno: ${kept} de ${total} ${items(total)} guardados`,
  done: (kept: string) => `${kept} ${items(kept)} en este dispositivo`,
} as const;
export const pause = 'Pausar';
export const resume = 'Continuar';
export const remove = 'Quitar';
