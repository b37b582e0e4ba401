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
export const searchOffline = 'أنت غير متصل. هذا ما يعرفه جهازك.';
export const notKept = 'غير محفوظ على هذا الجهاز';
export const nothingKept = 'أنت غير متصل، ولا شيء محفوظ على هذا الجهاز بهذا الاسم.';
export const sharedTitle = 'تمت المشاركة مع Vitrine';
export const searchFailed = 'البحث لا يجيب الآن.';
export const searching = 'جارٍ البحث';
export const nothingNamed = (pattern: string) => `لا شيء باسم «\u2068${pattern}\u2069»`;
export const found = 'النتائج';
export const groups = {
  saved: 'عمليات بحث محفوظة',
  viewed: 'شوهدت مؤخرًا',
  collections: 'المجموعات',
  items: 'العناصر',
  people: 'الأشخاص',
  pages: 'الصفحات',
} as const;
export const profile = 'الملف الشخصي';
export const artist = 'فنان';
export const followed = 'ضمن ما تتابعه';
export const watchList = 'قائمة المتابعة';
export const notifications = 'الإشعارات';
export const from = (price: string) => `من \u2068${price}\u2069`;
