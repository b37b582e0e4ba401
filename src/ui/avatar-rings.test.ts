import { describe, expect, it } from 'vitest';
import { avatarRings } from './avatar-rings.ts';

describe('avatar', () => {
  it('is the same for the same address in any case, and another for another', () => {
    const one = avatarRings('0xAbCd000000000000000000000000000000000001');
    expect(avatarRings('0xabcd000000000000000000000000000000000001')).toEqual(one);
    expect(avatarRings('0xabcd000000000000000000000000000000000002')).not.toEqual(one);
  });

  it('has rings from the rim inwards', () => {
    for (let index = 0; index < 200; index += 1) {
      const radii = avatarRings(`0x${index}`).map((ring) => ring.radius);
      expect(radii[0]).toBe(16);
      expect(radii.length).toBeGreaterThan(2);
      expect(radii).toEqual(radii.toSorted((a, b) => b - a));
      expect(radii.at(-1)).toBeGreaterThan(1.4);
    }
  });
});
