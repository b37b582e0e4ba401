import { plural } from '../../language/plural.ts';

/* The bag, and the controls that fill it. */
export const cart = 'Carrito';
export const cartHolding = (count: number) =>
  `Carrito, ${plural(count, { one: `${count} artículo`, other: `${count} artículos` })}`;
export const add = (name: string) => `Añadir ${name} al carrito`;
export const takeOut = (name: string) => `Quitar ${name} del carrito`;
export const inCart = 'En el carrito';
export const sweep = 'Comprar los más baratos';
