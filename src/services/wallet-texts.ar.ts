/* A wallet's window and the browser's popup blocker */
export const pressTitle = 'تابع في محفظتك';
export const pressHint = 'لا يفتح متصفحك نافذة المحفظة إلا حين تضغط الزر.';
export const pressButton = 'فتح المحفظة';
export const allowPopups = 'ربما حجبها متصفحك. اسمح بالنوافذ المنبثقة لهذا الموقع ثم أعد المحاولة.';
export const answerFirst = 'ربما لدى محفظتك طلب مفتوح. أجب عنه هناك ثم أعد المحاولة.';
export const connectAnother = 'للتداول على هذه الشبكة صِل محفظة أخرى. ستُفصل هذه.';

/* A wallet on a phone */
export const cancelledHere = 'ألغيت هذا هنا. ربما ما زال هاتفك يعرض الطلب.';

/* A wallet that works on one network */
export const worksOnly = (network: string) => `تعمل هذه المحفظة على \u2068${network}\u2069 فقط`;
export const oneNetwork = 'شبكة واحدة';
export const anotherWallet = 'استخدام محفظة أخرى';

/* What wallets of ours are called, in their windows as well. */
export const smartWallet = 'محفظة ذكية';
export const ownWallet = (market: string) => `محفظة ${market}`;
export const singleSignOn = 'تسجيل دخول موحّد';
export const openDemoPhone = 'فتح محفظة الهاتف التجريبية';
