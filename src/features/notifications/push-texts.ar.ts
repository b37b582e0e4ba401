/* What this browser tells while the app is closed. */
export const title = 'حين يكون التطبيق مغلقًا';
export const offText =
  'دع هذا المتصفح يخبرك بما يحدث: المبيعات والعروض والطلبات التي توشك على الانتهاء والعناصر والإصدارات التي تتابعها وعمليات البحث التي حفظتها.';
export const onText = 'يخبرك هذا المتصفح بما يحدث. وينتهي ذلك بتسجيل الخروج.';
export const cannot = (market: string) => ({
  denied: 'يحظر هذا المتصفح إشعارات هذا الموقع. اسمح بها في إعداداته لهذا الموقع.',
  'install-first': `لتصلك الإشعارات هنا، أضف \u2068${market}\u2069 إلى الشاشة الرئيسية أولًا: قائمة المشاركة ثم «إضافة إلى الشاشة الرئيسية».`,
});
export const turnOn = 'تشغيل';
export const turnOff = 'إيقاف';
export const failed = 'لم ينجح ذلك. حاول ثانية.';
export const groups = {
  trades: 'المبيعات والتحويلات',
  offers: 'العروض والعروض الأعلى',
  ending: 'طلبات توشك على الانتهاء',
  watched: 'العناصر التي تتابعها',
  drops: 'الإصدارات التي تتابعها',
  searches: 'المعروض للبيع في عمليات البحث المحفوظة',
};
