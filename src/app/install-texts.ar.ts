export const installTitle = (market: string) => `\u2068${market}\u2069 على شاشتك الرئيسية`;
export const installWhy = 'تُفتح فورًا، وتحتفظ بما تصفحته، وتعمل دون اتصال.';
export const installByHand = 'افتح قائمة المشاركة في متصفحك، ثم اختر «إضافة إلى الشاشة الرئيسية».';
export const install = 'تثبيت';
export const notNow = 'ليس الآن';
export const understood = 'فهمت';
