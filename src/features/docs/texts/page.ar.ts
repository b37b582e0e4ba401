/* The index. */
export const documents = 'الوثائق';
export const indexIntro = 'قصيرة ومكتوبة لتُقرأ: ما توافق عليه، وما يُحفظ عنك، وما يجب معرفته قبل الشراء.';

/* One document. */
export const documentLabel = 'وثيقة';
export const onThisPage = 'في هذه الصفحة';
export const inForce = (since: string, version: number) =>
  `سارية منذ \u2068\u2068${since}\u2069\u2069. الإصدار ${version}.`;

/** Of a translation: law is binding in one language. */
export const binding = 'هذه ترجمة، والنص الإنجليزي وحده هو الملزم.';
export const readEnglish = 'قراءة النص الإنجليزي';
export const storage = 'ما يحتفظ به هذا الجهاز، وكيف تمسحه';
