export const updateReady = 'نسخة جديدة جاهزة.';
export const updateWaits = 'نسخة جديدة جاهزة. تنتظر حتى تجيب محفظتك.';
export const reload = 'إعادة التحميل';
