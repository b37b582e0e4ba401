import { groupThousands } from '../../domain/decimals.ts';
import { plural } from '../../language/plural.ts';

/* Of several views. */
export const acceptOffer = 'قبول العرض';
export const copies = 'النسخ';
export const creatorRoyalty = 'عائد المبدع';
export const currency = 'العملة';
export const endsAt = (moment: string) => `ينتهي \u2068${moment}\u2069`;
export const floor = (amount: string) => `أدنى سعر \u2068${amount}\u2069`;
export const listForSale = 'عرض للبيع';
export const listingOffline = 'أنت غير متصل. يعود العرض للبيع حين يعود الاتصال.';
export const ownOnly = (count: bigint) => `تملك ${count} فقط`;
export const price = 'السعر';
export const retry = 'إعادة المحاولة';
export const marketFee = (market: string) => `رسوم \u2068${market}\u2069`;
export const youReceive = 'تستلم';

/* The sheet and its titles. */
export const listItems = (count: number) =>
  `عرض ${plural(count, { one: 'عنصر واحد', two: 'عنصرين', few: `${count} عناصر`, many: `${count} عنصرًا`, other: `${count} عنصر` })} للبيع`;
export const offerOnAny = 'عرض على أي عنصر';
export const offerOnTrait = (type: string, value: string) => `عرض على \u2068${type}\u2069: \u2068${value}\u2069`;
export const makeAnOffer = 'تقديم عرض';
export const editListing = 'تعديل الإدراج';
export const editOffer = 'تعديل العرض';
export const whatYouOwn = 'ما تملكه';
export const marketTerms = 'الشروط';
export const notHeld = 'غير فعّال: لم يعد العنصر لك. يعود فعّالًا إذا رجع العنصر إليك.';
export const notHeldHint =
  'حتى ذلك الحين لا يمكنك تحديد سعر جديد. ألغِ هذا الإدراج إن لم ترده أن يعود، وأدرج العنصر من جديد حين يكون لديك.';
export const cancelListing = 'إلغاء الإدراج';
export const cancelFirst = (side: string) =>
  (side === 'offer' ? 'قُدّم هذا العرض' : 'أُنشئ هذا الإدراج') +
  ' من دون منطقة السوق، فلا يمكن لتوقيع جديد أن يحلّ محله: قد يُنفَّذ الاثنان. ألغه على الشبكة أولًا (معاملة برسوم شبكة)، ثم أنشئ غيره.';
export const cancelOld = (side: string) =>
  side === 'offer' ? 'إلغاء العرض القديم على الشبكة' : 'إلغاء الإدراج القديم على الشبكة';

/* Fields and notes that forms share. */
export const priceOfCopies = (count: bigint) => `السعر، ${count} نسخة`;
export const marketFeeOf = (percent: string, market: string) => `رسوم \u2068${market}\u2069، \u2068${percent}\u2069`;
export const creatorRoyaltyOf = (percent: string) => `عائد المبدع، \u2068${percent}\u2069`;
export const approvalsFirst = (count: number) =>
  plural(count, {
    one: 'موافقة واحدة أولًا.',
    two: 'موافقتان أولًا.',
    few: `${count} موافقات أولًا.`,
    many: `${count} موافقة أولًا.`,
    other: `${count} موافقة أولًا.`,
  });
export const approvalCost = (count: number) =>
  count === 1 ? 'تطلبها محفظتك مرة واحدة، وتكلّف رسوم شبكة.' : 'تطلب محفظتك كلًّا منها مرة واحدة، ولكلٍّ رسوم شبكة.';
export const seaportBefore = 'العقد هو Seaport،';
export const seaportAfter = '؛ لا ينقل شيئًا من دون طلب وقّعته.';
export const underFloor = (percent: number) => `أقل من أدنى سعر بنسبة ${percent}%.`;
export const underFloorHint = 'راجع السعر: سيأخذه أول مشترٍ به.';
export const overAskingPrice = (excess: string) => `\u2068${excess}\u2069 السعر المطلوب.`;
export const overFloor = (excess: string) => `\u2068${excess}\u2069 أدنى سعر.`;
export const times = (count: number) => `${groupThousands(BigInt(Math.round(count)).toString())} ضعف`;
export const percentOver = (percent: number) => `أعلى بنسبة ${percent}% من`;
export const hugePrice = 'هذا سعر مرتفع جدًا.';
export const overFloorListingHint = 'راجع عدد الأرقام.';
export const overAskingPriceHint = 'راجع السعر: يمكن لمالكه قبوله.';
export const overFloorHint = 'راجع السعر: يمكن لأي مالك قبوله.';

