/* Without a drop or a featured collection. */
export const what = (name: string) => `سوق \u2068${name}\u2069 للأعمال الفنية كرموز NFT. تصفّح بحرية؛ المحفظة للتداول.`;
export const title = 'فنّ معروض';

/* Featured drop. */
export const drop = 'إصدار';
export const dropOpensOn = 'إصدار قادم على';
export const dropLiveOn = 'إصدار جارٍ على';
export const dropEndedOn = 'إصدار سابق على';
export const saleOpens = 'يبدأ البيع';
export const saleEnds = 'ينتهي البيع';
export const saleOpensIn = 'يبدأ البيع خلال';
export const saleEndsIn = 'ينتهي البيع خلال';
export const saleEnded = 'انتهى البيع';
export const mintPrice = 'سعر السكّ';
export const minted = 'المسكوك';
export const mintedOf = (minted: number, maxSupply: number) => `${minted} من ${maxSupply}`;
export const viewDrop = 'عرض الإصدار';
export const viewCollection = 'عرض المجموعة';

/* Featured collection. */
export const featured = 'مجموعة مميّزة';
export const floor = 'أدنى سعر';
export const items = 'العناصر';
export const owners = 'المالكون';

/* Below. */
export const trending = 'مجموعات رائجة';
export const span = 'المدة';
export const noneSold = 'لم يُبع شيء في هذه المدة.';
export const collections = 'المجموعات';
export const allCollections = 'كل المجموعات';
export const atFloor = 'بأدنى سعر';
export const otherDrops = 'إصدارات مفتوحة وقادمة';
export const allDrops = 'كل الإصدارات';
export const featuredCollections = 'مجموعات مختارة';
export const fromPrice = (price: string) => `أدنى سعر: \u2068${price}\u2069`;
export const recentlyViewed = 'شوهدت مؤخرًا';
export const justSold = 'بيعت للتوّ';
export const justListed = 'عُرضت للتوّ';
export const fromWatchList = 'من قائمة متابعتك';
export const wholeWatchList = 'قائمة المتابعة';
export const notForSale = 'ليس للبيع';

/** What failed to load, as the subject of "… could not be loaded". */
export const collectionsSubject = 'المجموعات';
