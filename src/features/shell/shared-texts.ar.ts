export const title = 'إضافة طلبات';
export const cameTitle = 'طلبات لك';
export const checking = 'جارٍ التحقق من التواقيع ومما تقوله الشبكة …';
export const explained =
  'ليس لهذا السوق خادم، لذلك تنتقل الطلبات من شخص إلى آخر كروابط أو ملفات. ما تضيفه يُتحقق منه أولاً، ويبقى على هذا الجهاز.';
export const paste = 'رابط أو نص ملف';
export const addOrder = 'إضافة';
export const openFile = 'فتح ملف';
export const look = 'عرض العنصر';
export const notTaken = 'تعذّر التحقق من هذا الطلب. حاول مرة أخرى.';
export const forSale = (amount: string) => `للبيع مقابل ${amount}`;
export const offered = (amount: string) => `عرض بمبلغ ${amount}`;
export const signedBy = (account: string) => `موقّع من ${account}`;
