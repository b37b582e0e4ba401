import type { Reported } from './texts.ts';

export const report: Record<Reported, string> = { item: 'الإبلاغ عن هذا العنصر', collection: 'الإبلاغ عن هذه المجموعة' };
export const reportWhy = (name: string) => `ما الخطأ في \u2068${name}\u2069؟`;
export const reportDetail = 'ماذا ينبغي أن نعرف؟ (اختياري)';
export const reportLink = 'رابط العمل الأصلي (اختياري)';
export const reportLinkWrong = 'هذا ليس رابطًا: يبدأ الرابط بـ \u2068https://\u2069';
export const reportNote: Record<Reported, string> = {
  item: 'يقرؤه من يدير هذا السوق، مع عنوانك. يبقى العنصر على سلسلته في كل حال: الإبلاغ لا يلغي صفقة.',
  collection: 'يقرؤه من يدير هذا السوق، مع عنوانك. تبقى المجموعة على سلسلتها في كل حال: الإبلاغ لا يلغي صفقة.',
};
export const seeHidden = 'اطّلع على ما أُخفي حتى الآن';
export const sendReport = 'إرسال البلاغ';
export const reported = 'تم الإبلاغ';
export const reportedText = 'شكرًا لك. سينظر فيه من يدير هذا السوق.';
export const reportFailed = 'تعذّر إرسال البلاغ. أعد المحاولة.';
export const reportOffline = 'أنت غير متصل';
