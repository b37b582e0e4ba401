export type Sale = { time: number; price: { amountUsd: string; amount: string; token: { symbol: string } } };

export type PriceSeries = {
  /** Unix seconds, rising. */
  times: number[];
  values: number[];
  floor: number | null;
  /** The currency's symbol; `USD` for dollars. */
  unit: string;
};

/**
 * Sales over time. Those in one currency are drawn in it; mixed ones, or a floor in another, in dollars. Null with
 * fewer than two: a line needs two.
 */
export function priceSeries(sales: readonly Sale[], floor: Sale['price'] | null): PriceSeries | null {
  const [first] = sales;
  if (first === undefined || sales.length < 2) return null;
  const symbols = new Set(sales.map((sale) => sale.price.token.symbol));
  const inUsd = symbols.size > 1 || (floor !== null && !symbols.has(floor.token.symbol));
  const text = (price: Sale['price']) => (inUsd ? price.amountUsd : price.amount);
  return {
    times: sales.map((sale) => sale.time),
    values: sales.map((sale) => Number(text(sale.price))),
    floor: floor === null ? null : Number(text(floor)),
    unit: inUsd ? 'USD' : first.price.token.symbol,
  };
}
