import { plural } from '../../language/plural.ts';

/* Purchase panel. */
export const buy = 'شراء';
export const buyNow = 'شراء الآن';
export const purchasePending = 'الشراء قيد التنفيذ';
export const price = 'السعر';
export const priceEach = 'السعر للواحد';
export const quantity = 'الكمية';
export const available = (count: string) => `المتاح \u2068${count}\u2069`;
export const priceChanged = (before: string) => `تغيّر السعر وهذه الصفحة مفتوحة. كان \u2068${before}\u2069.`;
export const priceOfCopies = (count: bigint) => `السعر، ${count} نسخة`;
export const youPay = 'تدفع';
export const paidBySeller = (fee: string) => `\u2068${fee}\u2069، يدفعها البائع`;
export const networkFee = 'تُضاف إليها رسوم الشبكة نفسها.';
export const networkFeeOf = (amount: string) => `تُضاف إليها رسوم الشبكة نفسها: نحو \u2068${amount}\u2069.`;
export const buyingResumes = 'يعود الشراء حين يعود الاتصال.';
export const listingEnded = 'انتهى هذا الإدراج.';
export const listingEnds = (at: string) => `ينتهي الإدراج \u2068${at}\u2069.`;
export const notListed = 'غير معروض';
export const noSales = 'لا مبيعات بعد.';
export const lastSale = (price: string) => `آخر بيع \u2068${price}\u2069.`;
// Behind the amount, in a price, which runs from left to right.
export const bestOfferIn = (symbol: string) => `${symbol} (\u2067أفضل عرض\u2069)`;
export const lastSaleAfter = (price: string) => `، آخر بيع \u2068${price}\u2069`;
export const makeOffer = 'تقديم عرض';

/* Fees. */
export const marketplaceFee = (market: string) => `رسوم \u2068${market}\u2069`;
export const creatorRoyalty = 'عائد المبدع';
export const fee = 'رسوم';
export const otherFee = 'رسوم أخرى';
export const feeAt = (fee: string, rate: string) => `${fee}، \u2068${rate}\u2069`;

/* Purchase panel, as the maker of the best listing sees it. */
export const yourPrice = 'سعرك';
export const yourPriceEach = 'سعرك للواحد';
export const forSale = (count: string) => `المعروض \u2068${count}\u2069`;
export const youReceive = 'تستلم';
export const youReceiveEach = 'تستلم عن كل واحد';
export const ownListingEnded = 'هذا إدراجك. لقد انتهى.';
export const ownListingEnds = (at: string) => `هذا إدراجك. ينتهي \u2068${at}\u2069.`;

/* Owner's panel. */
export const yours = 'لك';
export const yourListing = 'إدراجك';
export const yourListings = 'إدراجاتك';
export const youOwn = (count: string) => `تملك \u2068${count}\u2069`;
export const ends = (until: string) => `ينتهي \u2068${until}\u2069`;
export const copiesEnd = (copies: string, until: string) => `\u2068${copies}\u2069، ينتهي \u2068${until}\u2069`;
export const cancelListing = 'إلغاء الإدراج';
export const listForSale = 'عرض للبيع';
export const send = 'إرسال';

/* Offers. */
export const offers = 'العروض';
export const loadingOffers = 'جارٍ تحميل العروض';
export const noOffers = 'لا عروض بعد.';
export const moreOffers = 'مزيد من العروض';

/** `apart`: how the best offer lies against the floor, as the start of a sentence. */
export const bestApart = (apart: string) => `الأفضل: \u2068${apart}\u2069`;
export const youOwnItem = 'هذا العنصر لك الآن';
export const byOwner = 'من مالكه';
export const you = 'أنت';
export const itemOffer = 'عرض على العنصر';
export const collectionOffer = 'عرض على المجموعة';
export const traitOffer = (traitType: string, value: string) =>
  `عرض على \u2068${traitType}\u2069: \u2068${value}\u2069`;
export const cancelOffer = 'إلغاء العرض';
export const youReceiveAmount = (amount: string) => `تستلم \u2068${amount}\u2069`;
export const youReceiveAmountEach = (amount: string) => `تستلم \u2068${amount}\u2069 عن كل واحد`;
export const acceptOffer = 'قبول العرض';

/* Owners. */
export const owners = 'المالكون';
export const loadingOwners = 'جارٍ تحميل المالكين';
export const noOwners = 'لم يُعثر على مالكين.';
export const moreOwners = 'مزيد من المالكين';
export const ofSupply = (supply: string) => `من \u2068${supply}\u2069`;

/* Provenance. */
export const provenance = 'سجل الملكية';
export const provenanceSubject = 'سجل الملكية';
export const noProvenance = 'لا يُعرف شيء عن ماضي هذا العنصر بعد.';
export const mintedTo = 'سك';
export const bought = 'بيع';
export const moved = 'نقل';
export const toWhom = 'إلى';
export const fromWhom = 'من';
export const copies = (count: string) => `، \u2068${count}\u2069 نسخة`;
export const transactionAt = (hash: string) => `المعاملة \u2068${hash}\u2069`;
export const earlier = 'عرض ما سبق';
export const earlierFailed = 'تعذّر تحميل ما سبق.';

export const retry = 'إعادة المحاولة';

