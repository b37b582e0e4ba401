import { expect, test } from 'vitest';
import * as arabic from './texts.ar.ts';
import * as spanish from './texts.es.ts';
import * as texts from './texts.ts';

test('own listings that cannot be bought now are counted, and the count says so', () => {
  expect([texts.ownListingCount('2', '2'), texts.ownListingCount('3', '1'), texts.ownListingCount('1', '0')]).toEqual([
    '2 listings',
    '3 listings, 1 live',
    '1 listing, none live',
  ]);
  expect([
    spanish.ownListingCount('3', '1'),
    spanish.ownListingCount('3', '2'),
    spanish.ownListingCount('1', '0'),
  ]).toEqual(['3 anuncios, 1 activo', '3 anuncios, 2 activos', '1 anuncio, ninguno activo']);
  expect([arabic.ownListingCount('1', '1'), arabic.ownListingCount('1', '0')]).toEqual([
    'إدراج واحد',
    'إدراج واحد، غير فعّال الآن',
  ]);
});
