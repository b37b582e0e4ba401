import { LOCALES } from '../../src/language/language.ts';
import { plural } from '../../src/language/plural.ts';

const rules = new Intl.PluralRules(LOCALES.ar);

/* What the server itself says to people: where they asked for a page, and by mail. */
export const notFound = 'غير موجود';
export const failed = 'حدث خطأ داخلي في الخادم';

/* Why a page is refused, by what programs know it by. */
export const refusals = {
  'not-found': 'الصفحة غير موجودة.',
  busy: 'يُحضَّر الآن أكثر مما يُحتمل. حاول مجددًا بعد لحظة.',
  'wrong-host': 'لا يجيب هذا الخادم بهذا الاسم.',
  'bad-path': 'ترميز العنوان بالنسبة المئوية غير صالح.',
  framed: 'لا يُعرض هذا داخل إطار.',
};
export const tooMany = (seconds: number) =>
  `طلبات كثيرة جدًا من شبكتك. حاول مجددًا بعد ${plural(
    seconds,
    { one: 'ثانية', two: 'ثانيتين', few: `${seconds} ثوانٍ`, many: `${seconds} ثانية`, other: `${seconds} ثانية` },
    rules,
  )}.`;

/** What the terminal says is in English. */
export const starting = (_step: string, market: string) => `يجري تشغيل ${market}. انتظر لحظة.`;

/* News by e-mail. The name is the asker's and not the reader's: no stranger writes into what we send. */
export const confirmSubject = (market: string) => `أكّد أخبار ${market}`;
export const confirmMail = (link: string, end: string, market: string) =>
  `طلب أحدهم، ونرجو أن تكون أنت، أخبار ${market} لهذا البريد. افتح هذا الرابط للموافقة:\n\n${link}\n\nإن لم تكن أنت فلا تفعل شيئًا: لن تصلك رسائل أخرى. ولكي ننسى هذا البريد فورًا، افتح هذا الرابط:\n\n${end}`;
export const alreadySubject = (market: string) => `تصلك أخبار ${market} بالفعل`;
export const alreadyMail = (link: string, market: string) =>
  `طلب أحدهم، ونرجو أن تكون أنت، أخبار ${market} لهذا البريد. وهي تصلك بالفعل. لإيقافها افتح هذا الرابط:\n\n${link}`;
