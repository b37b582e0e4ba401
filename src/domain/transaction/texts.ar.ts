import { plural } from '../../language/plural.ts';

/* Of every kind. */
export const it = 'هذا';
export const itOf = 'هذا';
export const somethingWrong = 'حدث خطأ ما';
export const pending = 'المعاملة قيد التنفيذ';
export const aboutTransaction = 'عن معاملة';
export const openWallet = 'افتح محفظتك للمتابعة.';
export const isDone = 'تمّ.';
export const rejected = 'رفضته الشبكة.';
export const nothingSpent = 'لم يُنفق شيء.';
export const each = (amount: string) => `\u2068${amount}\u2069 للواحد`;
export const youPay = 'تدفع';
export const paid = 'المدفوع';

/* A purchase. */
export const approvePurchase = 'الموافقة على الشراء';
export const purchaseComplete = 'اكتمل شراؤك';
export const pricesChecked = 'تمّ التحقق من الأسعار';
export const allowToken = 'السماح بالرمز';
export const useTokens = (symbol: string) => `باستخدام \u2068${symbol}\u2069 لديك بلا حدّ`;
export const tokens = 'الرموز';
export const oncePerToken = 'مرة لكل رمز';
export const thePurchase = 'الشراء';
export const toBuy = (what: string) => `عن شراء \u2068${what}\u2069`;
export const confirmPurchase = 'افتح محفظتك ووافق على الشراء. تمّ التحقق من السعر ولم يتغيّر.';
export const inCollection = (what: string, isOne: boolean) =>
  `\u2068\u2068${what}\u2069\u2069 ${isOne ? 'الآن في مقتنياتك' : 'في مقتنياتك الآن'}.`;
export const purchaseRejected = 'رفضته الشبكة، وغالبًا لأن مشتريًا آخر سبق.';
export const boughtByOther = 'اشتراه شخص آخر.';
export const takenOffSale = 'سُحب من البيع.';
export const noneLeft = 'لم يعد أيّ منه معروضًا للبيع.';
export const andMore = (name: string, more: number) => `\u2068${name}\u2069 و${more} أخرى`;
export const feesInside = 'الرسوم ضمن السعر';
export const ofItem = (name: string, text: string) => `\u2068${name}\u2069: ${text}`;
export const unitsOf = (name: string, units: bigint, wanted: bigint) => `\u2068${name}\u2069 (${units} من ${wanted})`;
export const notAllArrived = (names: string) => `لم يصل كل شيء: ذهب \u2068${names}\u2069 إلى غيرك أولًا. لم يُؤخذ ثمنه.`;

/* Sending. */
export const send = 'إرسال';
export const approveInWallet = 'وافق في محفظتك';
export const sent = 'أُرسل';
export const itemCount = (count: number) =>
  plural(count, {
    one: 'عنصر واحد',
    two: 'عنصران',
    few: `${count} عناصر`,
    many: `${count} عنصرًا`,
    other: `${count} عنصر`,
  });
export const youSend = 'ترسل';
/** What the wallet calls the item. */
export const inWallet = 'اسمه في محفظتك';
export const to = 'إلى';
export const checked = 'تمّ التحقق';
export const toSend = (what: string, recipient: string) =>
  recipient === ''
    ? `عن إرسال \u2068\u2068${what}\u2069\u2069`
    : `عن إرسال \u2068\u2068${what}\u2069\u2069 إلى \u2068\u2068${recipient}\u2069\u2069`;
export const compareAddress = 'افتح محفظتك وقارن العنوان هناك. ما يُرسل لا يُسترد.';
export const isSent = (what: string, isOne: boolean, recipient: string) =>
  `${isOne ? 'أُرسل' : 'أُرسلت'} \u2068\u2068${what}\u2069\u2069${recipient === '' ? '' : ` إلى \u2068\u2068${recipient}\u2069\u2069`}.`;
