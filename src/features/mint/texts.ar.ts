/* Mint panel. */
export const mint = 'سكّ';
export const mintFor = (amount: bigint, price: string) => `سكّ ${amount} مقابل \u2068${price}\u2069`;
export const priceEach = 'السعر للواحد';
export const upTo = (most: bigint) => `حتى ${most} في المعاملة`;
export const perWallet = (most: bigint) => `للمحفظة الواحدة ${most} على الأكثر.`;
export const noLimit = 'لا حدّ للمحفظة الواحدة.';
export const walletHasAll = (most: bigint) => `للمحفظة الواحدة ${most} على الأكثر. لقد سككت حصتك.`;
export const onlyForWallet = (left: bigint) => `بقي لمحفظتك ${left} فقط`;
export const checkQuantity = 'تحقّق من الكمية';
export const quantity = 'الكمية';
export const onlyLeft = (left: bigint) => `بقي للسكّ ${left} فقط`;
export const atMost = (most: bigint) => `${most} على الأكثر في معاملة واحدة`;

/** The contract's address, shortened. */
export const paidTo = (contract: string) => `يُدفع للعقد \u2068${contract}\u2069.`;
export const networkFee = 'تُضاف إليها رسوم الشبكة نفسها.';
export const networkFeeAfter = (usd: string) => `\u2068${usd}\u2069. تُضاف إليها رسوم الشبكة نفسها.`;

/* Why nobody can mint now. */
export const soldOut = 'سُكّ كل شيء.';
export const notOpenYet = 'لم يبدأ البيع بعد.';
export const notOpen = 'البيع غير مفتوح.';
export const offline = 'يعود السكّ حين يعود الاتصال.';

/* Contract terms. */
export const promised = 'ما يقوله العقد';
export const provenanceHash = 'بصمة المنشأ';
export const baseUri = 'عنوان URI الأساسي';
export const copy = (what: string) => `انسخ: ${what}`;
export const itemOrder = 'ترتيب العناصر';
export const orderFixed = 'محدَّد مسبقًا';
export const describedAt = 'الصور والتفاصيل';
/** By the scheme of the base URI. */
export const stored = {
  ipfs: 'على IPFS، حيث لا يمكن تغييرها',
  ar: 'على Arweave، حيث لا يمكن تغييرها',
  data: 'في العقد نفسه',
  http: 'على خادم ويب يستطيع صاحبه تغييرها',
  https: 'على خادم ويب يستطيع صاحبه تغييرها',
} as const;
export const storedElsewhere = 'في مكان آخر';
/** Opens what only software reads. */
export const details = 'تفاصيل تقنية';
export const creatorRoyalty = 'عائد المبدع';
export const royaltyTo = (percent: string, receiver: string) => `\u2068${percent}\u2069 إلى \u2068${receiver}\u2069`;

/** What failed to load, as the subject of "… could not be loaded". */
export const saleSubject = 'البيع';
