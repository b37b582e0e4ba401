/* A wallet's window and the browser's popup blocker */
export const pressTitle = 'تابع في محفظتك';
export const pressHint = 'لا يفتح متصفحك نافذة المحفظة إلا حين تضغط.';
export const pressButton = 'فتح المحفظة';
export const allowPopups = 'ربما حجبها متصفحك. اسمح بالنوافذ المنبثقة لهذا الموقع ثم أعد المحاولة.';
export const connectAnother =
  'تعمل هذه المحفظة على شبكة واحدة فقط. للتداول على هذه الشبكة، افصلها من حسابك واربط محفظة أخرى.';
