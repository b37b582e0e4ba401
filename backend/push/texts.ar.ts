import { LOCALES } from '../../src/language/language.ts';
import { plural } from '../../src/language/plural.ts';

/* What pushes say: of what happened and of drops, the notifications page's own words. */
const rules = new Intl.PluralRules(LOCALES.ar);
export const happened = {
  sold: 'بيع',
  accepted: 'قُبل عرضك',
  received: 'استُلم',
  offer: 'وصل عرض',
  'collection-offer': 'عرض على أي عنصر من مجموعته',
  'trait-offer': 'عرض على عناصر لها إحدى سماته',
  outbid: 'قُدّم عرض أعلى من عرضك',
  'listing-ends': 'ينتهي إدراجك قريبًا',
  'offer-ends': 'ينتهي عرضك قريبًا',
  listed: 'عُرض للبيع عنصر تتابعه',
  'price-down': 'انخفض سعر عنصر تتابعه',
  'price-up': 'ارتفع سعر عنصر تتابعه',
};
/** Of a drop, beside its name. */
export const drop = { opens: 'يبدأ خلال ساعة', opened: 'بدأ', ends: 'ينتهي خلال ساعة' };
export const several = (count: number) =>
  plural(count, { few: `${count} إشعارات جديدة`, many: `${count} إشعارًا جديدًا`, other: `${count} إشعار جديد` }, rules);
