export const backups = 'النسخ الاحتياطية';
export const made = 'آخر نسخة';
export const where = 'مكانها';
export const output = 'خَرج الأمر';
export const rows = 'صفوف المخزن';
export const files = 'ملفات مجلد الحالة';
export const old = 'عمرها أكثر من أسبوع.';
export const none = 'لا نسخة احتياطية معروفة';
export const noneText = 'ما صنعه إصدار سابق لا يُحسب.';
export const asked = 'تُصنع نسخة احتياطية الآن.';
export const failing = 'فشلت النسخة الاحتياطية، وتُعاد محاولتها.';
export const givenUp = 'تُركت النسخة الاحتياطية. اصنع غيرها بعد زوال السبب.';
export const what =
  'يكتب هذا الخادم، أو عقدة أخرى من عقده، النسخة في BACKUP_FOLDER. ومع المخزن المضمّن تنتظر الطلبات الأخرى حتى تتم.';
export const make = 'صنع نسخة احتياطية';
export const noFolder = 'لم يُضبط BACKUP_FOLDER، فلا يصنع هذا الخادم نسخًا من نفسه. شغّل على جهازه:';
export const care = 'في النسخة مفاتيح هذا الخادم، لا ما في بيئته. انسخها إلى جهاز آخر، واحذف القديم بنفسك.';
export const command = 'npm run vitrine -- backup ملف';
