import { expect, test } from 'vitest';
import { metadataChanges } from './metadata-changes.ts';

const trait = (traitType: string, value: string) => ({ traitType, value, count: 1, share: 0 });
const nft = (changed: Partial<Parameters<typeof metadataChanges>[0]> = {}) => ({
  name: 'One',
  description: 'A work.',
  image: 'https://world.vitrine.invalid/1.svg',
  attributes: [trait('Glaze', 'Ash'), trait('Form', 'Bowl')],
  ...changed,
});

test('what stays the same is no change, whatever its order and counts', () => {
  expect(metadataChanges(nft(), nft())).toEqual([]);
  const turned = { attributes: [trait('Form', 'Bowl'), { ...trait('Glaze', 'Ash'), count: 7 }] };
  expect(metadataChanges(nft(), nft(turned))).toEqual([]);
});

test('what is said otherwise is named, a trait with another value once', () => {
  expect(metadataChanges(nft(), nft({ name: 'Two', description: '', image: '' }))).toEqual([
    'name',
    'description',
    'picture',
  ]);
  expect(metadataChanges(nft(), nft({ attributes: [trait('Glaze', 'Salt'), trait('Form', 'Bowl')] }))).toEqual([
    '1 trait',
  ]);
  expect(metadataChanges(nft(), nft({ attributes: [] }))).toEqual(['2 traits']);
});
