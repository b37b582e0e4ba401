import { plural } from '../../language/plural.ts';

/* Head. */
export const verified = 'موثّقة من هذا السوق';
export const looksLike = 'هذه ليست';
export const looksLikeEnd = '، التي وثّقها هذا السوق، رغم تشابه الاسمين. دقّق قبل أن تشتري.';
export const itemsSince = (items: string, year: number) => `\u2068${items}\u2069 عنصر، ${year}`;
export const offerOnAny = 'عرض على أي عنصر';
export const share = 'مشاركة';
export const showMore = 'عرض المزيد';
export const showLess = 'عرض أقل';
export const floor = 'أدنى سعر';
export const bestOffer = 'أفضل عرض';
export const volume = 'تداول 24 ساعة';
export const listed = 'معروض';
export const owners = 'المالكون';
export const royalty = 'العائد';

/* Tabs. */
export const tabs = 'أقسام هذه المجموعة';
export const tabNames = {
  items: 'العناصر',
  offers: 'العروض',
  activity: 'النشاط',
  holders: 'الحائزون',
  about: 'نبذة',
} as const;

/* Offers and listings by price. */
export const offersByPrice = 'العروض حسب السعر';
export const listingsByPrice = 'الإدراجات حسب السعر';
export const anyItem = 'أي عنصر';
export const offersAt = (on: string, orders: string, items: string | null) =>
  `\u2068${on}\u2069، ${plural(orders, { one: 'عرض واحد', two: 'عرضان', few: `${orders} عروض`, many: `${orders} عرضًا`, other: `${orders} عرض` })}${items === null ? '' : ` على \u2068${items}\u2069`}`;
export const itemsAt = (units: string) =>
  plural(units, {
    one: 'عنصر واحد',
    two: 'عنصران',
    few: `${units} عناصر`,
    many: `${units} عنصرًا`,
    other: `${units} عنصر`,
  });
export const upTo = (units: string) => `\u2068${units}\u2069 في المجموع`;
const only = (end: string) => (count: number) =>
  plural(count, {
    one: `يظهر ${end} سعر فقط.`,
    two: `يظهر ${end} سعرين فقط.`,
    few: `تظهر ${end} ${count} أسعار فقط.`,
    many: `يظهر ${end} ${count} سعرًا فقط.`,
    other: `يظهر ${end} ${count} سعر فقط.`,
  });
export const highestOnly = only('أعلى');
export const lowestOnly = only('أدنى');
export const noListings = 'لا شيء معروض للبيع الآن.';
export const noOffers = 'لا عروض بعد على أي عنصر أو سمة.';

/* Activity. */
export const activity = 'النشاط';
export const priceAndVolume = 'أدنى سعر وحجم التداول';
export const range = 'المدة';
export const ranges = { '24h': '24 س', '7d': '7 ي', '30d': '30 ي', all: 'الكل' } as const;
export const plotOf = (name: string) => `أدنى سعر وحجم التداول ومبيعات \u2068${name}\u2069 عبر الزمن`;
export const volumeSold = 'حجم التداول';
export const sales = 'المبيعات';
export const everything = 'الكل';
export const salesOnly = 'المبيعات';
export const noActivity = 'لم يحدث شيء هنا بعد.';

/* Holders. */
export const topHolders = 'الأكثر حيازة';
export const someOf = (shown: string, all: string) => `\u2068${shown}\u2069 من \u2068${all}\u2069`;
export const distribution = 'كم يحوزون';
export const holderCount = (count: string) =>
  plural(count, {
    one: 'حائز واحد',
    two: 'حائزان',
    few: `${count} حائزين`,
    many: `${count} حائزًا`,
    other: `${count} حائز`,
  });
export const holding = (from: number, to: number | null) =>
  to === null
    ? `${from} أو أكثر`
    : from === to
      ? plural(from, {
          one: 'عنصر واحد',
          two: 'عنصران',
          few: `${from} عناصر`,
          many: `${from} عنصرًا`,
          other: `${from} عنصر`,
        })
      : `من ${from} إلى ${to}`;
export const noHoldersTitle = 'لا أحد يحوز شيئًا بعد';
export const noHolders = 'تظهر العناصر هنا حالما تُسكّ.';

/* Without a network. */
export const keepOffline = 'احفظ دون شبكة';
export const keeping = (percent: number) => `يُحفظ ${percent}%`;
export const keepingPaused = 'متوقف مؤقتًا';
export const keptOffline = 'محفوظة دون شبكة';
export const keepIntro = 'يبقى كل عنصر مع صورته على هذا الجهاز، فتتصفح المجموعة كلها وتبحث فيها دون شبكة.';
export const keepAll = (items: string, size: string) => `${itemsAt(items)}، نحو \u2068${size}\u2069.`;
export const keepMost = (total: string, items: string, size: string) =>
  `أول ${total} من أصل ${items} من الأرخص: نحو \u2068${size}\u2069. وما زاد عن ذلك كثير على جهاز واحد.`;
export const keepRoom = (total: string, items: string, size: string) =>
  `يتسع هذا الجهاز لنحو ${total} من أصل ${items} من الأرخص: نحو \u2068${size}\u2069.`;
