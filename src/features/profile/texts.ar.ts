import { plural } from '../../language/plural.ts';

/* Head. */
export const profile = 'الملف الشخصي';
export const share = 'مشاركة';

/* What is held is worth. */
export const byFloor = 'القيمة بأدنى سعر';
export const byFloorWhy = 'لو بيع كل عنصر بأدنى سعر في مجموعته، بأسعار الصرف اليوم';
export const byOffers = 'أفضل العروض';
export const byOffersWhy = 'أفضل عرض مفتوح على كل عنصر، بأسعار الصرف اليوم';
export const worthByCollection = 'القيمة حسب المجموعة';
export const collection = 'المجموعة';
export const copies = 'العناصر';
export const floor = 'أدنى سعر';
export const notAllCounted = 'تُحسب آخر 5,000 عنصر فقط.';
export const paid = (amount: string, symbol: string) =>
  `اشتُري بسعر \u2068\u2068${amount}\u2069 \u2068${symbol}\u2069\u2069`;
export const floorAgainstPaid = 'أدنى سعر الآن ';

/* Tabs. */
export const tabs = 'أقسام الملف الشخصي';
export const collectedTab = 'المقتنيات';
export const createdTab = 'أعماله';
export const listingsTab = 'الإدراجات';
export const offersMadeTab = 'العروض المقدَّمة';
export const offersReceivedTab = 'العروض الواردة';
export const watchListTab = 'قائمة المتابعة';
export const activityTab = 'النشاط';

/* For a visitor who is not signed in. */
export const yourProfile = 'ملفك الشخصي';
export const logInTitle = 'سجّل الدخول لترى ملفك الشخصي';
export const logInText = 'صِل محفظتك وسجّل الدخول لترى عناصرك وإدراجاتك وعروضك.';
export const connectWallet = 'توصيل محفظة';

/* Collected items. */
export const noItemsTitle = 'لا شيء على هذا الرف';
export const noItemsText = 'لا يملك هذا العنوان عناصر على الشبكات المعروضة هنا.';
export const browseCollections = 'تصفّح المجموعات';
export const showItems = 'العناصر المعروضة هنا';
export const allItems = 'كل العناصر';
export const listed = 'معروضة للبيع';
export const notListed = 'غير معروضة';
export const noneListed = 'لا شيء معروض للبيع';
export const allListed = 'كل شيء معروض للبيع';
export const showAll = 'عرض كل العناصر';

/* Choosing items to list or to send. */
export const listForSale = 'عرض للبيع';
export const listItems = (count: number) =>
  `عرض ${plural(count, { one: 'عنصر واحد', two: 'عنصرين', few: `${count} عناصر`, many: `${count} عنصرًا`, other: `${count} عنصر` })} للبيع`;
export const send = 'إرسال';
export const sendItems = (count: number) =>
  `إرسال ${plural(count, { one: 'عنصر واحد', two: 'عنصرين', few: `${count} عناصر`, many: `${count} عنصرًا`, other: `${count} عنصر` })}`;
export const stopChoosing = 'إلغاء التحديد';
export const choose = (name: string) => `اختيار \u2068${name}\u2069`;
export const cannotChoose = (name: string, why: string) => `\u2068${name}\u2069: \u2068${why}\u2069`;
export const chooseItems = 'اختر عناصر على شبكة واحدة';
export const chosenOn = (count: number, network: string) => `اختير ${count} على \u2068${network}\u2069`;
export const alreadyListed = 'معروض من قبل: عدّل ذلك الإدراج';
export const oneNetworkOnly = (network: string) => `التوقيع الواحد لشبكة واحدة: \u2068${network}\u2069`;
export const oneNetworkAtOnce = (network: string) => `شبكة واحدة في المرة: \u2068${network}\u2069`;
export const otherNetwork = 'الأخرى';
export const atLeast = (count: string) => `على الأقل ${count}`;
export const atMost = (count: number) => `${count} على الأكثر معًا`;

/* Lists of orders. */
export const listingCount = (count: string) =>
  plural(count, {
    one: 'إدراج واحد',
    two: 'إدراجان',
    few: `${count} إدراجات`,
    many: `${count} إدراجًا`,
    other: `${count} إدراج`,
  });
