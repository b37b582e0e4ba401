import { plural } from '../language/plural.ts';

/* Lists */
/** Between the parts of an enumeration. */
export const comma = '، ';
export const retry = 'إعادة المحاولة';
export const loadMore = 'عرض المزيد';
export const notLoaded = (what: string) => `تعذّر التحميل: \u2068${what}\u2069`;
export const notSaved = 'لم يُحفظ على هذا الجهاز';
export const serverFailed = 'لم يُجب الخادم كما ينبغي. لم يتغيّر شيء مما يخصّك.';
export const networkFailed = 'لم تُجب الشبكة. لم يتغيّر شيء مما يخصّك.';
export const notOpenedBefore = 'أنت غير متصل، ولم يُفتح هذا هنا من قبل. سيُحمَّل حين يعود الاتصال.';
export const seeKept = 'اعرض ما على هذا الجهاز';

/* Which way a number moved, for who does not see the arrow */
export const up = 'ارتفاع';
export const down = 'انخفاض';

/* Pictures */
export const noPicture = 'بلا صورة';
export const hidden = (count: number) => `+${count} أخرى`;
export const noPictureOf = (name: string) => `\u2068${name}\u2069، بلا صورة`;

/* Panes and toasts */
export const close = 'إغلاق';
export const dismiss = 'إخفاء';
export const notifications = 'الإشعارات';

/* What happened to an item */
export const minted = 'سُكّ';
export const transfer = 'نقل';
export const sale = 'بيع';
export const copiesMoved = (count: string) => `، \u2068${count}\u2069 نسخ`;
export const from = 'من';
export const to = 'إلى';

/* Plots */
export const asTable = 'عرض كجدول';
export const time = 'الوقت';

/* Controls */
export const each = ' للواحد';
export const edit = 'تعديل';

/* The age of a number */
export const loading = 'جارٍ التحميل';
export const live = 'محدَّث';
export const liveSince = (seconds: number) => `حُدِّث قبل ${seconds} ث`;
export const offline = 'غير متصل';
export const justNow = 'الآن';
export const ago = (span: string) => `قبل \u2068${span}\u2069`;
export const asOf = (ago: string) => `حتى \u2068${ago}\u2069`;
export const asOfOffline = (ago: string) => `حتى \u2068${ago}\u2069 · غير متصل`;
export const failing = (age: string) => `${age} · تعذّر التحديث`;
export const indexAsOf = (network: string, ago: string) => `\u2068${network}\u2069 حتى \u2068${ago}\u2069`;
export const secondUnit = 'ث';
export const minuteUnit = 'د';
export const hourUnit = 'س';
export const days = (count: number) =>
  plural(count, { one: 'يوم واحد', two: 'يومين', few: `${count} أيام`, many: `${count} يومًا`, other: `${count} يوم` });
export const inSpan = (span: string) => `خلال \u2068${span}\u2069`;
export const onDate = (date: string) => `في \u2068${date}\u2069`;

/* A clock: in one line, and under its numbers. */
export const dayUnit = 'ي';
export const clockUnit = (name: 'day' | 'hour' | 'minute' | 'second', count: number) =>
  plural(
    count,
    {
      day: { two: 'يومان', few: 'أيام', many: 'يومًا', other: 'يوم' },
      hour: { two: 'ساعتان', few: 'ساعات', other: 'ساعة' },
      minute: { two: 'دقيقتان', few: 'دقائق', other: 'دقيقة' },
      second: { two: 'ثانيتان', few: 'ثوانٍ', other: 'ثانية' },
    }[name],
  );

/* The list of collections */
export const items = 'العناصر';
export const collection = 'المجموعة';
export const floor = 'أدنى سعر';
export const spans = { '1h': 'ساعة', '24h': '24 س', '7d': '7 أيام' };
export const changeIn = (span: string) => `تغيّر ${span}`;
export const volume = 'حجم التداول';
export const volumeIn = (span: string) => `حجم التداول في ${span}`;
export const listed = 'معروض';
export const trend = 'اتجاه 7 أيام';
export const onBy = (network: string) => `على \u2068${network}\u2069، من`;

/* Steps of something, read aloud */
export const done = 'تمّ';
export const now = 'الآن';
export const failed = 'فشل';
export const step = (label: string, state: string) =>
  state === '' ? label : `\u2068${label}\u2069، \u2068${state}\u2069`;
export const walletAsks = 'تسألك محفظتك';
export const noWallet = 'محفظتك غير متصلة';
export const connectWallet = 'توصيل محفظة';
