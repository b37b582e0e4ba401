/* The page of the own wallet on which a phone number is linked. */
export const title = 'رقم الهاتف';
export const none = 'لا رقم مرتبط بمحفظتك بعد.';
export const linked = (phone: string) => `الرقم \u2068${phone}\u2069 مرتبط بمحفظتك. ويحل رقم جديد محله.`;
export const hint = 'مع رمز بلده، مثل \u2068+41 79 123 45 67\u2069.';
export const sendCode = 'إرسال الرمز';
export const wrongNumber = 'هذا ليس رقم هاتف مع رمز بلده، مثل \u2068+41 79 123 45 67\u2069.';
export const tooOften = 'طُلبت رموز كثيرة جدًا. حاول مجددًا بعد بضع دقائق.';
export const codeTitle = 'أدخل الرمز';
export const codeText = (phone: string) =>
  `إن كان \u2068${phone}\u2069 يستقبل الرسائل، فالرمز في طريقه إليه. يعمل مدة 10 دقائق.`;
/** Numbers are linked only where the server has an outbox. */
export const outbox = {
  before: 'لا تخرج رسالة من هذا الجهاز: ما كان سيُرسَل تجده في ',
  link: 'صندوق الصادر',
  href: '/outbox',
  after: '.',
};
export const code = 'الرمز';
export const link = 'ربط الرقم';
export const wrongCode = 'هذا الرمز غير صالح. بعد خمس محاولات يلزم رمز جديد.';
export const otherNumber = 'استخدام رقم آخر';
export const back = 'رجوع';
