export const link = 'نُسخ الرابط';
export const address = 'نُسخ العنوان';
export const text = 'نُسخ';
export const failed = 'تعذّر النسخ';
