/* Connect */
export const connectTitle = 'توصيل محفظة';
export const goesOn = 'سجّل الدخول أولًا، ثم يتم ما ضغطته مباشرة.';
export const searching = 'جارٍ البحث عن محافظ…';
export const noneFound = 'لم يُعثر على محفظة في هذا المتصفح. ثبّت إضافة محفظة ثم افتح هذا من جديد: ستظهر هنا تلقائيًا.';
export const continueIn = (wallet: string) => `تابع في \u2068${wallet}\u2069: تسأل هل يجوز لهذا الموقع رؤية عنوانك.`;
export const continueInWindow = (wallet: string) => `تابع في النافذة التي فُتحت: \u2068${wallet}\u2069.`;
export const slow = 'ما زلنا ننتظر. إن لم ترَ نافذتها فابحث خلف هذه النافذة.';
export const slowOnPhone = 'ما زلنا ننتظر. افتح قفل هاتفك ثم المحفظة عليه: الرسالة تنتظرك فيها.';
export const cancel = 'إلغاء';
export const nothingSigned = 'لم يُوقَّع شيء. اختر محفظة للمحاولة من جديد.';
export const offline = 'أنت غير متصل. اتصل بالإنترنت لتوصيل محفظة.';
export const lastUsed = 'آخر ما استُخدم.';
export const smartWalletHint = 'مفتاح مرور بلا عبارة استرداد. تفتح نافذة خاصة بها.';
export const ownWalletHint = (network: string) =>
  `بريد ومفتاح مرور أو عبارة سرّ. تتداول على \u2068${network}\u2069 فقط. تفتح نافذة خاصة بها.`;
export const ssoHint = (network: string) =>
  `مفتاح مرور ولا أسئلة ضمن حدود تضعها. يتداول على \u2068${network}\u2069 فقط. يفتح نافذة خاصة به.`;
export const demoSmartWalletHint = 'محفظة ذكية للتجربة بمال غير حقيقي. تفتح نافذة خاصة بها.';
export const walletConnectHint = 'امسح بمحفظة على الهاتف. تطلب رؤية عنوانك.';
export const demoWalletHint = 'بمال غير حقيقي، بلا تثبيت';
export const extensionHint = 'إضافة للمتصفح. تطلب رؤية عنوانك.';
export const signToFinish = 'وقّع الرسالة في محفظتك لإتمام تسجيل الدخول.';
export const signOnPhone = 'افتح محفظتك على هاتفك ووقّع الرسالة هناك لإتمام تسجيل الدخول.';
export const termsBefore = 'بالاتصال تقبل';
export const terms = 'شروط الاستخدام';
export const termsAfter = '. تسجيل الدخول رسالة لا معاملة.';

/* A wallet on a phone */
export const scanTitle = 'امسح للاتصال';
export const scanHint = 'افتح محفظة على هاتفك وامسح هذا الرمز.';
export const scanHintOnPhone = 'افتح محفظة على هذا الهاتف، أو امسح هذا الرمز بهاتف آخر.';
export const qrCode = 'رمز QR للرابط أدناه';
export const makingLink = 'جارٍ الحصول على رمز…';
export const makingSlow = 'الحصول على رمز يستغرق أطول من المعتاد.';
export const openWallet = 'فتح المحفظة';
export const copyLink = 'نسخ الرابط';
export const linkCopied = 'نُسخ الرابط';
export const copyFailed = 'تعذّر نسخ الرابط';
export const expiresIn = (time: string) => `ينتهي خلال \u2068${time}\u2069`;
export const expired = 'انتهى هذا الرمز.';
export const newCode = 'رمز جديد';

/* Sign in */
export const justConnectedAs = (address: string) => `محفظتك متصلة باسم \u2068${address}\u2069. بقيت خطوة واحدة.`;
export const connectedAs = (address: string) => `محفظتك متصلة باسم \u2068${address}\u2069، لكنك لم تسجّل الدخول.`;
export const signInHint = 'لتسجيل الدخول توقّع محفظتك رسالة. ليست معاملة ولا تكلّف شيئًا.';
export const signInOffline = 'أنت غير متصل. يمكنك تسجيل الدخول حين يعود الاتصال.';
export const disconnect = 'قطع الاتصال';

/* Signed in, and the wallet gone */
export const walletGoneTitle = 'محفظتك غير متصلة';
export const signedInWithout = (address: string) =>
  `سجّلت الدخول باسم \u2068${address}\u2069، لكن محفظة هذا الحساب غير متصلة هنا.`;
export const walletGoneHint =
  'افتح قفل المحفظة أو صِلها من جديد: يحتاجها كل ما توقّعه أو ترسله. حتى ذلك الحين يمكنك التصفّح.';
export const signOut = 'تسجيل الخروج';
export const connectAgain = 'اتصال من جديد';