/* Price history. */
export const priceHistory = 'سجل الأسعار';
export const salesIn = (count: number, unit: string) =>
  `${plural(count, { one: 'بيع واحد', two: 'بيعان', few: `${count} مبيعات`, many: `${count} بيعًا`, other: `${count} بيع` })}، بعملة \u2068${unit}\u2069`;
export const chartSummary = (chart: { from: string; to: string; low: string; high: string }) =>
  `سعر البيع من \u2068${chart.from}\u2069 إلى \u2068${chart.to}\u2069، بين \u2068${chart.low}\u2069 و\u2068${chart.high}\u2069`;
export const soldFor = 'بيع بسعر';
export const floorNow = 'أدنى سعر الآن';

/* Heading. */
export const byCreator = (name: string) => `من \u2068${name}\u2069`;
export const share = 'مشاركة';
/** In all: where nobody counts their owners. */
export const copiesInAll = (copies: string) => `${copies} نسخة`;
export const copiesOwned = (copies: string, ownersCount: number) =>
  `\u2068${copies}\u2069 نسخة، ${plural(ownersCount, { one: 'مالك واحد', two: 'مالكان', few: `${ownersCount} مالكين`, many: `${ownersCount} مالكًا`, other: `${ownersCount} مالك` })}`;
export const ownedBy = 'يملكه';
export const ownedByYou = 'تملكه أنت';

/* Picture and its tools. */
export const fullScreen = 'ملء الشاشة';
export const actualSize = 'الحجم الفعلي';
export const refreshMetadata = 'تحديث البيانات الوصفية';
export const refreshing = 'يجري تحديث البيانات الوصفية. ستظهر التغييرات هنا.';
export const refreshFailedTitle = 'تحديث البيانات الوصفية';
export const refreshFailed = 'حدث خطأ أثناء تحديث البيانات الوصفية';

export const whyNoPicture = {
  unnamed: 'لا تذكر بياناته الوصفية صورة يمكن قراءتها هنا.',
  none: 'ما تذكره بياناته الوصفية ليس صورة يمكن عرضها.',
  late: 'لم تصل الصورة بعد. تُعاد المحاولة.',
} as const;

/* Traits. */
export const traits = 'السمات';
export const traitShares = (size: string) =>
  `كم من العناصر الـ\u2068${size}\u2069 يشترك في كل سمة: كلما قصر الشريط كانت أندر.`;
export const rank = (rank: string, size: string) => `المرتبة \u2068${rank}\u2069 من \u2068${size}\u2069`;

/* Details. */
export const details = 'التفاصيل';
export const contract = 'العقد';
export const number = 'الرقم';
export const tokenStandard = 'معيار الرمز';
export const singleCopy = 'ERC-721';
export const multiCopy = 'ERC-1155';
export const network = 'الشبكة';

/* What failed to load, as the subject of "… could not be loaded". */
export const itemSubject = 'العنصر';
export const moreSubject = 'عناصر أخرى';
export const pricesSubject = 'الأسعار';

/* What else there is. */
export const moreFrom = (collection: string) => `معروض في \u2068${collection}\u2069`;
export const viewCollection = 'عرض المجموعة';

/* What reading the metadata again changed. */
export const metadataChanged = 'حُدّثت البيانات الوصفية';
export const changed = (what: readonly string[]) => `تغيّر: ${what.join('، ')}.`;
export const changedName = 'الاسم';
export const changedDescription = 'الوصف';
export const changedPicture = 'الصورة';
export const changedTraits = (count: number) =>
  plural(count, { one: 'سمة واحدة', two: 'سمتان', few: `${count} سمات`, many: `${count} سمة`, other: `${count} سمة` });

/* Sound and video. */
export const mediaOf = (name: string) => `\u2068${name}\u2069، صوتًا أو فيديو`;
export const cannotPlay = 'لا يمكن تشغيل هذا هنا.';

/* 3-D models, and items that run. */
export const viewModel = 'عرض ثلاثي الأبعاد';
export const runItem = 'تشغيل هذا العنصر';
export const stopItem = 'إيقاف';
export const showPicture = 'عرض الصورة';
export const modelOf = (name: string) =>
  `\u2068${name}\u2069، بثلاثة أبعاد. تديره مفاتيح الأسهم، ويقرّبه الزائد ويبعده الناقص.`;
export const zoomIn = 'تقريب';
export const zoomOut = 'تبعيد';
export const runningOf = (name: string) => `\u2068${name}\u2069، قيد التشغيل`;
export const creatorsCode =
  'هذا العنصر برنامج من مبدعه. لا يعمل إلا حين تشغّله، في إطار مغلق: لا يصل إلى هذا الموقع ولا إلى محفظتك ولا إلى الشبكة. لا تكتب فيه سرًّا أبدًا.';
export const loadingModel = 'جارٍ تحميل المجسّم';
export const loadingProgram = 'جارٍ تحميل البرنامج';
export const cannotShowModel = 'لا يمكن عرض المجسّم هنا.';
export const cannotRun = 'لا يمكن تشغيل البرنامج هنا.';
export const mediaOffline = 'أنت غير متصل. سيُحمَّل هذا حين يعود الاتصال.';

/* Whether its collection is what its name says. */
export const verified = 'موثّقة من هذا السوق';
export const looksLike = 'هذه ليست';
export const looksLikeEnd = '، التي وثّقها هذا السوق، رغم تشابه الاسمين. دقّق قبل أن تشتري.';
