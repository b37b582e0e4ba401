import { plural } from '../language/plural.ts';

/* How a price lies against the floor. */
export const atFloor = 'بأدنى سعر';
export const underFloor = (percent: bigint) => `أقل من أدنى سعر بـ ${percent}%`;
export const overFloor = (percent: bigint) => `أعلى من أدنى سعر بـ ${percent}%`;
export const timesFloor = (times: string) => `\u2068${times}\u2069 ضعف أدنى سعر`;

/* Copies of an item. */
export const copies = (count: string) =>
  plural(count, {
    one: 'نسخة واحدة',
    two: 'نسختان',
    few: `${count} نسخ`,
    many: `${count} نسخة`,
    other: `${count} نسخة`,
  });
export const copiesLeft = (left: string, all: string) => `بقي \u2068${left}\u2069 من \u2068${all}\u2069 نسخة`;
