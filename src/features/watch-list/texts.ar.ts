import { plural } from '../../language/plural.ts';

export const title = 'قائمة المتابعة';
export const subject = 'قائمة متابعتك';
export const count = (count: number) =>
  plural(count, {
    one: 'عنصر واحد',
    two: 'عنصران',
    few: `${count} عناصر`,
    many: `${count} عنصرًا`,
    other: `${count} عنصر`,
  });
export const emptyTitle = 'لا تتابع شيئًا بعد';
export const emptyText = 'اضغط القلب على عنصر لتجده هنا، على كل جهاز تسجّل الدخول منه.';
export const browseCollections = 'تصفّح المجموعات';
export const walletGoneText = 'لقد سجّلت الدخول. صِل المحفظة من جديد لترى ما تتابعه.';

/* The heart. */
export const watch = 'إضافة إلى قائمة المتابعة';
export const unwatch = 'إزالة من قائمة المتابعة';
export const watchNamed = (name: string) => `إضافة \u2068${name}\u2069 إلى قائمة المتابعة`;
export const unwatchNamed = (name: string) => `إزالة \u2068${name}\u2069 من قائمة المتابعة`;
export const watched = (name: string) => `\u2068${name}\u2069 في قائمة متابعتك.`;
export const unwatched = (name: string) => `لم يعد \u2068${name}\u2069 في قائمة متابعتك.`;
export const waitsTitle = 'بانتظار الشبكة';
export const waits = 'أنت غير متصل. ستُحدَّث قائمة متابعتك حين يعود الاتصال.';
export const waiting = (label: string) => `\u2068${label}\u2069 (بانتظار الشبكة)`;
export const undo = 'تراجع';
export const notChanged = 'لم تتغيّر قائمة المتابعة';
export const notChangedText = 'تعذّر الوصول إلى الخادم. أعد المحاولة.';
