/* Why a transaction is not begun. */
export const orderExpired = (name: string) => `انتهى طلب الرمز \u2068${name}\u2069`;
export const costsNow = (name: string, price: string, available: string) =>
  `سعر الرمز \u2068${name}\u2069 الآن \u2068${price}\u2069، المتاح: \u2068${available}\u2069`;
export const balanceOf = (balance: string, needed: string) =>
  `رصيدك: \u2068${balance}\u2069، تحتاج \u2068${needed}\u2069 للشراء`;

/* Minting. */
export const saleNotOpen = 'البيع غير مفتوح. لم يُسكّ شيء.';
export const allMinted = 'سُكّ كل شيء.';
export const onlyLeft = (left: bigint) => `بقي ${left} فقط. اختر أقل.`;
export const mostAtOnce = (most: bigint) => `يمكن سكّ ${most} على الأكثر في معاملة واحدة.`;
export const walletHasAll = (most: bigint) => `للمحفظة الواحدة ${most} على الأكثر. لقد سككت حصتك.`;
export const walletHasMost = (most: bigint, left: bigint) => `للمحفظة الواحدة ${most} على الأكثر: اختر ${left} أو أقل.`;
export const noCollection = 'يذكر هذا الإصدار عقدًا ليس لمجموعة. لم يُرسل شيء.';
export const otherContract = 'عقد هذا البيع ليس ما كان حين فتحت الصفحة. لم يُرسل شيء. أعد تحميل الصفحة وراجع من جديد.';
export const otherSum = 'السعر ليس ما عُرض. لم يُرسل شيء.';

/* Sending. */
export const oneCopy = 'اختر نسخة واحدة على الأقل.';
export const notOwned = (name: string) => `لم تعد تملك \u2068${name}\u2069. لم يُرسل شيء.`;
export const ownOnly = (held: bigint, name: string) => `تملك ${held} فقط من \u2068${name}\u2069. أرسل أقل.`;
export const notAtOnce = 'محفظتك لا ترسل عدة عناصر معًا. لم يُرسل شيء. أرسلها واحدًا واحدًا.';
export const contractRefuses = (address: string) =>
  `\u2068${address}\u2069 عقد يرفض هذا. لم يُرسل شيء. اطلب من مالكه عنوانًا يقبل العناصر.`;