/* The wallet ended the connection by itself */
export const leftTitle = 'تم تسجيل خروجك';
export const leftByWallet = 'أنهت محفظتك الاتصال. اتصل من جديد للمتابعة.';

/* The account */
export const accountTitle = 'حسابك';
export const balances = 'الأرصدة';
export const asking = 'جارٍ الاستعلام…';
export const notKnown = 'غير معروف الآن';
export const installApp = 'تثبيت التطبيق';
export const installByHand = 'لتثبيت التطبيق، افتح قائمة المشاركة في متصفحك واختر «إضافة إلى الشاشة الرئيسية».';
export const connectedWith = (wallet: string) => `متصل عبر \u2068${wallet}\u2069.`;
export const someWallet = 'محفظتك';
export const reconnecting = 'تم تسجيل دخولك. نبحث عن محفظتك…';
export const notConnected = 'سجّلت الدخول، لكن المحفظة غير متصلة.';
export const playNetworks = 'هذه شبكات تجربة محلية: لا قيمة حقيقية لشيء هنا.';
export const getPlayMoney = 'احصل على نقود تجريبية';
export const playMoneyCame = 'وصلت النقود التجريبية';
export const noPlayMoney = 'لم يستجب مصدر النقود التجريبية. حاول مرة أخرى.';
export const ownWalletPage = (market: string) => `إدارة محفظة \u2068${market}\u2069`;
export const watchList = 'قائمة المتابعة';
export const notifications = 'الإشعارات';
export const viewProfile = 'عرض الملف الشخصي';

/* Sessions of a single sign-on account */
export const sessions = 'الجلسات';
export const sessionsOffline = 'أنت غير متصل. يمكن تغيير الجلسات حين يعود الاتصال.';
export const sessionsFailed = 'تعذّر تحميل جلساتك.';
export const tryAgain = 'إعادة المحاولة';
export const noSessions = 'لا جلسة: كل شراء يطلب مفتاح مرورك.';
export const earlierSessions = 'عرض الجلسات السابقة';
export const newSession = 'بدء جلسة جديدة';
export const stillActive = (count: number) =>
  `الجلسات الفعّالة: ${count}. الجلسة الجديدة لا تنهي أيًّا منها: ألغِ ما لم تعد تحتاجه.`;
export const staysActive = (count: number) => (count === 1 ? 'تبقى جلسة واحدة فعّالة' : `تبقى ${count} جلسات فعّالة`);
export const howToEnd = (time: string) =>
  `حتى \u2068${time}\u2069 على الأكثر. لإنهاء الجلسات قبل ذلك، اتصل من جديد وألغها من «الجلسات» في حسابك.`;
export const revoke = 'إلغاء';
export const thisBrowser = 'في هذا المتصفح';
export const elsewhere = 'مفتاحها في متصفح آخر، أو حُذف عند تسجيل الخروج. ألغِها إن لم تعد تحتاجها.';
export const sessionStatus = { active: 'فعّالة', expired: 'منتهية', revoked: 'ملغاة', inactive: 'غير فعّالة' };
export const endsAt = (time: string) => `تنتهي \u2068${time}\u2069`;
export const wouldEndAt = (time: string) => `حتى \u2068${time}\u2069`;
export const limitsLeft = (left: string, limit: string, each: string) =>
  `بقي للإنفاق \u2068${left}\u2069 من \u2068${limit}\u2069، و\u2068${each}\u2069 على الأكثر في كل مرة`;
export const feesLeft = (left: string) => `بقي \u2068${left}\u2069 لرسوم الشبكة التي لا يدفعها غيرك`;

/* Networks */
export const networkListTitle = 'اختر شبكة';
export const walletIsHere = 'محفظتك هنا';
export const chain = (id: number) => `السلسلة ${id}`;
export const notOn = (networks: string) => `محفظتك ليست على \u2068${networks}\u2069`;
export const or = ' أو ';
export const changeNetwork = 'غيّر الشبكة للمتابعة.';
export const switchNetwork = 'تبديل الشبكة';

/* Every session of the account. */
export const signOutEverywhere = 'تسجيل الخروج من كل مكان';
export const everywhereHint = (market: string) =>
  `يسجّل خروج هذا الحساب من \u2068${market}\u2069، على هذا الجهاز وعلى سواه.`;
export const spendingStays = 'الجلسات التي يمكنها الإنفاق تبقى فعّالة حتى تنتهي. ألغها أولًا من «الجلسات».';
export const everywhereDone = 'تم تسجيل خروجك من كل مكان';
export const everywhereFailed = 'لم تنتهِ أي جلسة.';
export const everywhereOffline = 'أنت غير متصل. يمكنك تسجيل الخروج من كل مكان حين يعود الاتصال.';
export const storage = 'التخزين على هذا الجهاز';
