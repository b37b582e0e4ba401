export const copyAddress = 'نسخ العنوان';
export const copyHash = 'نسخ البصمة';
