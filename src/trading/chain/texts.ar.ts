/* What the marketplace did not answer. */
export const unknownOrder = 'لا يعرف السوق هذا الطلب';
export const noSettings = 'لم يقل السوق إلى أين تذهب الموافقات';

/* What stops a wallet's request. */
export const unclearAnswer = (failure: string) =>
  `\u2068${failure}\u2069. تفقّد محفظتك قبل إعادة المحاولة: قد يكون الطلب مفتوحًا هناك.`;
export const walletBusy = 'لدى محفظتك معاملة جارية. أعد المحاولة حين تُسوّى.';
export const unknownNetwork = 'الشبكة غير مهيّأة.';

/* What the device holds to. */
export const pinDeclined = (network: string) =>
  `لم يُرسل شيء: يقول خادم السوق عن \u2068${network}\u2069 غير ما قاله من قبل، ولم تثق به.`;