export const sendRejected = (isOne: boolean) => `رفضته الشبكة. ${isOne ? 'لا يزال لك' : 'لا تزال لك'}.`;
export const notSent = (isOne: boolean) => `لم يُرسل شيء. ${isOne ? 'لا يزال لك' : 'لا تزال لك'}.`;

/* Minting. */
export const contract = 'العقد';
export const saleChecked = 'تمّ التحقق من البيع';
export const toMint = (what: string) => `عن سكّ \u2068${what}\u2069`;
export const confirmMint = 'افتح محفظتك ووافق على السكّ. قُرئ السعر والكمية من العقد.';
export const minted = (what: string) => `\u2068${what}\u2069: سُكّ وهو في مقتنياتك.`;
export const mintRejected = 'رفضته الشبكة، وغالبًا لأن آخر العناصر سُكّت قبله.';

/* Accepting an offer. */
export const approveOffer = 'الموافقة على العرض';
export const acceptedOffer = 'قُبل العرض';
export const allowCollection = 'السماح بالمجموعة';
export const moveItems = 'بنقل عناصر هذه المجموعة';
export const oncePerCollection = 'مرة لكل مجموعة';
export const theSale = 'البيع';
export const youGive = 'تعطي';
export const offer = 'العرض';
export const youReceive = 'تستلم';
export const received = 'المستلَم';
export const offerChecked = 'تمّ التحقق من العرض';
export const toSell = (what: string) => `عن بيع \u2068${what}\u2069`;
export const confirmSale = 'افتح محفظتك ووافق على البيع. تمّ التحقق مما تستلمه ولم يتغيّر.';
export const isSold = (what: string, money: string) => `بيع \u2068${what}\u2069. في محفظتك الآن: \u2068${money}\u2069.`;
export const theMoney = 'المال';
export const saleRejected = 'رفضته الشبكة، وغالبًا لأن العرض أُخذ أو سُحب قبله.';
export const offerTaken = 'قبل شخص آخر العرض أولًا.';
export const offerWithdrawn = 'سُحب العرض.';

/* Cancelling, of either side. */
export const cost = 'التكلفة';
export const free = 'مجاني، بلا معاملة';
export const networkFee = 'رسوم الشبكة';
export const listingStillOpen = (howLong: string) => `يستطيع مشترٍ لديه إذن من قبل إتمام البيع \u2068${howLong}\u2069.`;
export const offerStillOpen = (howLong: string) =>
  `لا يستطيع أحد جديد القبول. ويستطيع بائع لديه إذن من قبل إتمام البيع \u2068${howLong}\u2069.`;
export const twoMinutes = 'لدقيقتين على الأكثر';
export const until = (moment: string) => `حتى \u2068${moment}\u2069`;
export const withdrawnByServer = (what: string, stillOpen: string, network: string) =>
  `سيُسحب بلا معاملة ولا تكلفة: \u2068${what}\u2069. \u2068${stillOpen}\u2069 لإنهاء ذلك أيضًا، ألغِ كل شيء على \u2068${network}\u2069.`;
export const withdrawnOnChain = (what: string) =>
  `سيُسحب في معاملة واحدة: \u2068${what}\u2069. رسوم الشبكة هي التكلفة الوحيدة.`;
export const askingMarketplace = 'يُطلب من السوق سحبه. لا يُرسل شيء إلى الشبكة.';
export const confirmCancel = 'افتح محفظتك وأكّد. لا تُدفع إلا رسوم الشبكة.';
export const nothingCancelled = 'لم يُلغ شيء حتى الآن.';

/* Cancelling a listing. */
export const cancelListingAsk = 'إلغاء هذا الإدراج؟';
export const cancelListing = 'إلغاء الإدراج';
export const listingCancelled = 'أُزيل عنصرك!';
export const price = 'السعر';
export const lastPrice = 'آخر سعر';
export const listingOf = (name: string) => `إدراج \u2068${name}\u2069`;
export const yourItem = 'عنصرك';
export const toCancelListing = (name: string) => `عن إلغاء إدراج \u2068${name}\u2069`;
export const notForSale = (name: string) => `لم يعد \u2068${name}\u2069 للبيع. يبقى في مقتنياتك.`;
export const cancelListingRejected = 'رفضت الشبكة الإلغاء. الإدراج كما كان.';

