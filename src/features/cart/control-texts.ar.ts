import { plural } from '../../language/plural.ts';

/* The bag, and the controls that fill it. */
export const cart = 'السلة';
export const cartHolding = (count: number) =>
  `السلة، ${plural(count, { one: 'عنصر واحد', two: 'عنصران', few: `${count} عناصر`, many: `${count} عنصرًا`, other: `${count} عنصر` })}`;
export const add = (name: string) => `إضافة \u2068${name}\u2069 إلى السلة`;
export const takeOut = (name: string) => `إزالة \u2068${name}\u2069 من السلة`;
export const inCart = 'في السلة';
export const sweep = 'شراء الأرخص';
