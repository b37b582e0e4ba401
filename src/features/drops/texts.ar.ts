/* List of drops. */
export const drops = 'الإصدارات';
export const lead = 'عناصر جديدة تُسكّ من عقود مبدعيها.';
export const noDropsTitle = 'لا إصدارات معلنة';
export const noDropsText = 'تظهر الإصدارات الجديدة هنا أولًا.';
export const browseCollections = 'تصفّح المجموعات';
export const dropsIn = { live: 'جارية الآن', upcoming: 'قادمة', ended: 'سابقة' };
export const opens = (until: string) => `يبدأ \u2068${until}\u2069`;
export const liveEnds = (until: string) => `جارٍ، ينتهي \u2068${until}\u2069`;
export const ended = (ago: string) => `انتهى \u2068${ago}\u2069`;

/* One drop, and the sale on its collection's page. */
export const saleOf = (name: string) => `بيع \u2068${name}\u2069`;
export const saleOpens = 'يبدأ البيع';
export const saleEnds = 'ينتهي البيع';
export const saleOpensIn = 'يبدأ البيع خلال';
export const saleEndsIn = 'ينتهي البيع خلال';
export const saleEnded = 'انتهى البيع';
export const soldOut = 'نفدت';
export const minted = 'المسكوك';
export const mintedOf = (minted: number, maxSupply: number) => `سُكّ ${minted} من ${maxSupply}`;
export const left = (count: number) => `بقي ${count}`;
export const viewSale = 'عرض البيع';
export const aboutSale = 'عن البيع';
export const priceEach = 'السعر للواحد';
export const addToCalendar = 'إضافة إلى التقويم';
export const remindMe = 'ذكّرني';
export const remindOfEnd = 'ذكّرني قبل أن ينتهي';
export const removeReminder = 'إزالة التذكير';
export const reminderSet = 'حُفظ التذكير';
export const reminderSetText = 'يظهر في إشعاراتك على هذا الجهاز قبل ساعة من البدء، وحتى بلا اتصال.';
export const endReminderSetText = 'يظهر في إشعاراتك على هذا الجهاز قبل ساعة من النهاية، وحتى بلا اتصال.';
export const share = 'مشاركة';
export const viewCollection = 'عرض المجموعة';

/* Phases, where a sale has several prices. */
export const phases = 'المراحل';
export const phaseUntil = (date: string) => `مفتوحة حتى \u2068${date}\u2069`;
export const phaseOpens = (date: string) => `تبدأ \u2068${date}\u2069`;
export const phaseEnded = (date: string) => `انتهت \u2068${date}\u2069`;

/* Contract. */
export const contract = 'العقد';
export const maxSupply = 'أقصى كمية';
export const opensAt = 'يبدأ';
export const closesAt = 'ينتهي';
export const openedAt = 'بدأ';
export const closedAt = 'انتهى';
export const closesOn = (when: string) => `ينتهي في ${when}`;
export const closedOn = (when: string) => `انتهى في ${when}`;
export const network = 'الشبكة';

/* What failed to load, as the subject of "… could not be loaded". */
export const dropSubject = 'الإصدار';
export const dropsSubject = 'الإصدارات';
