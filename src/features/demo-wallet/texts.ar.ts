/* The window */
export const demoWallet = 'محفظة تجريبية';
export const demoSmartWallet = 'محفظة ذكية تجريبية';
export const demoPhoneWallet = 'محفظة هاتف تجريبية';
export const windowLabel = (brand: string, title: string) => `${brand}: ${title}`;
export const reject = 'رفض';
export const approve = 'موافقة';
export const sign = 'توقيع';
export const moreBelow = 'المزيد في الأسفل';
export const connect = 'اتصال';
export const backOnline = (approve: string) => `عاد الاتصال. اضغط «${approve}» من جديد، أو ارفض.`;
export const stillWorking = 'ما زال العمل جاريًا: الشبكة بطيئة في الرد.';
export const timeLeft = (approve: string, time: string) => `${approve} خلال \u2068${time}\u2069.`;
export const timeOver = 'انتهى إذن السوق لهذا. ارفض ثم حاول مجددًا في السوق.';
export const why = 'لماذا';
export const unheard = 'أُغلقت الصفحة التي طلبت هذا، فلا يمكن الموافقة على شيء هنا. أغلق هذه النافذة واطلب هناك من جديد.';
export const close = 'إغلاق';
export const backAndRead = 'عاد الاتصال. هذا هو المطلوب: اقرأه ثم وافق أو ارفض.';
export const networkSilent = 'الشبكة لا ترد.';
export const offline = 'أنت غير متصل.';
export const approveLater = (why: string, approve: string) =>
  `${why} اضغط «${approve}» من جديد حين يعود الاتصال، أو ارفض: لم يُرسَل شيء ولم يُوقَّع شيء.`;
export const mayBeSent = (why: string, approve: string) =>
  `${why} انقطع الاتصال أثناء الإرسال. اضغط «${approve}» من جديد حين يعود: إنها المعاملة نفسها ولا يمكن أن تحدث مرتين.`;

/* Connecting and signing */
export const connectTitle = (market: string) => `الاتصال بـ \u2068${market}\u2069`;
export const connectNote =
  'هذه محفظة مدمجة، لشبكات التجربة المحلية فقط. في كل اتصال تحصل هناك على مال غير حقيقي: 100 ETH و20 WETH و50,000 USDC على كل شبكة. لا قيمة لشيء منه.';
export const smartConnectNote =
  'تقوم هذه النافذة مقام تطبيق محفظة ذكية، لشبكات التجربة المحلية فقط. حسابها عقد يملكه مفتاح في هذا المتصفح. في كل اتصال تحصل على مال غير حقيقي: 100 ETH و20 WETH و50,000 USDC على كل شبكة. لا قيمة لشيء منه.';
export const requestExpired = 'انتهت صلاحية هذا الطلب، فلم تعد الموافقة عليه ممكنة هنا. أغلقه واطلب من جديد في التطبيق.';
export const phoneConnectNote =
  'تقوم هذه الصفحة مقام محفظة على هاتف، لشبكات التجربة المحلية فقط. في كل اتصال تحصل على مال غير حقيقي: 100 ETH و20 WETH و50,000 USDC على كل شبكة. لا قيمة لشيء منه.';
export const account = 'الحساب';
export const signMessage = 'توقيع رسالة';
export const signOrders = (count: number) => `توقيع طلبات دفعة واحدة، عددها ${count}`;
export const orderNumber = (number: number) => `الطلب ${number}`;
export const signOrdersNote = 'التوقيع لا يكلّف شيئًا. من يحقّق هذه الشروط يمكنه التداول معك حتى تنتهي.';
export const signUnknown = 'توقيع بيانات مجهولة';
export const forWhom = 'لصالح';
export const nobodyNamed = 'لم يُذكر أحد';
export const signUnknownNote = 'لا تعرف هذه المحفظة ما يفعله هذا. لا توقّع إلا ما تثق به.';

/* A call */
export const network = 'الشبكة';
export const step = (number: number, count: number) => `${number} من ${count}`;
export const batchNote = 'معاملة واحدة: إما أن يحدث كل هذا أو لا يحدث شيء.';

/* Errors that the app shows */
export const unknownError = 'خطأ غير معروف';
export const sendingBroke = 'انقطع الاتصال أثناء الإرسال.';
export const wrongNetwork = 'البيانات لشبكة غير الشبكة التي عليها المحفظة.';
export const unknownChain = 'لا تعرف هذه المحفظة السلسلة.';
export const unsupportedChain = 'السلسلة غير مدعومة.';
export const unsupportedCapability = 'قدرة مطلوبة غير مدعومة.';
export const unsupportedMethod = (method: string) => `الطريقة \u2068${method}\u2069 غير مدعومة.`;
export const duplicateId = 'يوجد طلب بهذا المعرّف بالفعل.';
export const unknownId = 'لا يوجد طلب بهذا المعرّف.';
export const faucetSilent = 'لم يرد مصدر المال التجريبي. هل الخادم يعمل؟';

/* The demo smart wallet's page */
export const waitingForApp = (market: string) => `في انتظار ما يطلبه \u2068${market}\u2069.`;
export const openedByNobody = (market: string) =>
  `يفتح \u2068${market}\u2069 هذه الصفحة حين تتصل بمحفظة ذكية. لا شيء تفعله هنا.`;
export const cannotStart = 'تعذّر تشغيل المحفظة الذكية التجريبية. أغلق هذه النافذة وحاول مجددًا.';

/* The demo phone wallet's page */
export const phoneReady = 'الصق هنا رابط WalletConnect. أبقِ هذه الصفحة مفتوحة: يظهر فيها ما يطلبه التطبيق.';
export const phoneJoining = 'جارٍ الاتصال بالتطبيق…';
export const phoneConnected = (name: string) =>
  `متصل بـ \u2068${name}\u2069. أبقِ هذه الصفحة مفتوحة: يظهر هنا ما يطلبه.`;
export const phoneLeft = 'انقطع الاتصال.';
export const phoneBadLink = 'هذا ليس رابط WalletConnect، أو أنه انتهى. انسخ رابطًا جديدًا.';
export const phoneNoAnswer = 'لم يرد التطبيق. ربما انتهى رمزه: احصل على رمز جديد هناك.';
export const phoneElsewhere = 'هذه المحفظة مفتوحة في علامة تبويب أخرى. أعد تحميل هذه الصفحة لاستخدامها هنا.';
export const phoneCannotStart = 'تعذّر تشغيل محفظة الهاتف التجريبية. حمّل هذه الصفحة من جديد.';
