/* ما يقوله خادم عن شبكة يعرفها هذا التطبيق أفضل منه. */
export const refused = (network: string, what: string) =>
  `لم يُرسل شيء: يذكر خادم السوق لشبكة \u2068${network}\u2069 ${what} لا يعرفه هذا التطبيق. يبقى التداول فيها متوقفًا حتى يُصحَّح ذلك.`;
export const nativeCurrency = 'تعريفًا آخر للعملة الأصلية';
export const wrappedCurrency = 'تعريفًا آخر للعملة المغلّفة';
export const currencies = 'تعريفًا آخر لمجموعة العملات';
export const contractOf = (symbol: string) => `عقدًا آخر لعملة \u2068${symbol}\u2069`;

/* عملة كما كانت وكما هي الآن. */
export const native = (symbol: string, decimals: number) => `\u2068${symbol}\u2069، ${decimals} منازل عشرية`;
export const tokenAt = (symbol: string, address: string, decimals: number) =>
  `\u2068${symbol}\u2069 في \u2068${address}\u2069، ${decimals} منازل عشرية`;
