/* Revoking an approval. `what` it lets move, `operator` who may. */
export const question = 'إلغاء هذه الموافقة؟';
export const inWallet = 'ألغِها في محفظتك';
export const revoked = 'أُلغيت الموافقة';
export const itemsOf = (collection: string) => `عناصرك من \u2068${collection}\u2069`;
export const everyItemOf = (collection: string) => `كل عناصر \u2068${collection}\u2069`;
export const anybody = 'العقد';
export const somebody = 'عقد';
export const anything = 'ما سُمح به';
export const who = 'من';
export const what = 'ماذا';
export const checked = 'تم التحقق';
export const confirm = (operator: string, what: string, network: string) =>
  `لن يستطيع \u2068${operator}\u2069 بعد الآن نقل \u2068${what}\u2069 على \u2068${network}\u2069. تتوقف الإدراجات والعروض التي تحتاج إلى هذه الموافقة حتى توافق من جديد. تدفع رسوم الشبكة.`;
export const asked = (operator: string) => `لإلغاء ما يستطيع \u2068${operator}\u2069 نقله`;
export const approve = 'افتح محفظتك لسحب الموافقة. لا ينتقل شيء مما تملك.';
export const done = (operator: string, what: string) =>
  `لا يستطيع \u2068${operator}\u2069 بعد الآن نقل \u2068${what}\u2069.`;
export const reverted = 'رفضته الشبكة. الموافقة ما زالت قائمة.';
export const unsent = 'لم يُرسل شيء. الموافقة ما زالت قائمة.';
