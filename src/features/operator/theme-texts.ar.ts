/* What the market is called and how it looks, in the console. */

export const theme = 'المظهر';
export const what =
  'ما تتركه فارغًا يبقى كما هو مضمّن. يسري التغيير على كل العقد خلال ثانية، وتعرضه الصفحات المفتوحة عند تحميلها التالي.';
export const builtInName = 'Vitrine';
export const name = 'اسم السوق';
export const mark = 'اختر شعارًا';
export const markKinds = '\u2068PNG\u2069 أو \u2068JPEG\u2069 أو \u2068WebP\u2069 أو \u2068SVG\u2069';
export const markNow = 'الشعار الحالي';
export const noMark = 'إزالة الشعار';
export const noPicture = 'لا تصلح هذه الصورة شعارًا. اختر غيرها.';
export const accents = { light: 'لون التمييز في الصفحات الفاتحة', dark: 'لون التمييز في الصفحات الداكنة' } as const;
export const pick = { light: 'اختيار اللون الفاتح', dark: 'اختيار اللون الداكن' } as const;
export const problems = {
  'no-colour': 'أدخل لونًا مثل \u2066#0b6e8a\u2069.',
  'no-other': 'اختر اللونين معًا أو لا تختر أيًّا منهما.',
} as const;
export const tooFaint = {
  light: (contrast: string, least: string) =>
    `باهت جدًا في الصفحات الفاتحة: التباين ${contrast} إلى 1، وتحتاج الكلمات إلى ${least} إلى 1. اختر لونًا أغمق.`,
  dark: (contrast: string, least: string) =>
    `باهت جدًا في الصفحات الداكنة: التباين ${contrast} إلى 1، وتحتاج الكلمات إلى ${least} إلى 1. اختر لونًا أفتح.`,
} as const;
export const preview = 'معاينة';
export const shades = { light: 'في الصفحات الفاتحة.', dark: 'في الصفحات الداكنة.' } as const;
export const inAccent = 'هكذا تبدو الروابط.';
export const tag = 'موثّق';
export const legal = 'الصفحات القانونية';
export const document = 'الوثيقة';
export const language = 'اللغة';
export const documents = {
  'terms-of-use': 'شروط الاستخدام',
  'privacy-policy': 'سياسة الخصوصية',
  'cookie-policy': 'سياسة ملفات الارتباط',
  eula: 'اتفاقية الترخيص',
  'disclaimer-nfts': 'تنبيه بشأن NFT',
  'service-provider': 'مقدّم الخدمة',
} as const;
export const textOf = (title: string, language: string) => `\u2068${title}\u2069، \u2068${language}\u2069`;
export const textHint =
  'يحل نصك محل النص المضمّن. تبدأ «# » عنوانًا، و«- » سطرًا من قائمة، والسطر الفارغ فقرة. وتعرض اللغات التي لا نص لها النصَّ الإنجليزي.';
export const cookieHint =
  'يُضاف نصك أسفل النص المضمّن الذي يعدّد كل ما يحفظه التطبيق ويبقى دائمًا. تبدأ «# » عنوانًا، و«- » سطرًا من قائمة، والسطر الفارغ فقرة.';
export const documentPreview = 'معاينة النص';
export const save = 'حفظ المظهر';
export const reset = 'العودة إلى المضمّن';
export const when = 'يُسجَّل الحفظ، ويمكن التراجع عنه هنا وفي السجل.';
export const did = (parts: string) => `تغيّر المظهر: ${parts}`;
export const parts = { name: 'الاسم', mark: 'الشعار', accent: 'الألوان', documents: 'النصوص القانونية' } as const;
export const didReset = 'عاد المظهر إلى المضمّن';
