import { LOCALES } from '../../src/language/language.ts';
import { plural } from '../../src/language/plural.ts';

/* What pushes say beyond src/contract/news-texts.ts. */
const rules = new Intl.PluralRules(LOCALES.ar);
export const several = (count: number) =>
  plural(count, { few: `${count} إشعارات جديدة`, many: `${count} إشعارًا جديدًا`, other: `${count} إشعار جديد` }, rules);
