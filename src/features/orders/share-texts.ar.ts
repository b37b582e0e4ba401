export const copyLink = 'نسخ الرابط';
export const saveFile = 'حفظ كملف';
export const share = (count: number) => (count === 1 ? 'مشاركة هذا الطلب' : 'مشاركة هذه الطلبات');
export const nobodySees = (count: number) =>
  `ليس لهذا السوق خادم: لا أحد غيرك يرى ${count === 1 ? 'هذا الطلب' : 'هذه الطلبات'} حتى تشارك الرابط أو الملف. أرسله إلى الناس أو ضعه حيث ينظرون.`;
export const link = 'رابط للمشاركة';
export const copied = 'نُسخ';
export const notCopied = 'لم يسمح متصفحك بالنسخ: حدّد الرابط أعلاه وانسخه.';
