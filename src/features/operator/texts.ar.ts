/* لوحة مشغّل السوق. */
import { plural } from '../../language/plural.ts';

export const title = 'لوحة التحكم';
export const lead =
  'لا يرى هذه الصفحة إلا مشغّلو السوق. كل ما تفعله يُسجَّل. يمكن التراجع عن القرارات، أما إعادة محاولة مهمة أو إهمالها فلا.';
export const parts = 'أقسام اللوحة';
export const tabs = {
  networks: 'الشبكات',
  reports: 'البلاغات',
  hidden: 'المخفي',
  collections: 'المجموعات',
  jobs: 'المهام',
  limits: 'الحدود',
  theme: 'المظهر',
  subscribers: 'المشتركون',
  fees: 'العمولات',
  backups: 'النسخ الاحتياطية',
  log: 'السجل',
} as const;

export const states = { starting: 'قيد البدء', following: 'محدّثة', behind: 'متأخرة', down: 'متوقفة' } as const;
export const block = (block: string, head: string) => `الكتلة ${block} من ${head}`;
export const noBlock = 'لم تُقرأ أي كتلة بعد';
export const lag = (span: string) => `مقروءة حتى ما قبل ${span}`;
export const noNetworks = 'لا تتابع هذه العقدة أي شبكة';
export const noNetworksText = 'عقدة أخرى من هذا السوق تقرأ السلاسل.';

export const hideTitle = (name: string) => `هل تريد إخفاء ${name}؟`;
export const hideWhy = 'لماذا؟';
export const hideNote = 'بكلماتك، ليقرأها الجميع (اختياري)';
export const hideWhat = {
  item: 'يختفي من القوائم والبحث والملفات والموجزات، ولا يمكن تداوله هنا. يبقى ملكًا لصاحبه، وتبقى الصفحات المحفوظة على الأجهزة فيها. السبب وكلماتك في السجل العام.',
  collection:
    'تختفي المجموعة وعناصرها وأوامرها من القوائم والبحث والملفات والموجزات، ولا يمكن تداولها هنا. تبقى الصفحات المحفوظة على الأجهزة فيها. السبب وكلماتك في السجل العام.',
} as const;
export const hide = 'إخفاء';
export const hideNamed = (name: string) => `إخفاء ${name}`;
export const showAgain = 'إظهار من جديد';
export const showNamed = (name: string) => `إظهار ${name} من جديد`;

export const lookUp = 'ابحث عن عنصر أو مجموعة لإخفائها';
export const lookUpHint = 'رابط أو عقد أو اسم';
export const find = 'بحث';
export const notFound = 'ليس لدى هذا السوق شيء في هذا العنوان.';
export const isHidden = 'مخفي';
export const hiddenNone = 'لا شيء مخفي';
export const hiddenNoneText = 'يظهر هنا ما تخفيه، مع طريق العودة.';

export const reportsNone = 'لا بلاغات في الانتظار';
export const reportsNoneText = 'يظهر هنا ما يبلّغ عنه الناس حتى تخفيه أو تضعه جانبًا.';
export const reportCount = (count: string) =>
  plural(count, {
    one: 'بلاغ واحد',
    two: 'بلاغان',
    few: `${count} بلاغات`,
    many: `${count} بلاغًا`,
    other: `${count} بلاغ`,
  });
export const setAside = 'وضع جانبًا';
export const setAsideNamed = (name: string) => `وضع بلاغات ${name} جانبًا`;
export const original = 'الأصل';

export const searchCollections = 'البحث في المجموعات';
export const collectionsNone = 'لا مجموعة بهذا الاسم';
export const counts = (items: string, listed: string) => `العناصر: ${items}، المعروض: ${listed}`;
export const verified = 'موثّقة';
export const byYou = 'قُرّر هنا';
export const byConfiguration = 'حسب الإعدادات';
export const verify = 'توثيق';
export const verifyNamed = (name: string) => `توثيق ${name}`;
export const notVerified = 'غير موثّقة';
export const unverify = 'إزالة العلامة';
export const unverifyNamed = (name: string) => `إزالة العلامة عن ${name}`;
export const follow = 'استخدام الإعدادات';
export const followNamed = (name: string) => `استخدام الإعدادات: ${name}`;
export const place = (name: string) => `موضع ${name} في صفحة البداية`;
export const placeNone = 'الصفحة الرئيسية: حسب الحجم';
export const placeAt = (at: string) => `الصفحة الرئيسية: الموضع ${at}`;
export const placeBelowDrops = 'يوجد إصدار الآن في أعلى الصفحة الرئيسية. يسري هذا الموضع في صف «مجموعات مختارة» أسفلها.';