/* Cancelling offers, or everything. */
export const cancelAllAsk = 'إلغاء كل شيء؟';
export const cancelAll = 'إلغاء كل شيء';
export const allCancelled = 'أُلغي كل شيء';
export const cancelOfferAsk = 'إلغاء هذا العرض؟';
export const cancelOffer = 'إلغاء العرض';
export const offerCancelled = 'أُلغي العرض';
export const cancelOffersAsk = 'إلغاء هذه العروض؟';
export const offersCancelled = 'أُلغيت العروض';
export const andMoreLines = (more: number) => `و${more} أخرى`;
export const orderCount = (count: number) =>
  plural(count, { one: 'طلب واحد', two: 'طلبان', few: `${count} طلبات`, many: `${count} طلبًا`, other: `${count} طلب` });
export const everythingOn = (network: string) =>
  `معاملة واحدة تُبطل كل إدراج وكل عرض وقّعته على \u2068${network}\u2069، أينما أُنشئ. تبقى عناصرك وأموالك حيث هي. لا رجعة في ذلك، ورسوم الشبكة هي التكلفة الوحيدة.`;
export const theOffer = 'العرض';
export const offersOn = (count: number, network: string) =>
  `${plural(count, { one: 'عرض واحد', two: 'عرضان', few: `${count} عروض`, many: `${count} عرضًا`, other: `${count} عرض` })} على \u2068${network}\u2069`;
export const everythingVoid = 'كل إدراج وعرض وقّعته على هذه الشبكة باطل.';
export const notAcceptable = (count: number) => (count > 1 ? 'لم يعد قبولها ممكنًا.' : 'لم يعد قبوله ممكنًا.');
export const nobodyAccepts = 'لم يعد أحد يستطيع القبول: لا بائع لديه إذن.';
export const toCancelAll = 'عن إلغاء كل شيء';
export const toCancel = (what: string) => `عن إلغاء \u2068${what}\u2069`;
export const cancelOffersRejected = 'رفضت الشبكة الإلغاء. العروض كما كانت.';

/* Another transaction that was begun together with this one. */
export const otherNotBought = (number: number) => `لم تبدأ المعاملة ${number}: لم يُشترَ شيء مما فيها.`;
export const otherNotSent = (number: number) => `لم تبدأ المعاملة ${number}: لم يُرسل شيء مما فيها.`;
export const otherBuyCancelled = (number: number, what: string) =>
  `أُلغيت المعاملة ${number} في محفظتك. لم يُشترَ: \u2068${what}\u2069.`;
export const otherSendCancelled = (number: number, what: string) =>
  `أُلغيت المعاملة ${number} في محفظتك. لم يُرسل: \u2068${what}\u2069.`;
export const otherBuyFailed = (number: number, what: string) =>
  `فشلت المعاملة ${number}. لم يُشترَ: \u2068${what}\u2069.`;
export const otherSendFailed = (number: number, what: string) =>
  `فشلت المعاملة ${number}. لم يُرسل: \u2068${what}\u2069.`;
export const otherUnderWay = (number: number) => `المعاملة ${number} لا تزال جارية.`;
export const otherSent = (number: number, what: string) => `أرسلت المعاملة ${number} \u2068${what}\u2069.`;
export const otherBought = (number: number, what: string, price: string) =>
  `اشترت المعاملة ${number} \u2068${what}\u2069 مقابل \u2068${price}\u2069.`;

/* Something like it is under way already. */
export const stillUnderWay = 'لا تزال معاملة لهذا جارية. انتظر حتى تُسوّى ثم أعد المحاولة.';
export const stillFromBefore = 'كان شيء كهذا جاريًا حين سجّلت الخروج ولم يُسوَّ بعد. تفقّد محفظتك وأعد المحاولة حين يُسوّى.';
