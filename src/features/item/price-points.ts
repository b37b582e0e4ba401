export type Sale = { time: number; price: { amountUsd: string; amount: string; token: { symbol: string } } };
export type Point = { x: number; y: number };
export type PriceChart = {
  points: Point[];
  floorY: number | null;
  from: number;
  to: number;
  low: string;
  high: string;
  unit: string;
};

const PAD = 8;

/**
 * Sales as points in a 100 by 100 square, y downwards. Sales in one currency are drawn in it;
 * mixed ones, or a floor in another, in dollars. Null with fewer than two sales: a line needs two.
 */
export function priceChart(sales: readonly Sale[], floor: Sale['price'] | null): PriceChart | null {
  const first = sales[0];
  const last = sales.at(-1);
  if (first === undefined || last === undefined || sales.length < 2) return null;
  const symbols = new Set(sales.map((sale) => sale.price.token.symbol));
  const inUsd = symbols.size > 1 || (floor !== null && !symbols.has(floor.token.symbol) && symbols.size > 0);
  const read = (price: Sale['price']) => Number(inUsd ? price.amountUsd : price.amount);
  const values = sales.map((sale) => read(sale.price));
  const floorValue = floor === null ? null : read(floor);
  const all = floorValue === null ? values : [...values, floorValue];
  const low = Math.min(...all);
  const span = Math.max(...all) - low || 1;
  const duration = last.time - first.time || 1;
  const y = (value: number) => Math.round((100 - PAD - ((value - low) / span) * (100 - 2 * PAD)) * 100) / 100;
  const byValue = sales.toSorted((a, b) => read(a.price) - read(b.price));
  const text = (sale: Sale | undefined) => (inUsd ? sale?.price.amountUsd : sale?.price.amount) ?? '';
  return {
    points: sales.map((sale) => ({
      x: Math.round(((sale.time - first.time) / duration) * 10_000) / 100,
      y: y(read(sale.price)),
    })),
    floorY: floorValue === null ? null : y(floorValue),
    from: first.time,
    to: last.time,
    low: text(byValue[0]),
    high: text(byValue.at(-1)),
    unit: inUsd ? 'USD' : first.price.token.symbol,
  };
}
