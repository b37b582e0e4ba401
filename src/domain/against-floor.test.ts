import { describe, expect, it } from 'vitest';
import { againstFloor } from './against-floor.ts';

const of = (value: bigint, floor: bigint) => againstFloor({ value: String(value) }, { value: String(floor) });

describe('a price against the floor', () => {
  it('is told in percent, over and under', () => {
    expect(of(124n, 100n)).toEqual({ short: '+24%', long: '24% over floor' });
    expect(of(90n, 100n)).toEqual({ short: '−10%', long: '10% under floor' });
  });

  it('is at the floor, also when it differs by less than half a percent', () => {
    expect(of(100n, 100n)?.short).toBe('At floor');
    expect(of(10_049n, 10_000n)?.long).toBe('At floor');
    expect(of(9_951n, 10_000n)?.short).toBe('At floor');
    expect(of(10_050n, 10_000n)?.short).toBe('+1%');
    expect(of(9_950n, 10_000n)?.short).toBe('−1%');
  });

  it('is told in times when it is far over it', () => {
    expect(of(1_099n, 100n)?.short).toBe('+999%');
    expect(of(1_100n, 100n)).toEqual({ short: '11×', long: '11 times the floor' });
    expect(of(1_234_567n, 1n)?.short).toBe('1,234,567×');
  });

  it('is exact with amounts that no number holds', () => {
    const floor = 10n ** 30n;
    expect(of((floor * 124n) / 100n, floor)?.short).toBe('+24%');
    expect(of(0n, floor)?.short).toBe('−100%');
  });

  it('is not told where there is no floor', () => {
    expect(againstFloor({ value: '1' }, null)).toBeNull();
    expect(of(1n, 0n)).toBeNull();
  });
});
