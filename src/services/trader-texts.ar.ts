/* What of a login is missing: titles above the sentence that asks to log in. */
export const notLoggedIn = 'صِل محفظة أولًا';
export const walletGone = 'محفظتك غير متصلة';
export const walletSilent = 'محفظتك لا تجيب';
export const signedOut = 'لقد سجّلت الخروج';
export const sessionSilent = 'تعذّرت قراءة جلستك';
