/* What the foot of a page does when a language or a currency is chosen there: one file, loaded then. */
export { pressCurrency } from './choose-currency.ts';
export { pressLanguage } from './choose-language.ts';
