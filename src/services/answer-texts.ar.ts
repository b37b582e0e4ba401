import { plural } from '../language/plural.ts';

/* What a server that fails, or cannot answer now, means for somebody. */
export const done = 'تمّ!';
export const doneHint = 'أجاب الخادم بنجاح.';
export const serverError = 'حدث خطأ داخلي في الخادم!';
export const serverErrorHint = 'حاول لاحقًا...';
export const tooMany = 'طلبات كثيرة جدًا';
export const cannotAnswer = 'لا يستطيع الخادم الإجابة الآن';
export const tryingAgain = (seconds: number) =>
  `إعادة المحاولة بعد ${plural(seconds, { one: 'ثانية', two: 'ثانيتين', few: `${seconds} ثوانٍ`, many: `${seconds} ثانية`, other: `${seconds} ثانية` })}.`;
export const notInTime = 'لم يُجب الخادم في الوقت المناسب';
export const notReached = 'تعذّر الوصول إلى الخادم';
export const networkNotInTime = 'لم تُجب الشبكة في الوقت المناسب';
export const networkNotReached = 'تعذّر الوصول إلى الشبكة';
export const noReason = 'لم يُذكر سبب';
export const notSignedIn = 'لم تسجّل الدخول';
