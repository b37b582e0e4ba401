import { ASKED_ITEMS, LARGE, WHALE } from '../support/server/scale-market.ts';

/** A call of a kind; `turn` says which of its pages, patterns or items. */
export type ScaleCall = {
  name: string;
  path: (turn: number, count: number) => string;
  body?: (turn: number) => unknown;
};

const items = `/marketplace/v1/collections/nfts/list/${LARGE.slug}?size=24`;
const facets = `/marketplace/v1/collections/nfts/facets/${LARGE.slug}`;
const ofItem = (turn: number) => ASKED_ITEMS[turn % ASKED_ITEMS.length] ?? '1';
const one = <T>(list: readonly T[], turn: number): T | undefined => list[turn % list.length];
const WORDS = ['amber', 'harbour', 'Silver River', 'quiet', 'ochre q'];

/** What the others are compared with: a call that reads one row. */
export const EMPTY: ScaleCall = {
  name: 'empty call',
  path: () => `/marketplace/v1/collections/commission/${LARGE.slug}`,
};

/** Every list call, with what a person does to it: filters, deep pages, rare and frequent words. */
export const LIST_CALLS: readonly ScaleCall[] = [
  { name: 'items', path: () => items },
  ...['price-desc', 'newest', 'identifier', 'rarity'].map((sort) => ({
    name: `items, ${sort}`,
    path: () => `${items}&sort=${sort}`,
  })),
  { name: 'items, page 10', path: () => `${items}&page=10` },
  {
    name: 'items, deep page',
    path: (turn, count) => `${items}&page=${Math.max(1, Math.floor(count / 50) - (turn % 9))}`,
  },
  {
    name: 'items, deep page by number',
    path: (turn, count) => `${items}&sort=identifier&page=${Math.max(1, Math.floor(count / 50) - (turn % 9))}`,
  },
  ...['buy-now', 'not-listed', 'has-offers', 'new'].map((status) => ({
    name: `items, ${status}`,
    path: () => `${items}&status=${status}`,
  })),
  { name: 'items, price from', path: (turn) => `${items}&minPrice=${(turn % 7) + 1}` },
  { name: 'items, narrow price', path: (turn) => `${items}&minPrice=${(turn % 7) + 1}&maxPrice=${(turn % 7) + 1}.01` },
  {
    name: 'items, price, newest',
    path: (turn) => `${items}&minPrice=${(turn % 7) + 1}&maxPrice=${(turn % 7) + 2}&sort=newest`,
  },
  { name: 'items, currency', path: () => `${items}&currency=WETH` },
  { name: 'items, frequent trait', path: (turn) => `${items}&trait=Ground:Ground ${turn % 2}` },
  { name: 'items, rare trait', path: (turn) => `${items}&trait=Mark:Mark ${turn}` },
  {
    name: 'items, two traits',
    path: (turn) => `${items}&trait=Palette:Palette ${turn % 8}&trait=Shape:Shape ${turn % 40}&sort=rarity`,
  },
  {
    name: 'items, trait for sale',
    path: (turn) => `${items}&trait=Shape:Shape ${turn % 40}&status=buy-now`,
  },
  { name: 'items, frequent word', path: (turn) => `${items}&search=${one(WORDS, turn)}` },
  { name: 'items, number', path: (turn) => `${items}&search=${ofItem(turn)}` },
  { name: 'items, no such word', path: (turn) => `${items}&search=zzq${turn}` },
  { name: 'items of one owner', path: () => `${items}&owner=${WHALE}` },
  { name: 'facets', path: () => facets },
  { name: 'facets of a frequent trait', path: (turn) => `${facets}?trait=Ground:Ground ${turn % 2}` },
  { name: 'facets of a rare trait', path: (turn) => `${facets}?trait=Mark:Mark ${turn}` },
  { name: 'facets for sale', path: () => `${facets}?status=buy-now&maxPrice=3` },
  { name: 'facets of a word', path: (turn) => `${facets}?search=${one(WORDS, turn)}` },
  { name: 'collection', path: () => `/data/collection/${LARGE.slug}` },
  { name: 'collections', path: () => '/data/collections?size=24' },
  ...['floor', 'floor-asc', 'items', 'newest', 'name'].map((sort) => ({
    name: `collections, ${sort}`,
    path: () => `/data/collections?size=24&sort=${sort}`,
  })),
  {
    name: 'collections, last page',
    path: (_, count) => `/data/collections?page=${Math.max(1, Math.floor(count / 24_000))}`,
  },
  { name: 'collections, word', path: (turn) => `/data/collections?search=${one(WORDS, turn)}` },
  { name: 'slider', path: () => '/data/collection/slider/list' },
  { name: 'drops', path: () => '/marketplace/v1/drops/list' },
  { name: 'latest', path: () => '/data/latest' },
  { name: 'activity', path: () => `/data/collection/${LARGE.slug}/activity` },
  { name: 'sales', path: () => `/data/collection/${LARGE.slug}/activity?kind=sales` },
  { name: 'series', path: () => `/data/collection/${LARGE.slug}/series` },
  { name: 'holders', path: () => `/data/collection/${LARGE.slug}/holders` },
  { name: 'listings', path: () => `/marketplace/v1/orders/list?collection=${LARGE.slug}` },
  { name: 'listings of all', path: () => '/marketplace/v1/orders/list' },
  { name: 'listings, deep page', path: (_, count) => `/marketplace/v1/orders/list?page=${Math.floor(count / 100)}` },
  { name: 'offers', path: () => `/marketplace/v1/offers/list?collection=${LARGE.slug}` },
  { name: 'offers of all', path: () => '/marketplace/v1/offers/list' },
  {
    name: 'offers on an item',
    path: (turn) => `/marketplace/v1/offers/list?collection=${LARGE.slug}&identifier=${ofItem(turn)}`,
  },
  { name: 'listings of a maker', path: () => `/marketplace/v1/orders/list?maker=${WHALE}` },
  { name: 'offers of a maker', path: () => `/marketplace/v1/offers/list?maker=${WHALE}&status=open` },
  { name: 'withdrawn of a maker', path: () => `/marketplace/v1/orders/list?maker=${WHALE}&status=withdrawn` },
  { name: 'offers to a holder', path: () => `/marketplace/v1/offers/list?receiver=${WHALE}` },
  { name: 'wallet', path: () => `/data/nfts/${WHALE}` },
  { name: 'wallet, listed', path: () => `/data/nfts/${WHALE}?status=buy-now` },
  { name: 'wallet, word', path: (turn) => `/data/nfts/${WHALE}?search=${one(WORDS, turn)}` },
  { name: 'wallet, collection', path: () => `/data/nfts/${WHALE}?collection=${LARGE.slug}` },
  {
    name: 'wallet, last page',
    path: (_, count) => `/data/nfts/${WHALE}?page=${Math.max(1, Math.floor(count / 1_200))}`,
  },
  { name: 'wallet activity', path: () => `/data/activity/${WHALE}` },
  { name: 'worth', path: () => `/data/worth/${WHALE}` },
  { name: 'item', path: (turn) => `/data/nft/${LARGE.slug}/${ofItem(turn)}` },
  { name: 'item on the market', path: (turn) => `/marketplace/v1/collections/nfts/info/${LARGE.slug}/${ofItem(turn)}` },
  { name: 'owners', path: (turn) => `/data/nft/${LARGE.slug}/${ofItem(turn)}/owners` },
  { name: 'transfers', path: (turn) => `/data/transfers/history/meridian/${LARGE.address}/${ofItem(turn)}` },
  { name: 'autocomplete items', path: (turn) => `/data/autocomplete/nfts?pattern=${one(WORDS, turn)}&size=6` },
  {
    name: 'autocomplete, two letters',
    path: (turn) => `/data/autocomplete/nfts?pattern=${one(['am', 'si', 'qu'], turn)}&size=6`,
  },
  {
    name: 'autocomplete, misspelt',
    path: (turn) => `/data/autocomplete/nfts?pattern=${one(['ambr', 'harbuor', 'silvr'], turn)}&size=6`,
  },
  { name: 'autocomplete, nothing', path: (turn) => `/data/autocomplete/nfts?pattern=zzq${turn}&size=6` },
  {
    name: 'autocomplete, in a collection',
    path: (turn) => `/data/autocomplete/nfts?pattern=${one(WORDS, turn)}&collection=small-1&size=6`,
  },
  {
    name: 'autocomplete collections',
    path: (turn) => `/data/autocomplete/collections?pattern=${one(WORDS, turn)}&size=6`,
  },
  { name: 'autocomplete accounts', path: () => '/data/autocomplete/accounts?pattern=0x0d&size=6' },
  {
    name: 'pack',
    path: () => '/data/collections/pack',
    body: (turn) => ({ ids: [LARGE.slug, `small-${(turn % 5) + 1}`] }),
  },
];