export const jobKinds = {
  recount: 'أرقام مجموعة',
  mail: 'البريد',
  prune: 'التنظيف',
  document: 'بيانات مجموعة من عقدها',
  backup: 'النسخ الاحتياطية',
  metadata: 'بيانات العناصر',
  push: 'التنبيهات',
} as const;
export const allJobs = 'كل ما تُرك';
export const jobsWaiting = (count: string) => `في الانتظار: ${count}`;
export const jobsRunning = (count: string) => `قيد التنفيذ: ${count}`;
export const jobsRetrying = (count: string) => `ستُعاد محاولتها: ${count}`;
export const browsersNotReached = (count: string) => `متصفحات لم يصلها التنبيه: ${count}`;
export const jobsDead = (count: string) => `المتروكة: ${count}`;
export const jobsOldest = (span: string) => `أقدمها منذ ${span}`;
export const jobCounts = 'عدد المهام';
export const failedJobs = 'ما فشل';
export const failedNone = 'لم يفشل شيء';
export const failedNoneText = 'ما يفشل تُعاد محاولته تلقائيًا. وما تُرك يبقى هنا لك.';
export const failedAt = (time: string, tries: string) =>
  plural(tries, {
    one: `${time}، بعد محاولة واحدة`,
    two: `${time}، بعد محاولتين`,
    few: `${time}، بعد ${tries} محاولات`,
    many: `${time}، بعد ${tries} محاولة`,
    other: `${time}، بعد ${tries} محاولة`,
  });
export const retryAt = (time: string) => `المحاولة التالية: ${time}`;
export const noReason = 'لم يُسجَّل السبب';
export const again = 'إعادة المحاولة';
export const againNamed = (what: string) => `إعادة المحاولة: ${what}`;
export const allAgain = 'إعادة محاولة الكل';
export const discard = 'إهمال';
export const discardNamed = (what: string) => `إهمال: ${what}`;

export const logNone = 'لم يُقرَّر شيء بعد';
export const did = {
  backUp: 'طُلبت نسخة احتياطية',
  exportSubscribers: (count: string) => `مشتركون صُدّروا: ${count}`,
  removeSubscriber: 'حُذف مشترك',
  add: (name: string) => `أُضيفت ${name}`,
  takeOff: (name: string) => `أُزيلت ${name}`,
  hide: (name: string) => `أُخفي ${name}`,
  show: (name: string) => `أُظهر ${name} من جديد`,
  verify: (name: string) => `وُثّقت ${name}`,
  unverify: (name: string) => `سُحب توثيق ${name}`,
  follow: (name: string) => `توثيق ${name} حسب الإعدادات`,
  place: (name: string, at: string) => `${name} في الموضع ${at} من صفحة البداية`,
  unplace: (name: string) => `${name} في صفحة البداية حسب حجمها`,
  setAside: (name: string) => `وُضعت بلاغات ${name} جانبًا`,
  reopen: (name: string) => `فُتحت بلاغات ${name} من جديد`,
  again: (what: string) => `${what}: ستُعاد المحاولة`,
  discard: (what: string) => `${what}: أُهملت`,
} as const;
export const gone = 'شيء لم يعد موجودًا';
export const undo = 'تراجع';
export const undoNamed = (what: string) => `تراجع: ${what}`;
export const undone = 'تم التراجع عنه';
export const isUndo = 'يتراجع عن قيد سابق';
export const failed = 'تعذّر ذلك. حاول مرة أخرى.';
export const offline = 'لا اتصال لديك: قد يكون المعروض قديمًا، ولا يمكن تقرير شيء.';
