export const link = 'نُسخ الرابط';
export const address = 'نُسخ العنوان';
export const failed = 'تعذّر النسخ';
