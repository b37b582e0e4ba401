import type { PinChange } from '../../domain/pins.ts';

/* What is said of a network otherwise than at this device's first visit. */
export const title = (network: string) => `تغيّرت \u2068${network}\u2069`;
export const intro =
  'منذ زيارتك الأولى على هذا الجهاز صار خادم السوق يقول شيئًا آخر. ربما انتقل السوق. وربما وقع في أيدٍ سيئة تريد مالك.';
export const advice = 'لم يُرسل شيء. لا تثق به إلا إذا أعلن من يدير السوق عن ذلك في مكان آخر.';
export const before = 'قبل';
export const now = 'الآن';
export const none = 'لا شيء';
export const refuse = 'عدم إرسال شيء';
export const trust = 'الوثوق بما يقوله الآن';

/** What has changed. */
export const changed: Record<PinChange['what'], (symbol: string) => string> = {
  name: () => 'اسم الشبكة',
  rpc: () => 'العقدة',
  native: () => 'عملة الشبكة',
  wrapped: () => 'العملة المغلّفة',
  zone: () => 'المنطقة',
  currency: (symbol) => `عقد \u2068${symbol}\u2069`,
};

/** What that means for a person. */
export const meaning = (market: string): Record<PinChange['what'], string> => ({
  name: 'ما توافق عليه هو للسلسلة نفسها كما كان، أيًّا كان اسمها الآن.',
  rpc: `تقرأ \u2068${market}\u2069 هناك أرصدتك وكل الأسعار.`,
  native: 'تُعرض المبالغ بخاناتها العشرية وتُدفع بوحدات الأساس.',
  wrapped: 'المال الذي تغلّفه يذهب إلى هذا العقد، وعروضك تُدفع به.',
  zone: 'تقرر أيّ طلباتك يمكن تنفيذه، وهل يمكن إلغاؤه بلا رسوم شبكة.',
  currency: 'ما تدفعه أو يُدفع لك بهذا الاسم هو رمز هذا العقد.',
});
