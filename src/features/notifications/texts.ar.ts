import { plural } from '../../language/plural.ts';
import type { Notification } from '../../contract/notification.ts';

/* The bell. */
export const bell = (count: number) => (count === 0 ? 'الإشعارات' : `الإشعارات، الجديد ${count}`);

/* The page. */
export const title = 'الإشعارات';
export const subject = 'إشعاراتك';
export const intro =
  'ما حدث في آخر 30 يومًا لما تملك وتعرض وتتابع، وما اشتريته وسككته وأرسلته، والجديد من الفنانين والمجموعات وعمليات البحث التي تتابعها.';
export const emptyTitle = 'لم يحدث شيء بعد';
export const emptyText =
  'تظهر هنا المبيعات والمشتريات وعمليات السكّ والعروض على ما تملك والعروض الأعلى من عروضك والطلبات التي توشك أن تنتهي والعناصر التي تتابعها والجديد من الفنانين والمجموعات وعمليات البحث التي تتابعها.';
export const browseCollections = 'تصفّح المجموعات';
export const today = 'اليوم';
export const yesterday = 'أمس';
export const onDevice = 'ما يعرفه هذا الجهاز';
export const andMore = (count: number) => `و${count} أخرى`;
export const walletGoneText = 'لقد سجّلت الدخول. صِل المحفظة من جديد لترى ما حدث.';

/** Before the other person's address. */
export const party: Record<Notification['kind'], string> = {
  sold: 'إلى',
  accepted: 'من',
  received: 'من',
  offer: 'من',
  'collection-offer': 'من',
  'trait-offer': 'من',
  outbid: 'من',
  'listing-ends': '',
  'offer-ends': '',
  listed: 'من',
  'price-down': 'من',
  'price-up': 'من',
  bought: 'من',
  minted: '',
  sent: 'إلى',
};
export const before = (amount: string, symbol: string) => `كان \u2068${amount} ${symbol}\u2069`;
export const ends = (when: string) => `ينتهي \u2068${when}\u2069`;

/* What the device found out by itself. */
export const yours = 'ما تتابعه على هذا الجهاز';
export const foundBy = {
  search: 'بحث محفوظ',
  artist: 'فنان تتابعه',
  items: 'مجموعة تتابعها',
  listings: 'مجموعة تتابعها',
};
export const found = {
  search: (count: number, name: string) =>
    plural(count, {
      one: `عنصر جديد في «\u2068${name}\u2069»`,
      two: `عنصران جديدان في «\u2068${name}\u2069»`,
      few: `${count} عناصر جديدة في «\u2068${name}\u2069»`,
      many: `${count} عنصرًا جديدًا في «\u2068${name}\u2069»`,
      other: `${count} عنصر جديد في «\u2068${name}\u2069»`,
    }),
  artist: (count: number, name: string) =>
    plural(count, {
      one: `مجموعة جديدة من \u2068${name}\u2069`,
      two: `مجموعتان جديدتان من \u2068${name}\u2069`,
      few: `${count} مجموعات جديدة من \u2068${name}\u2069`,
      many: `${count} مجموعة جديدة من \u2068${name}\u2069`,
      other: `${count} مجموعة جديدة من \u2068${name}\u2069`,
    }),
  items: (count: number, name: string) =>
    plural(count, {
      one: `عنصر جديد في \u2068${name}\u2069`,
      two: `عنصران جديدان في \u2068${name}\u2069`,
      few: `${count} عناصر جديدة في \u2068${name}\u2069`,
      many: `${count} عنصرًا جديدًا في \u2068${name}\u2069`,
      other: `${count} عنصر جديد في \u2068${name}\u2069`,
    }),
  listings: (count: number, name: string) =>
    plural(count, {
      one: `عنصر آخر معروض للبيع في \u2068${name}\u2069`,
      two: `عنصران آخران معروضان للبيع في \u2068${name}\u2069`,
      few: `${count} عناصر أخرى معروضة للبيع في \u2068${name}\u2069`,
      many: `${count} عنصرًا آخر معروضًا للبيع في \u2068${name}\u2069`,
      other: `${count} عنصر آخر معروض للبيع في \u2068${name}\u2069`,
    }),
};

/* What is followed on this device. */
export const following = 'ما تتابعه';
export const followedAs = { artist: 'فنان', collection: 'مجموعة', search: 'بحث محفوظ', drop: 'تذكير بإصدار' };
export const follow = 'متابعة';
export const unfollow = 'إلغاء المتابعة';
export const remind = 'ذكّرني';
export const removeReminder = 'إزالة';
export const ofName = (label: string, name: string) => `${label}: \u2068${name}\u2069`;
