/* Why nothing is told while the app is closed. */
export const notAllowed = 'لم يسمح هذا المتصفح بالإشعارات.';
export const noService = 'تعذّر الوصول إلى خدمة الإشعارات في هذا المتصفح. حاول لاحقًا.';
