import { plural } from '../language/plural.ts';

/* How a price lies against the floor. */
export const atFloor = 'Al mínimo';
export const underFloor = (percent: bigint) => `${percent}% bajo el mínimo`;
export const overFloor = (percent: bigint) => `${percent}% sobre el mínimo`;
export const timesFloor = (times: string) => `${times} veces el mínimo`;

/* Copies of an item. */
export const copies = (count: string) => plural(count, { one: `${count} ejemplar`, other: `${count} ejemplares` });
export const copiesLeft = (left: string, all: string) => `quedan ${left} de ${all} ejemplares`;
