/* Lo que un servidor dice de una red que esta aplicación conoce mejor. */
export const refused = (network: string, what: string) =>
  `No se envió nada: en ${network}, el servidor del mercado indica ${what}, que esta aplicación no conoce. Allí no se podrá operar hasta que se corrija.`;
export const nativeCurrency = 'otra moneda nativa';
export const wrappedCurrency = 'otra moneda envuelta';
export const currencies = 'otro conjunto de monedas';
export const contractOf = (symbol: string) => `otro contrato de ${symbol}`;

/* Una moneda, como era antes y como es ahora. */
export const native = (symbol: string, decimals: number) => `${symbol}, ${decimals} decimales`;
export const tokenAt = (symbol: string, address: string, decimals: number) =>
  `${symbol} en ${address}, ${decimals} decimales`;
