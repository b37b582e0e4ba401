/* The frame */
export const home = 'الرئيسية';
export const drops = 'الإصدارات';
export const collections = 'المجموعات';
export const docs = 'الوثائق';
export const skipToContent = 'انتقل إلى المحتوى';
export const mainPlaces = 'الأقسام الرئيسية';
export const mainPlacesShort = 'الأقسام الرئيسية، مختصرة';
export const offline = 'أنت غير متصل. تصفّح ما حُفظ؛ يعود الشراء حين يعود الاتصال.';
export const logo = (name: string) => `${name}، الصفحة الرئيسية`;

/* The footer */
export const publicApi = 'واجهة برمجية عامة';
export const news = 'الأخبار بالبريد';
export const legal = 'معلومات قانونية';
export const termsOfUse = 'شروط الاستخدام';
export const privacy = 'الخصوصية';
export const cookies = 'ملفات الارتباط';
export const eula = 'اتفاقية الترخيص';
export const nftDisclaimer = 'تنبيه بشأن NFT';
export const serviceProvider = 'مقدّم الخدمة';
export const language = 'اللغة';
export const estimatesIn = 'القيم التقديرية بـ';
export const colorMode = 'نمط الألوان';
export const light = 'فاتح';
export const dark = 'داكن';
export const system = 'النظام';

/* Search */
export const search = 'بحث';
export const searchHint = 'ابحث عن عناصر أو مجموعات أو أشخاص';
