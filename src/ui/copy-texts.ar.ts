export const copyAddress = 'نسخ العنوان';
