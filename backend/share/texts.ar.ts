/* What other sites, feed readers, search engines and calendars are told of a page. */
/** Cards have no Arabic letters: theirs is in English. */
export const tagline = 'سوق للرموز غير القابلة للاستبدال (NFT) يديره الناس بأنفسهم، ويستمر في العمل دون اتصال.';
export const product = (market: string) => `${market}، سوق للرموز غير القابلة للاستبدال (NFT)`;
export const onNetwork = (byline: string, network: string) => `\u2068${byline}\u2069، على \u2068${network}\u2069`;
export const collections = 'المجموعات';
export const drops = 'الإصدارات';

/* What a price is of. */
export const prices = {
  forSale: 'معروض للبيع',
  bestOffer: 'أفضل عرض',
  lastSale: 'آخر بيع',
  floor: 'أدنى سعر',
  mint: 'السكّ',
};
export const priced = (what: string, price: string) => `${what}: \u2068${price}\u2069`;

/* A drop's card. */
export const opensAt = (time: string) => `يبدأ \u2068${time}\u2069`;
export const liveUntil = (time: string) => `جارٍ حتى \u2068${time}\u2069`;
export const ended = 'انتهى';

/* Feeds. */
export const feedOf = (name: string, market: string) => `\u2068${name}\u2069 على ${market}`;
export const feedOfDrop = (name: string, market: string) => `\u2068${name}\u2069، إصدار على ${market}`;
export const soldFor = (name: string, price: string) => `بيع \u2068${name}\u2069 مقابل \u2068${price}\u2069`;
export const sold = (name: string) => `بيع \u2068${name}\u2069`;
export const minted = (name: string) => `سُكّ \u2068${name}\u2069`;
export const dropOpened = (name: string, price: string) => `بدأ \u2068${name}\u2069: \u2068${price}\u2069 للواحد`;
export const dropEnded = (name: string) => `انتهى \u2068${name}\u2069`;

/* A drop in a calendar. */
export const dropBy = (name: string, creator: string) => `\u2068${name}\u2069 من \u2068${creator}\u2069`;
export const opens = (name: string) => `يبدأ \u2068${name}\u2069`;
export const ends = (name: string) => `ينتهي \u2068${name}\u2069`;
export const endsThen = 'ينتهي الإصدار في هذا الوقت.';
export const eachOf = (price: string, supply: number) => `\u2068${price}\u2069 للواحد، والعدد الكلي ${supply}.`;

/* The page of the public API. */
export const api = {
  title: 'واجهة برمجية عامة',
  lead: 'ما يعرفه هذا السوق، يقرؤه من يشاء بلا مفتاح.',
  orders: 'الأوامر الموقّعة كاملة، فيمكن تنفيذها بلا هذا الخادم.',
  answers:
    'كل إجابة بصيغة JSON: البيانات ومعها الحالة، وما يلزم لمتابعة القراءة (\u2068pagination\u2069 أو \u2068next\u2069 أو \u2068nextTS\u2069).',
  refusals: 'وللرفض الصيغة نفسها، مع سببه بالكلمات.',
  programs: (document: string) => `تقرأ البرامج ${document}.`,
  document: 'مستند OpenAPI',
  data: 'ما تقوله السلاسل',
  marketplace: 'الأوامر والإصدارات',
  noParameters: 'لا معاملات له.',
  parameter: 'المعامل',
  where: 'الموضع',
  what: 'القيمة',
  places: { path: 'المسار', query: 'الاستعلام' },
  required: (place: string) => `${place}، مطلوب`,
  text: 'نص',
  texts: 'نص، بأي عدد من المرات',
  atMost: (text: string, most: number) => `${text}، ‏${most} حرفًا على الأكثر`,
  byDefault: (text: string, value: string) => `${text}؛ الافتراضي \u2068${value}\u2069`,
  open: 'فتح',
};

/* صفحة ما أُخفي. */
export const hiddenLog = {
  title: 'ما أُخفي',
  lead: 'ما أخفاه مشغّل هذا السوق هنا أو أعاد إظهاره، متى ولماذا. لا يُذكر اسم أي مبلِّغ.',
  none: 'لم يُخفَ شيء.',
  when: 'متى',
  what: 'ماذا',
  why: 'لماذا',
  hidden: { item: 'أُخفي عنصر', collection: 'أُخفيت مجموعة' },
  shown: { item: 'أُعيد إظهار عنصر', collection: 'أُعيد إظهار مجموعة' },
  reasons: {
    stolen: 'مسروق',
    copied: 'ينسخ عمل شخص آخر',
    misleading: 'ينتحل عنصرًا آخر أو مجموعة أخرى',
    offensive: 'مسيء أو غير قانوني',
    spam: 'محتوى مزعج',
    other: 'سبب آخر',
  },
  all: 'كل ذلك، للبرامج',
};
