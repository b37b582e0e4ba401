import { describe, expect, it } from 'vitest';
import { appliedFilters, clearFilters, isStep, readBound, readRange, toggleTrait } from './collection-search.ts';
import { parseCollectionSearch, toFilter } from '../../contract/item-search.ts';

const parse = (input: Record<string, unknown>) => parseCollectionSearch(input);

describe('collection search', () => {
  it('ignores what it does not understand', () => {
    const search = parse({
      sort: 'cheapest',
      status: ['buy-now', 'new'],
      min: '-1',
      max: '1e3',
      currency: 'a b',
      q: '   ',
      trait: 7,
      x: 1,
    });
    expect(Object.values(search).every((value) => value === undefined)).toBe(true);
  });

  it('keeps what it does', () => {
    expect(parse({ sort: 'price-desc', min: '0.2', trait: 'Relief:Massif' })).toMatchObject({
      sort: 'price-desc',
      min: '0.2',
      trait: ['Relief:Massif'],
    });
    expect(parse({ trait: ['a:b', 'a:b', 'no colon', 'c:d'] }).trait).toEqual(['a:b', 'c:d']);
    expect(parse({ view: 'list', events: 'sales', range: '7d' })).toMatchObject({
      view: 'list',
      events: 'sales',
      range: '7d',
    });
    expect(parse({ view: 'sideways', events: 'x', range: '1y' })).toEqual(parse({}));
  });

  it('says which changes Back undoes', () => {
    const before = parse({ q: 'no', trait: 'a:b', status: 'new' });
    expect(isStep(before, parse({ q: 'nor', trait: 'a:b', status: 'new', view: 'list', tab: 'about' }))).toBe(false);
    for (const after of [
      { trait: 'a:b', status: 'new' },
      { q: 'no', trait: 'a:c', status: 'new' },
      { q: 'no', trait: ['a:b', 'c:d'], status: 'new' },
      { q: 'no', trait: 'a:b' },
      { q: 'no', trait: 'a:b', status: 'new', sort: 'rarity' },
      { q: 'no', trait: 'a:b', status: 'new', max: '2' },
    ])
      expect(isStep(before, parse(after)), JSON.stringify(after)).toBe(true);
  });

  it('turns into the call of the API', () => {
    expect(toFilter(parse({ q: 'north', max: '2' }))).toMatchObject({
      sort: 'price-asc',
      search: 'north',
      maxPrice: '2',
    });
  });

  it('names every applied filter with a way to take it away', () => {
    const search = parse({ status: 'buy-now', min: '0.2', trait: ['Relief:Massif'], q: 'x' });
    const applied = appliedFilters(search, 'ETH');
    expect(applied.map((filter) => filter.label)).toEqual(['“x”', 'Buy now', 'From 0.2 ETH', 'Relief: Massif']);
    expect(applied.at(-1)?.without.trait).toBeUndefined();
    expect(appliedFilters(clearFilters({ ...search, sort: 'newest', view: 'list' }), 'ETH')).toEqual([]);
    expect(clearFilters({ ...search, sort: 'newest', view: 'list' })).toMatchObject({ sort: 'newest', view: 'list' });
  });

  it('toggles a trait', () => {
    const once = toggleTrait(parse({}), 'a:b');
    expect(once.trait).toEqual(['a:b']);
    expect(toggleTrait(once, 'a:b').trait).toBeUndefined();
  });
});

describe('a typed bound', () => {
  it('is taken as it is meant, or taken away', () => {
    expect(readBound(' 0,50 ', 'min', undefined)).toEqual({ value: '0.5' });
    expect(readBound('2', 'max', '2')).toEqual({ value: '2' });
    expect(readBound('', 'max', '2')).toEqual({ value: undefined });
  });

  it('that is none, or beyond the other one, says what is wrong', () => {
    for (const text of ['abc', '-1', '1e3', '1.', '.5', '1.2.3']) {
      expect(readBound(text, 'min', undefined)).toEqual({ problem: 'Enter a price such as 0.5' });
    }
    expect(readBound(`0.${'1'.repeat(19)}`, 'min', undefined)).toEqual({
      problem: 'At most 18 decimal places',
    });
    expect(readBound('3', 'min', '2')).toEqual({ problem: 'Above your Max, 2' });
    expect(readBound('1', 'max', '2')).toEqual({ problem: 'Below your Min, 2' });
    expect(readBound('10', 'min', '9')).toHaveProperty('problem');
  });
});

describe('a price range', () => {
  it('that is upside down is said at the field that was edited, and applies once either is mended', () => {
    expect(readRange({ min: '3', max: '2' }, 'min')).toEqual({ side: 'min', problem: 'Above your Max, 2' });
    expect(readRange({ min: '3', max: '2' }, 'max')).toEqual({ side: 'max', problem: 'Below your Min, 3' });
    expect(readRange({ min: '', max: '2,0' }, 'min')).toEqual({ min: undefined, max: '2' });
  });

  it('with one field wrong says so, whichever was edited', () => {
    expect(readRange({ min: '1', max: 'x' }, 'min')).toEqual({ side: 'max', problem: 'Enter a price such as 0.5' });
  });
});