/* How long an order lasts. */
export const duration = 'المدة';
export const daysOf = (count: string) =>
  plural(count, { one: 'يوم واحد', two: 'يومان', few: `${count} أيام`, many: `${count} يومًا`, other: `${count} يوم` });
export const customDuration = 'مدة أخرى';
export const keepEnd = 'إبقاء';
export const keepsEndAt = (moment: string) => `ينتهي \u2068${moment}\u2069، كما كان`;
export const days = 'الأيام';
export const atMostDays = (count: bigint) => `${count} يومًا على الأكثر`;

/* Listing one item. */
export const noCurrencyHere = 'لا تُقبل هنا أي عملة لهذه المجموعة.';
export const own = (count: string) => `تملك \u2068${count}\u2069.`;
export const priceEach = 'السعر للواحد';
export const allowItems = (collection: string) =>
  `تسمح لـ Seaport بنقل عناصرك من \u2068${collection}\u2069 عند بيع أحدها.`;
export const updateListing = 'تحديث الإدراج';
export const listFor = (amount: string, count: bigint) =>
  count > 1n
    ? `عرض ${count} نسخة بسعر \u2068\u2068${amount}\u2069\u2069`
    : `عرض للبيع بسعر \u2068\u2068${amount}\u2069\u2069`;
export const approveAndListFor = (amount: string, count: bigint) =>
  count > 1n
    ? `الموافقة وعرض ${count} نسخة بسعر \u2068\u2068${amount}\u2069\u2069`
    : `الموافقة والعرض بسعر \u2068\u2068${amount}\u2069\u2069`;
export const listingHint = 'العرض للبيع نفسه مجاني. يمكنك تغييره أو إلغاؤه في أي وقت.';

/* Listing several. */
export const noCurrency = 'لا تُقبل هنا أي عملة.';
export const currencyForAll = 'العملة للجميع';
export const priceOf = (item: string) => `سعر \u2068${item}\u2069`;
export const copiesOf = (item: string) => `نسخ \u2068${item}\u2069`;
export const leaveOut = (item: string) => `استثناء \u2068${item}\u2069`;
export const pricesOf = (count: number) =>
  plural(count, {
    one: 'سعر عنصر واحد',
    two: 'سعر عنصرين',
    few: `أسعار ${count} عناصر`,
    many: `أسعار ${count} عنصرًا`,
    other: `أسعار ${count} عنصر`,
  });
export const marketFees = (market: string) => `رسوم \u2068${market}\u2069`;
export const creatorRoyalties = 'عوائد المبدعين';
export const receiveIfAllSell = 'تستلم إذا بيعت كلها';
export const allowItemsOfAll = (collections: string) =>
  `تسمح لـ Seaport بنقل عناصرك من \u2068${collections}\u2069 عند بيع أحدها، بموافقة لكل مجموعة.`;
export const oneSignature = 'توقيع واحد يشملها كلها. يُباع كلٌّ منها ويُغيَّر ويُلغى على حدة.';
export const signOnce = (count: number) =>
  `توقيع واحد وعرض ${plural(count, { one: 'عنصر واحد', two: 'عنصرين', few: `${count} عناصر`, many: `${count} عنصرًا`, other: `${count} عنصر` })}`;

/* Making an offer. */
export const noOfferCurrency = 'لا يُقبل هنا أي رمز للعروض.';
export const floorAndBestOffer = (floorAmount: string, offer: string) =>
  `أدنى سعر \u2068${floorAmount}\u2069، أفضل عرض \u2068${offer}\u2069`;
export const yourOffer = 'عرضك';
export const yourOfferEach = 'عرضك للواحد';
export const balance = (amount: string) => `رصيدك: \u2068${amount}\u2069`;
export const readingBalance = 'جارٍ قراءة رصيدك.';
export const balanceUnreadable = 'تعذّرت قراءة رصيدك.';
export const balanceUnknown = 'رصيدك غير معروف بعد.';
export const balanceTooLow = 'رصيدك لا يكفي لهذا العرض.';
export const notEnough = (symbol: string) => `لا يكفي \u2068${symbol}\u2069 لديك لهذا العرض.`;
export const canBeWrapped = (amount: string) => `لديك \u2068${amount}\u2069، ويمكن تغليفه واحدًا بواحد.`;
export const wrap = (amount: string) => `تغليف \u2068${amount}\u2069`;
export const getMore = (amount: string) => `احصل على \u2068${amount}\u2069 إضافية، أو اعرض أقل.`;
export const sellerReceives = 'يستلم البائع';
export const payIfAccepted = 'تدفع إذا قُبل';
export const allowToken = (symbol: string) =>
  `تسمح لـ Seaport بأخذ \u2068${symbol}\u2069 منك، بلا حدّ، عند قبول أحد عروضك.`;
