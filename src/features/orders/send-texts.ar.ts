/* Sending items: loaded with its form. */
export const send = 'إرسال';
export const sendItems = (items: number, copies: bigint) =>
  items > 1 ? `إرسال العناصر (${items})` : copies > 1n ? `إرسال النسخ (${copies})` : send;
export const recipient = 'عنوان المستلم';
export const paste = 'لصق';
export const to = 'إلى';
export const copies = 'النسخ';
export const copiesOf = (item: string) => `نسخ \u2068${item}\u2069`;
export const leaveOut = (item: string) => `استثناء \u2068${item}\u2069`;
export const own = (count: bigint) => `تملك ${count}.`;
export const ownOnly = (count: bigint) => `تملك ${count} فقط`;
export const cancelListing = 'إلغاء الإدراج';
export const thisNetwork = 'هذه الشبكة';
export const noNames = (network: string) => `الأسماء غير معروفة على \u2068${network}\u2069. ألصق العنوان.`;
export const askingForName = 'جارٍ البحث عن هذا الاسم…';
export const noSuchName = (name: string) => `لا يقود ${name} إلى أي حساب. تحقق من الاسم أو ألصق العنوان.`;
export const nameNotAsked = 'لا يمكن البحث عن الأسماء الآن. ألصق العنوان.';
export const neverUsed = (network: string) => `لم يُستخدم هذا الحساب على \u2068${network}\u2069 قط. راجع العنوان.`;
export const contract = 'هذا عنوان عقد يقبل هذا. تأكد أن أحدًا يستطيع إرساله من هناك.';
export const refused = (items: number) =>
  `هذا عنوان عقد يرفض ${items > 1 ? 'هذه العناصر' : 'هذا العنصر'}. اختر عنوانًا آخر.`;
export const noWayBack = 'ما يُرسل لا يُسترد. قارن العنوان كاملًا.';

/** What is listed stays signed: it sleeps while its item is with somebody else. */
export const hint = 'تُضاف رسوم الشبكة نفسها. تسألك محفظتك قبل أن يحدث شيء.';
export const hintForSeveral =
  'تسألك محفظتك مرة عن كل واحد، واحدًا بعد آخر، أو مرة عن الكل حيث تستطيع. وتُضاف رسوم الشبكة لكلٍّ منها.';
export const offline = 'أنت غير متصل. يعود الإرسال حين يعود الاتصال.';

export function listed(names: readonly string[], count: number): string {
  const what =
    names.length === 1 ? `\u2068${names[0]}\u2069 معروض للبيع` : `من هذه العناصر ${names.length} معروضة للبيع`;
  return count === 1
    ? `${what}: لا يمكن تنفيذ الإدراج بعدها، ويعود فعّالًا إذا رجع العنصر. ألغه أولًا.`
    : `${what}: لا يمكن تنفيذ الإدراجات بعدها، وتعود فعّالة إذا رجعت العناصر. ألغها أولًا.`;
}