export const ownListingCount = (count: string, live: string) =>
  live === count
    ? listingCount(count)
    : `${listingCount(count)}، ${live === '0' ? 'غير فعّال الآن' : `الفعّال منها ${live}`}`;
export const liveListingCount = (count: string) =>
  plural(count, {
    one: 'إدراج فعّال واحد',
    two: 'إدراجان فعّالان',
    few: `${count} إدراجات فعّالة`,
    many: `${count} إدراجًا فعّالًا`,
    other: `${count} إدراج فعّال`,
  });
export const offerCount = (count: string) =>
  plural(count, { one: 'عرض واحد', two: 'عرضان', few: `${count} عروض`, many: `${count} عرضًا`, other: `${count} عرض` });
export const noListings = 'لا شيء للبيع';
export const noOffersMade = 'لم تُقدَّم عروض';
export const noListingsText = 'يظهر هنا ما تعرضه للبيع من عناصرك.';
export const noOffersMadeText = 'تظهر عروضك هنا حتى تنتهي. قدّم عرضًا على أي عنصر أو على أي عنصر من مجموعة.';
export const noOffersReceived = 'لم تصل عروض';

/* Columns of a list of orders. */
export const item = 'العنصر';
export const price = 'السعر';
export const offer = 'العرض';
export const againstFloor = 'مقابل أدنى سعر';
export const end = 'ينتهي';

/* One order. */
export const anyItemOf = (collection: string) => `أي عنصر من \u2068${collection}\u2069`;
export const anyWithTrait = (collection: string, traitType: string, value: string) =>
  `\u2068${collection}\u2069، \u2068${traitType}\u2069: \u2068${value}\u2069`;
export const ends = (until: string) => `ينتهي \u2068${until}\u2069`;
export const endsTitle = (until: string) => `ينتهي \u2068${until}\u2069`;
export const outbid = 'قُدّم عرض أعلى من عرضك.';
export const noHigherOffer = 'أعلى عرض';
export const youOwnItem = 'هذا العنصر لك الآن، فلا يستطيع غيرك قبول هذا العرض. ألغه إن لم تعد تريده.';
export const makerOwnsItem = 'العنصر الآن لمن قدّم العرض، فلا يستطيع غيره قبوله.';
export const edit = 'تعديل';
export const cancel = 'إلغاء';
export const cancelListing = 'إلغاء الإدراج';
export const acceptOffer = 'قبول العرض';
export const youReceive = (amount: string) => `تستلم \u2068${amount}\u2069`;
export const youReceiveEach = (amount: string) => `تستلم \u2068${amount}\u2069 عن كل واحد`;

/* Offers that are almost the same stand behind the first of them. */
export const lowerOffers = (count: number, name: string) =>
  `${plural(count, { one: 'عرض آخر', two: 'عرضان آخران', few: `${count} عروض أخرى`, many: `${count} عرضًا آخر`, other: `${count} عرض آخر` })} على \u2068${name}\u2069، بأقل من ذلك`;
export const fold = 'عرض أقل';
export const samePrice = (count: number, collection: string) =>
  `${plural(count, { one: 'عرض آخر', two: 'عرضان آخران', few: `${count} عروض أخرى`, many: `${count} عرضًا آخر`, other: `${count} عرض آخر` })} على \u2068${collection}\u2069 بهذا السعر`;

/* Choosing offers to cancel. */
export const selectAll = 'تحديد الكل';
export const selectedCount = (count: number) => `المحدّد ${count}`;
export const selectOffer = (name: string) => `تحديد العرض على \u2068${name}\u2069`;
export const cancelOffers = (count: number) =>
  plural(count, {
    one: 'إلغاء عرض واحد',
    two: 'إلغاء عرضين',
    few: `إلغاء ${count} عروض`,
    many: `إلغاء ${count} عرضًا`,
    other: `إلغاء ${count} عرض`,
  });

/* Cancel everything. */
export const cancelEverything = 'إلغاء كل شيء';
export const cancelEverythingOn = (network: string) => `إلغاء كل شيء على \u2068${network}\u2069`;
export const cancelEverythingExplained =
  'معاملة واحدة تنهي كل إدراج وكل عرض وقّعته على شبكة، أينما أنشأته وأيًّا كان من يحمله. تبقى عناصرك وأموالك لك. تكلّف رسوم الشبكة ولا رجعة فيها.';
