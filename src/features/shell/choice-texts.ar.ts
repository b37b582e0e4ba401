/* Why a language or a currency could not be chosen. Apart from the frame’s: these are loaded with a choice. */
export const languageWaits = 'محفظتك أولًا';
export const languageWaitsHint = 'يمكن تغيير اللغة بعد أن تجيب محفظتك.';
export const languageFailed = 'تعذّر تحميل اللغة';
export const languageFailedHint = 'لم يتغيّر شيء. أعد المحاولة حين تكون متصلًا.';
export const currencyFailed = 'تعذر تغيير العملة';
export const currencyFailedHint = (code: string) => `سعر صرف \u2068${code}\u2069 غير معروف الآن. حاول مرة أخرى لاحقًا.`;