export const updateOffer = 'تحديث العرض';
export const approveAndOffer = 'الموافقة وتقديم العرض';
export const makeOffer = 'تقديم العرض';
export const offerHint = 'يبقى مالك معك حتى يقبل أحدهم. يمكنك تغيير العرض أو إلغاؤه في أي وقت.';
export const offersOffline = 'أنت غير متصل. تعود العروض حين يعود الاتصال.';

/* Accepting one. */
export const yourItems = 'عناصرك';
export const nothingToSell = 'لا شيء للبيع';
export const nothingToSellHint = 'لا تملك عنصرًا يشمله هذا العرض.';
export const whichItem = 'أيّ عنصر تبيع؟';
export const notListed = 'غير معروض';
export const listedAt = (amount: string) => `معروض بسعر \u2068${amount}\u2069`;
export const listedAbove = (item: string, amount: string) =>
  `\u2068${item}\u2069 معروض بسعر \u2068${amount}\u2069، أي أعلى من هذا العرض.`;
export const feeTo = (recipient: string) => `رسوم إلى \u2068${recipient}\u2069`;
export const offerBy = (maker: string) => `عرض من \u2068${maker}\u2069`;
export const offerBroken = 'لا يحتوي هذا العرض على ما يُظهره، فلا يمكن قبوله هنا.';
export const acceptHint = 'تُضاف رسوم الشبكة نفسها. تسألك محفظتك قبل أن يحدث شيء.';

/* From the press to what came of it. */
export const approveStep = 'موافقة';
export const signStep = 'توقيع';
export const copiesAtEach = (count: string, amount: string) => `\u2068${count}\u2069 × \u2068${amount}\u2069 للواحد`;
export const oldListingUntil = (time: string) =>
  `حتى \u2068${time}\u2069 يمكن لمشترٍ أن يدفع السعر القديم: إذن أُعطي قبل التحديث يبقى حتى ذلك الحين، ولا يُعطى غيره. بعدها يصبح إدراجك الجديد فعّالًا.`;
export const oldOfferUntil = (time: string) =>
  `حتى \u2068${time}\u2069 يمكن لبائع أن يقبل العرض القديم: إذن أُعطي قبل التحديث يبقى حتى ذلك الحين، ولا يُعطى غيره. بعدها يصبح عرضك الجديد فعّالًا.`;
export const oldListingOver = 'لم يعد شراء الإدراج القديم ممكنًا. كان لا يُنفَّذ إلا بإذن السوق: لا إذن قائم، ولن يُعطى غيره.';
export const oldOfferOver = 'لم يعد قبول العرض القديم ممكنًا. كان لا يُنفَّذ إلا بإذن السوق: لا إذن قائم، ولن يُعطى غيره.';
export const listingUpdated = 'حُدّث إدراجك';
export const offerUpdated = 'حُدّث عرضك';
export const offerMade = 'قُدّم عرضك';
export const itemListed = 'عُرض عنصرك للبيع';
export const itemsListed = (count: number) =>
  plural(count, {
    one: 'عُرض عنصر واحد',
    two: 'عُرض عنصران',
    few: `عُرضت ${count} عناصر`,
    many: `عُرض ${count} عنصرًا`,
    other: `عُرض ${count} عنصر`,
  });
export const keepBrowsing = 'متابعة التصفّح';
export const close = 'إغلاق';
export const back = 'رجوع';
export const done = 'تمّ';
export const viewItem = 'عرض العنصر';

/* Orders stored on the device. */
export const unpublishedTitle = 'موقّع، غير منشور';
export const storedTitle = 'محفوظ على هذا الجهاز';
export const storedHint = 'لا يجيب السوق. وقّعت هذه على هذا الجهاز، ولا يزال بإمكانك إلغاؤها على الشبكة.';
export const storedListing = (amount: string) => `إدراج، \u2068${amount}\u2069`;
export const storedOffer = (amount: string) => `عرض، \u2068${amount}\u2069`;
export const published = 'نُشر';
export const publishFailed = 'تعذّر النشر';
export const publish = 'نشر';
export const discard = 'تجاهل';
export const keepIt = 'الإبقاء عليه';
export const cancelOnNetwork = 'إلغاء على الشبكة';
export const discardForGood = 'تجاهل نهائي';
export const discardRestricted =
  'يبقى توقيعك صالحًا من حيث المبدأ حتى ينتهي، لكنه على هذا الجهاز وحده، ولا يستطيع أحد استخدامه بلا إذن السوق.';
export const discardUnrestricted =
  'يبقى توقيعك صالحًا حتى ينتهي، لكل من يملكه. ينبغي ألا يملكه إلا هذا الجهاز؛ للتأكد، ألغه على الشبكة مقابل رسوم.';
