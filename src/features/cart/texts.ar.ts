import { plural } from '../../language/plural.ts';

/* The drawer. */
export const clear = 'إفراغ';
export const emptyTitle = 'سلتك فارغة';
export const emptyHint = 'تبقى العناصر التي تضيفها هنا حتى تشتريها أو تزيلها.';
export const browse = 'تصفّح المجموعات';
export const checkingPrices = 'جارٍ التحقق من الأسعار';
export const pricesMayBeOld = 'قد تكون الأسعار أدناه قديمة.';
export const checkAgain = 'تحقّق مرة أخرى';
export const nothingInWallet = 'لا شيء هناك، أعد المحاولة';
export const buy = 'شراء';
export const buyItems = (items: string) => `شراء \u2068${items}\u2069`;
export const itemCount = (count: number) =>
  plural(count, {
    one: 'عنصر واحد',
    two: 'عنصران',
    few: `${count} عناصر`,
    many: `${count} عنصرًا`,
    other: `${count} عنصر`,
  });
export const expiredLeftOut = (count: number) =>
  plural(count, {
    one: 'يُستثنى العنصر المنتهي.',
    two: 'يُستثنى عنصران منتهيان.',
    few: `تُستثنى ${count} عناصر منتهية.`,
    many: `يُستثنى ${count} عنصرًا منتهيًا.`,
    other: `يُستثنى ${count} عنصر منتهٍ.`,
  });
export const unavailableLeftOut = (count: number) =>
  plural(count, {
    one: 'يُستثنى العنصر غير المتاح.',
    two: 'يُستثنى عنصران غير متاحين.',
    few: `تُستثنى ${count} عناصر غير متاحة.`,
    many: `يُستثنى ${count} عنصرًا غير متاح.`,
    other: `يُستثنى ${count} عنصر غير متاح.`,
  });

/* Why Buy cannot be pressed. */
export const offline = 'أنت غير متصل. يعود الشراء حين يعود الاتصال.';
export const acceptChangeFirst = (name: string) => `اقبل التغيير في \u2068${name}\u2069 أو أزله للمتابعة.`;
export const correctCopies = 'صحّح عدد النسخ للمتابعة.';
export const nothingToBuy = 'لا شيء هنا يمكن شراؤه الآن.';

/* One line. */
export const ownListing = 'هذا إدراجك أنت. يُستثنى.';
export const beingBought = 'يجري شراؤه الآن.';
export const expired = 'منتهٍ';
export const notShown = (market: string) => `لم يعد \u2068${market}\u2069 يعرض هذا العنصر.`;
export const unavailable = 'غير متاح';
export const copiesOf = (name: string) => `نسخ \u2068${name}\u2069`;
export const each = (amount: string) => `\u2068${amount}\u2069 للواحد`;
export const remove = 'إزالة';
export const removeItem = (name: string) => `إزالة \u2068${name}\u2069`;
export const wasPrice = (amount: string) => `كان \u2068${amount}\u2069.`;
export const wasAvailable = (count: string) => `كان المتاح: \u2068${count}\u2069.`;
export const acceptPrice = 'قبول السعر الجديد';
export const acceptQuantity = 'قبول الكمية الجديدة';

/* What is paid, and what there is to pay with. */
export const itemsAndCopies = (items: number, copies: bigint) =>
  BigInt(items) === copies ? itemCount(items) : `${itemCount(items)}، ${copies} نسخة`;
export const marketFee = (market: string) => `رسوم \u2068${market}\u2069`;
export const creatorRoyalties = 'عوائد المبدعين';
export const otherFees = 'رسوم أخرى';
export const inPrice = (fee: string) => `${fee}، ضمن السعر`;
export const rateInPrice = (fee: string, rate: string) => `${fee}، \u2068${rate}\u2069، ضمن السعر`;
export const youPay = 'تدفع';
export const networkFee = 'رسوم الشبكة، تقديرية';
export const askingNetwork = 'جارٍ سؤال الشبكة';
export const notKnown = 'غير معروفة الآن';
export const feesIncluded = 'الرسوم مشمولة في الأسعار ويدفعها البائعون.';
export const networkFeeOnTop = 'تُضاف إليها رسوم الشبكة نفسها.';
export const transactionsIn = (symbols: readonly string[]) =>
  `المعاملات ${symbols.length}: ${symbols.map((symbol) => `واحدة بعملة \u2068${symbol}\u2069`).join('، ')}.`;
export const balance = (amounts: string) => `الرصيد: \u2068${amounts}\u2069`;
export const approvalsFirst = (symbols: readonly string[]) =>
  `تطلب محفظتك أيضًا السماح لـ Seaport، عقد السوق، باستخدام ${symbols.map((symbol) => `\u2068${symbol}\u2069`).join(' و')} لديك بلا حدّ، مرة لكل عملة.`;
export const needMore = (amounts: readonly string[]) =>
  `ينقصك ${amounts.map((amount) => `\u2068${amount}\u2069`).join(' و')}.`;
export const feeTooHigh = (symbol: string) => `لا يكفي \u2068${symbol}\u2069 لديك لرسوم الشبكة.`;

/* An item of another network. */
export const differenceTitle = 'شبكة مختلفة';
export const difference = (items: string, network: string, name: string, otherNetwork: string) =>
  `في سلتك \u2068${items}\u2069 على \u2068${network}\u2069. أما \u2068${name}\u2069 فعلى \u2068${otherNetwork}\u2069، ولا تستخدم عملية الشراء إلا شبكة واحدة.`;
export const differenceHint = (name: string) => `المتابعة تُفرغ السلة وتضيف \u2068${name}\u2069.`;
export const keepCart = 'الإبقاء على السلة';
export const emptyAndAdd = 'إفراغ وإضافة';

/* Sweep: the cheapest items of a collection, several at once. */
export const sweepTitle = (collection: string) => `أرخص ما في \u2068${collection}\u2069`;
export const sweepLead =
  'توضع أرخص العناصر المعروضة من المجموعة كلها في سلتك، أيًا كانت عوامل التصفية. لا يُشترى شيء بعد.';
export const sweepCount = 'العدد';
export const sweepCurrency = 'العملة';
export const sweepDearest = 'أعلى سعر';
export const sweepTotal = 'المجموع';
export const sweepAtMost = (most: number) => `يمكن إضافة ${most} على الأكثر الآن.`;
export const addItems = (items: string) => `إضافة \u2068${items}\u2069 إلى السلة`;
export const nothingToSweep = 'لا شيء معروض هنا غير ما تملكه أو ما في سلتك.';
export const sweepElsewhere = (network: string) =>
  `في سلتك عناصر على \u2068${network}\u2069. اشترها أو أزلها أولًا: لا تستخدم عملية الشراء إلا شبكة واحدة.`;
export const listings = 'الإدراجات';
