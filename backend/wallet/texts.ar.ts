/* What the pages of the wallet's origin say that the server writes, and what it sends. */
export const brand = (market: string) => `محفظة ${market}`;
export const backToWallet = 'العودة إلى المحفظة';

/* The login */
export const emailTitle = 'تسجيل الدخول بالبريد الإلكتروني';
export const emailText = (digits: number) => `نرسل إليك رمزًا من ${digits} أرقام. إن كنت جديدًا هنا فستحصل على محفظة.`;
export const emailLabel = 'عنوان البريد الإلكتروني';
export const sendCode = 'إرسال الرمز';
export const cancel = 'إلغاء';
export const codeTitle = 'أدخل الرمز';
export const codeText = (email: string) => `إن كان \u2068${email}\u2069 يستقبل البريد، فالرمز في طريقه إليه.`;
export const codeLimits = (minutes: number, tries: number) =>
  `يصلح لمدة ${minutes} دقائق، ولديك ${tries} محاولات. يمكنك طلب بضعة رموز في الساعة.`;
export const codeLabel = 'الرمز';
export const signIn = 'تسجيل الدخول';
export const newCode = 'إرسال رمز جديد';
export const otherAddress = 'استخدام عنوان آخر';
export const noEmail = 'هذا ليس عنوان بريد إلكتروني.';
export const codeOver = (tries: number, minutes: number) =>
  `يتوقف عمل الرمز بعد ${tries} محاولات أو ${minutes} دقائق. اطلب رمزًا جديدًا.`;
export const wrongCode = (left: number) =>
  `هذا ليس الرمز. ${left === 1 ? 'بقيت محاولة واحدة' : `عدد المحاولات الباقية: ${left}`}.`;
export const outbox = {
  before: 'لا يخرج بريد من هذا الجهاز: ما كان سيُرسَل تجده في ',
  link: 'صندوق الصادر',
  after: '.',
};

/* Signing out */
export const signOutTitle = 'هل تريد تسجيل الخروج من المحفظة؟';
export const signOutText = 'سيطلب الدخول التالي رمزًا من جديد. وما في المحفظة يبقى لك.';
export const signOut = 'تسجيل الخروج';
export const staySignedIn = 'البقاء مسجّلًا';
export const signedOutTitle = 'تم تسجيل خروجك';

/* The account */
export const accountTitle = 'محفظتك';
export const nobody = 'لم يسجّل أحد الدخول هنا.';
export const signedInAs = (email: string) => `تم تسجيل الدخول باسم \u2068${email}\u2069.`;
export const addressIs = (address: string) => `عنوان حسابك: \u2068${address}\u2069`;
export const linkedPhone = (phone: string) => `رقم الهاتف المرتبط: \u2068${phone}\u2069.`;
export const linkPhone = 'ربط رقم هاتف';
export const linkAnotherPhone = 'ربط رقم هاتف آخر';

/* Where somebody is signed in */
export const loginsTitle = 'أين سجّلت الدخول';
export const loginsText = (email: string) =>
  `متصفحات مسجّل فيها الدخول باسم \u2068${email}\u2069. الدخول هناك من جديد يتطلب رمزًا جديدًا، ولا يفتح مفتاح محفظتك إلا مفتاح مرورك أو عبارة سرّك.`;
export const someBrowser = 'متصفح لا يُعرّف بنفسه';
export const browserOn = (browser: string, device: string) => `\u2068${browser}\u2069 على \u2068${device}\u2069`;
export const thisBrowser = 'هذا المتصفح';
export const used = (last: string, begun: string) => `آخر استخدام: ${last}. تسجيل الدخول: ${begun}`;
export const justNow = 'الآن';
export const signOutOf = (browser: string) => `تسجيل الخروج من \u2068${browser}\u2069`;
export const ended = 'تم تسجيل الخروج هناك.';
export const endOthers = 'تسجيل الخروج من الأماكن الأخرى';
export const nowhereElse = 'لم تسجّل الدخول في مكان آخر.';

/* The outbox */
export const outboxTitle = 'صندوق الصادر';
export const outboxText =
  'ما كان هذا الخادم سيرسله لو كان له خادم بريد. لا يراه إلا هذا الجهاز، ويُفرَّغ عند إعادة التشغيل.';
export const outboxEmpty = 'لم يُرسَل شيء بعد.';

/* What went wrong */
export const problemTitle = 'لم ينجح هذا';
export const startAgain = 'البدء من جديد';
export const loginGone = 'انتهى تسجيل الدخول هذا أو بدأ في نافذة أخرى.';
export const notBegunHere = 'تسجيل الدخول هذا لم يبدأ هنا، أو انتهى.';
export const loginOver = 'انتهى تسجيل الدخول هذا.';
export const storeSilent = 'لا تستطيع المحفظة الوصول إلى بياناتها الآن. حاول مجددًا بعد لحظة.';
export const tooMany = (seconds: number) =>
  `طلبات كثيرة جدًا من شبكتك. حاول مجددًا بعد ${seconds === 1 ? 'ثانية' : `${seconds} ثانية`}.`;
/** Instead of what is for engineers, and in English. */
export const notAnswered = 'لا يمكن الرد على ما طُلب هنا.';

/* What is sent */
export const mailSubject = (code: string) => `رمزك: ${code}`;
export const phoneSubject = 'رسالة قصيرة';
export const message = (code: string, minutes: number, market: string) =>
  `${code} هو رمزك لمحفظة ${market}. يعمل مدة ${minutes} دقائق. لا تكتبه إلا في نافذة محفظة ${market} نفسها، ولا تشاركه مع أحد.`;
