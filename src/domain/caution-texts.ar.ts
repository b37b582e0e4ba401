import { plural } from '../language/plural.ts';

/* What was seen of its latest moves: facts, and no judgement. */
export const unpaidMoves = (count: number, since: string) =>
  `شوهد على السلسلة: انتقل ${plural(count, { one: 'مرة واحدة', two: 'مرتين', few: `${count} مرات`, many: `${count} مرة`, other: `${count} مرة` })} بلا دفع خلال يوم، منذ \u2068${since}\u2069. انظر سجل ملكيته قبل أن تشتري.`;
export const soldCheaply = (price: string, since: string, floorUsd: string) =>
  `شوهد على السلسلة: بيع بسعر \u2068${price}\u2069 في \u2068${since}\u2069، وكان أرخص إدراج في مجموعته \u2068${floorUsd}\u2069. انظر سجل ملكيته قبل أن تشتري.`;
