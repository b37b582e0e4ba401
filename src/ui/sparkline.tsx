const WIDTH = 98;
const HEIGHT = 30;
const PAD = 3;

/** Seven days in the size of a word; decoration beside the numbers, whose colours tell of one day. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const last = values.at(-1);
  if (values.length < 2 || last === undefined) return null;
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  const points = values.map((value, index) => {
    const x = PAD + (index / (values.length - 1)) * (WIDTH - 2 * PAD);
    const y = span === 0 ? HEIGHT / 2 : HEIGHT - PAD - ((value - low) / span) * (HEIGHT - 2 * PAD);
    return [x.toFixed(1), y.toFixed(1)] as const;
  });
  const end = points.at(-1);
  return (
    <svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} fill="none" aria-hidden="true">
      <path
        d={`M${points.map((point) => point.join(' ')).join('L')}`}
        stroke="var(--ink-3)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <circle cx={end?.[0]} cy={end?.[1]} r="2.6" fill="var(--ink-2)" />
    </svg>
  );
}