export const noRoom = 'لا يتسع لها هذا الجهاز. أزل شيئًا من التخزين أولًا.';
export const savingData = 'متصفحك مضبوط على توفير البيانات. الحفظ يحمّلها كلها الآن.';
export const needsNetwork = 'أنت دون شبكة. يمكن حفظها عندما تعود.';
export const measuring = 'جارٍ حساب ما تحتاجه…';
export const notMeasured = (market: string) => `لا يحفظ هذا المتصفح شيئًا لـ \u2068${market}\u2069.`;
export const seeStorage = 'التخزين';

/* About. */
export const aboutTitle = 'نبذة';
export const noDescription = 'لم يكتب الفنان شيئًا عنها.';
export const details = 'التفاصيل';
export const artist = 'الفنان';
export const contract = 'العقد';
export const network = 'الشبكة';
export const standard = 'المعيار';
export const itemsLabel = 'العناصر';
export const since = 'أُنشئت';
export const feed = 'التغذية';
export const atom = 'Atom';

/* Tools above the grid. */
export const countUnknown = '– عنصر';
export const itemCount = (count: string) =>
  plural(count, {
    one: 'عنصر واحد',
    two: 'عنصران',
    few: `${count} عناصر`,
    many: `${count} عنصرًا`,
    other: `${count} عنصر`,
  });
export const showLatest = 'تغيّرت: اعرض الأحدث';
export const loadingPrices = 'جارٍ تحميل الأسعار';
export const filters = 'تصفية';
export const sort = 'ترتيب';
export const priceAscending = 'السعر، من الأدنى';
export const priceDescending = 'السعر، من الأعلى';
export const price = 'السعر';
export const newest = 'الأحدث';
export const number = 'الرقم';
export const rarestFirst = 'الأندر أولًا';
export const rarity = 'الندرة';
export const density = 'الكثافة';
export const large = 'كبير';
export const compact = 'مدمج';
export const list = 'قائمة';
export const searchIn = (name: string) => `بحث في \u2068${name}\u2069`;
export const searchInCollection = 'بحث في هذه المجموعة';

/* Filters. */
export const status = 'الحالة';
export const allItems = 'كل العناصر';
export const buyNow = 'شراء الآن';
export const hasOffers = 'عليها عروض';
export const newThisWeek = 'جديدة هذا الأسبوع';
export const currency = 'العملة';
export const anyCurrency = 'أي عملة';
export const lowestPrice = 'أدنى سعر';
export const highestPrice = 'أعلى سعر';
export const min = 'الأدنى';
export const max = 'الأعلى';
export const rangeTo = 'إلى';
export const enterPrice = 'اكتب سعرًا مثل 0.5';
export const tooManyDecimals = (most: number) => `${most} خانات عشرية على الأكثر`;
export const aboveHighest = (highest: string) => `فوق حدّك الأعلى، \u2068${highest}\u2069`;
export const belowLowest = (lowest: string) => `تحت حدّك الأدنى، \u2068${lowest}\u2069`;
export const showFewer = 'عرض أقل';
export const values = (count: string) =>
  plural(count, {
    one: 'قيمة واحدة',
    two: 'قيمتان',
    few: `\u2068${count}\u2069 قيم`,
    many: `\u2068${count}\u2069 قيمة`,
    other: `\u2068${count}\u2069 قيمة`,
  });
export const showAll = (count: string) => `عرض الكل (\u2068${count}\u2069)`;
export const showFewerTraits = 'عرض سمات أقل';
export const showAllTraits = (count: string) => `عرض كل السمات (\u2068${count}\u2069)`;
export const clear = 'مسح';
export const showItems = (items: string) => `عرض \u2068${items}\u2069`;

/* Applied filters. */
export const searched = (words: string) => `«\u2068${words}\u2069»`;
export const fromPrice = (price: string) => `من \u2068${price}\u2069`;
export const upToPrice = (price: string) => `حتى \u2068${price}\u2069`;
export const inCurrency = (currency: string) => `بعملة \u2068${currency}\u2069`;
export const clearAll = 'مسح الكل';
export const saveSearch = 'حفظ البحث';
export const removeSavedSearch = 'إزالة البحث المحفوظ';
export const searchName = 'الاسم';
export const save = 'حفظ';
export const searchSaved = 'حُفظ البحث';
export const searchSavedText = 'يعيدك إليه حقل البحث.';
export const offerOnTrait = (traitType: string, value: string) =>
  `عرض على \u2068${traitType}\u2069: \u2068${value}\u2069`;

/* Grid. */
export const rank = (place: string) => `#\u2068${place}\u2069`;
export const lastSale = 'آخر بيع';
export const none = '–';
export const notListed = 'غير معروض';
export const offerAlone = (offer: string) => `عرض \u2068${offer}\u2069`;
export const copiesLeft = (count: string) => `بقي ×\u2068${count}\u2069`;
export const noItemsTitle = 'لا شيء على هذا الرف';
export const cheapestOtherwise = 'الأرخص من دون تصفية السعر:';
export const noMatches = 'لا عنصر يطابق هذه المرشّحات.';
export const noItems = 'لا عناصر في هذه المجموعة بعد.';
export const clearAllFilters = 'مسح كل المرشّحات';

/* What failed to load, as the subject of "… could not be loaded". */
export const collectionSubject = 'المجموعة';
export const itemsSubject = 'العناصر';
export const offersSubject = 'العروض';
export const listingsSubject = 'الإدراجات';
export const pastSubject = 'أسعار الماضي';
export const activitySubject = 'النشاط';
export const holdersSubject = 'الحائزون';