export const stillOpen = (names: readonly string[], until: string) =>
  `من الطلبات التي ألغيتها ما يمكن إتمامه حتى \u2068\u2068${until}\u2069\u2069 لمن لديه إذن من قبل (${names.length}): ${names.join('، ')}. إلغاء كل شيء ينهي ذلك فورًا.`;

/* Activity, and the file of it. */
export const you = 'أنت';
export const bought = 'شراء';
export const sold = 'بيع';
export const sent = 'إرسال';
export const received = 'استلام';
export const noActivityTitle = 'لم يحدث شيء بعد';
export const noActivityText = 'يظهر هنا ما يسكّه هذا العنوان ويشتريه ويبيعه ويرسله.';
export const downloadStatement = 'تنزيل بصيغة CSV';
export const readingStatement = (events: string) => `جارٍ القراءة، \u2068${events}\u2069 حتى الآن`;
export const statementSaved = (events: string) =>
  plural(events, {
    one: 'حُفظ حدث واحد',
    two: 'حُفظ حدثان',
    few: `حُفظت ${events} أحداث`,
    many: `حُفظ ${events} حدثًا`,
    other: `حُفظ ${events} حدث`,
  });
export const statementInPart = 'فيه ما استطاع هذا الجهاز قراءته. قد تنقصه رسوم شبكة أو أحداث أقدم من آخر ما في الملف.';
export const statementFailed = 'تعذّر إنشاء الملف';
export const statementFailedText = 'لم يُكمل السوق إجابته. أعد المحاولة بعد قليل.';

/* What failed to load, as the subject of "… could not be loaded". */
export const itemsSubject = 'العناصر';
export const listingsSubject = 'الإدراجات';
export const offersSubject = 'العروض';
export const activitySubject = 'النشاط';

/* What the owner hides. */
export const hide = 'إخفاء';
export const chooseAny = 'اختيار عناصر';
export const showAgain = 'إظهار من جديد';
export const seeHidden = (count: number) => `عرض المخفية (${count})`;
export const backToShown = 'العودة إلى عناصرك';
export const chosenItems = (count: number) =>
  plural(count, {
    one: 'اختير عنصر واحد',
    two: 'اختير عنصران',
    few: `اختيرت ${count} عناصر`,
    many: `اختير ${count} عنصرًا`,
    other: `اختير ${count} عنصر`,
  });

/* What the owner lets others move. */
export const approvalsTab = 'الموافقات';
export const approvalsSubject = 'موافقاتك';
export const approvalsExplained = 'تستطيع هذه العقود نقل عناصرك أو أموالك دون أن تسألك ثانيةً. ألغِ ما لم تعد تستخدمه.';
export const noApprovalsTitle = 'لا موافقات';
export const noApprovalsText = 'لا يستطيع أي سوق نقل عناصرك أو أموالك. عرض عنصر للبيع أو تقديم عرض يطلب ذلك.';
export const networkUnread = 'لا يمكن قراءة هذه الشبكة الآن، فلا تظهر موافقاتها.';
export const everyItemOf = (collection: string) => `كل عناصر \u2068${collection}\u2069`;
export const noLimit = (symbol: string) => `\u2068${symbol}\u2069، بلا حد`;
export const upTo = (amount: string, symbol: string) => `حتى \u2068${amount} ${symbol}\u2069`;
export const mayMove = (operator: string) => `موافقة لـ\u2068${operator}\u2069`;
export const sinceWhen = (date: string) => `، منذ \u2068${date}\u2069`;
export const revoke = 'إلغاء الموافقة';
export const revoking = 'جارٍ الإلغاء';
export const revokeNamed = (what: string, operator: string) =>
  `إلغاء الموافقة: \u2068${what}\u2069، لـ\u2068${operator}\u2069`;
export const unknownOperator = (market: string) =>
  `لا يعرف \u2068${market}\u2069 هذا العقد. من يتحكم به يستطيع أخذ ما سُمح له به. ألغِ الموافقة ما لم تعرف غرضها.`;

/* Collections of which the account is the creator. */
export const createdSubject = 'المجموعات';
export const noneCreatedTitle = 'لا مجموعات';
export const noneCreatedText = 'لم ينشئ هذا العنوان شيئًا على الشبكات المعروضة هنا.';
