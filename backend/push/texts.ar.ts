import { LOCALES } from '../../src/language/language.ts';
import { plural } from '../../src/language/plural.ts';

/* What pushes say beyond src/contract/news-texts.ts. */
const rules = new Intl.PluralRules(LOCALES.ar);
export const several = (count: number) =>
  plural(count, { few: `${count} إشعارات جديدة`, many: `${count} إشعارًا جديدًا`, other: `${count} إشعار جديد` }, rules);

/* Of a saved search, below its name. */
export const underPrice = (count: number) =>
  plural(
    count,
    {
      one: 'عنصر بسعر أقل من حدّك',
      two: 'عنصران بسعر أقل من حدّك',
      few: `${count} عناصر بسعر أقل من حدّك`,
      many: `${count} عنصرًا بسعر أقل من حدّك`,
      other: `${count} عنصر بسعر أقل من حدّك`,
    },
    rules,
  );
export const forSale = (count: number) =>
  plural(
    count,
    {
      one: 'عنصر جديد معروض للبيع',
      two: 'عنصران جديدان معروضان للبيع',
      few: `${count} عناصر جديدة معروضة للبيع`,
      many: `${count} عنصرًا جديدًا معروضًا للبيع`,
      other: `${count} عنصر جديد معروض للبيع`,
    },
    rules,
  );
