/* What a search finds, and says of it. */
export const searchOffline = 'أنت غير متصل. هذا ما يعرفه جهازك.';
export const notKept = 'غير محفوظ على هذا الجهاز';
export const nothingKept = 'أنت غير متصل، ولا شيء محفوظ على هذا الجهاز بهذا الاسم.';
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
export const sharedTitle = (market: string) => `تمت المشاركة مع \u2068${market}\u2069`;
