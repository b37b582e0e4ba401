/* What happened. */
export const error = (statusCode: number) => `خطأ ${statusCode}`;
export const pageNotFound = 'الصفحة غير موجودة';
export const somethingWrong = 'حدث خطأ ما';
export const notFoundLead = 'ربما انتقل العنصر، أو في العنوان خطأ.';
export const failureLead = 'تعذّر عرض هذه الصفحة. لم يتغيّر شيء مما يخصّك.';

/* Details and what to do. */
export const details = 'تفاصيل الخطأ';
export const goHome = 'العودة إلى الرئيسية';
export const browseCollections = 'تصفّح المجموعات';
export const tryAgain = 'إعادة المحاولة';
export const reload = 'إعادة التحميل';
export const copyDetails = 'نسخ التفاصيل';
export const detailsCopied = 'نُسخت التفاصيل';
export const copyFailed = 'تعذّر النسخ';

/* The plate under the empty case, where this site failed. */
export const outOfOrder = 'خارج الخدمة';
