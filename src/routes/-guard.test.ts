import { isNotFound } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { checkValidators } from './-guard.ts';

const match = (valid: boolean | undefined) => ({
  params: { owner: 'x' },
  staticData: valid === undefined ? {} : { validator: () => valid },
});

describe('page validators', () => {
  it('turn a refused address into Page Not Found [A20] [A21]', () => {
    let thrown: unknown;
    try {
      checkValidators({ matches: [match(undefined), match(false)] });
    } catch (error) {
      thrown = error;
    }
    expect(isNotFound(thrown)).toBe(true);
  });

  it('let everything else pass', () => {
    expect(() => checkValidators({ matches: [match(true), match(undefined)] })).not.toThrow();
  });
});
