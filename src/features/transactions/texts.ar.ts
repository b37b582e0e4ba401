/* The modal: how far it is. */
/** The spec's, where a purchase is to be viewed and no address is known. */
export const noAddress = 'عذرًا، حدث خطأ ما';
export const checkWallet = 'تفقّد محفظتك';
export const cancelledInWallet = 'أُلغي في محفظتك';
export const tooLate = 'فات الأوان';
export const oneStepLeft = 'بقيت خطوة واحدة';
export const partOf = (number: number, of: number) => `المعاملة ${number} من ${of}`;
export const partsDone = (done: number, of: number) => `${done} من ${of} معاملات`;
export const mintedItems = 'العناصر المسكوكة';
export const andMore = (count: number) => `و${count} غيرها`;
export const thisNetwork = 'هذه الشبكة';
export const approveStep = 'موافقة';
export const settleStep = 'تسوية';
export const transaction = 'المعاملة';
export const elapsed = 'المنقضي';
export const settled = 'سُوّيت';
export const inBlock = (number: number) => `في الكتلة ${number}`;

/* While a wallet is open, or lost. */
export const checking = 'نتحقق من أن شيئًا لم يتغير قبل أن نسأل محفظتك.';
export const approveFirst = (subject: string) => `عن الموافقة اللازمة أولًا: \u2068${subject}\u2069`;
export const batchAsked = (right: string, before: string) =>
  `تعرض محفظتك الأمرين في تأكيد واحد: يجوز لـ Seaport، عقد السوق، \u2068${right}\u2069، ثم \u2068${before}\u2069 نفسه. إمّا أن يحدثا معًا أو لا يحدث شيء.`;
export const approvalAsked = (right: string, once: string, before: string) =>
  `اسمح أولًا لـ Seaport، عقد السوق، \u2068${right}\u2069. تسألك محفظتك \u2068${once}\u2069؛ ثم يلي \u2068${before}\u2069.`;
export const approveWithin = (time: string) => `وافق خلال ${time}.`;
export const permissionOver = 'انتهت صلاحية إذن السوق لهذه العملية. ارفضها في محفظتك ثم أعد المحاولة.';
export const approvalSettling = (next: string) => `تجري تسوية موافقتك. يلي \u2068${next}\u2069 تلقائيًا.`;
export const lost = (asked: string) =>
  `سُئلت محفظتك \u2068${asked}\u2069، ولم تصل إجابتها. إن وافقت هناك فسيظهر ذلك هنا. لا تُعد المحاولة إلا حين لا تعرض المحفظة طلبًا مفتوحًا.`;

/* While the network has it. */
export const unreachable = 'الشبكة لا تجيب الآن. لم يضع شيء: نواصل التحقق.';
export const takesLong =
  'يستغرق هذا أطول من المعتاد. قد تلزمه رسوم شبكة أعلى، أو ربما أُسقط: سرّعه أو ألغه في محفظتك. ستظهر النتيجة هنا.';
export const usualTime = 'عادةً أقل من 30 ثانية. يمكنك إغلاق هذا؛ سنخبرك حين ينتهي.';

/* What a failure left behind. "On this one": another transaction of the checkout has spent something. */
export const unresolved = 'لا تُظهر الشبكة شيئًا منه حتى الآن. إن كان قد أُرسل فسيظهر هنا.';
export const notCarriedOut = 'لم يُنفَّذ طلبك ولم يُحرّك أيّ مال.';
export const rejectIt =
  'إن كانت محفظتك لا تزال تعرضه فارفضه: إن وافقت عليه الآن فلن يكون إلا الفشل، ولن يبقى إلا دفع رسوم الشبكة.';
export const approvedLate = 'تمت الموافقة متأخرة: كانت صلاحية إذن السوق قد انتهت. أعد المحاولة.';
export const onlyFeeSpent = 'لم تُنفق إلا رسوم الشبكة.';
export const onlyFeeSpentHere = 'لم تُنفق في هذه إلا رسوم الشبكة.';
export const approvalStays = 'لم يُنفق شيء آخر. تبقى الموافقة التي دفعت ثمنها، ولا تُطلب ثانية.';
export const approvalStaysHere = 'لم يُنفق في هذه شيء آخر. تبقى الموافقة التي دفعت ثمنها، ولا تُطلب ثانية.';
export const approvalFailed = 'لم تتمّ الموافقة: لم تُنفق إلا رسوم شبكتها.';
export const approvalFailedHere = 'لم تتمّ الموافقة: لم تُنفق في هذه إلا رسوم شبكتها.';
export const nothingSpentHere = 'لم يُنفق في هذه شيء.';
export const sessionEnded = 'انتهت جلستك. ابدأ جلسة جديدة، أو استخدم مفتاح المرور لكل عملية شراء؛ ويستمر هذا تلقائيًا.';

/* Its buttons. */
export const newSession = 'بدء جلسة جديدة';
export const withPasskey = 'إعادة المحاولة بمفتاح المرور';
export const keepIt = 'الإبقاء عليه';
export const keepThem = 'الإبقاء عليها';
export const confirm = 'تأكيد';
export const withdrawing = 'جارٍ السحب';
export const waitingForWallet = 'بانتظار محفظتك';
export const isChecking = 'جارٍ التحقق';
export const waitingForNetwork = 'بانتظار الشبكة';
export const isSettling = 'تجري تسوية موافقتك';
export const answerOnPhone = 'افتح محفظتك على هاتفك للإجابة. هل أُغلقت هناك؟ ألغِ وانظر ثانية.';
export const sessionApproves = 'ضمن حدود الجلسة لا حاجة إلى موافقة. وخارجها، أو بلا جلسة، تُفتح محفظتك وتسألك.';
export const mayLeave = 'يمكنك إغلاق هذا. يبقى الطلب مفتوحًا في محفظتك وتظهر النتيجة هنا.';
export const stopWaiting = 'إلغاء';
export const keepBrowsing = 'متابعة التصفّح';
export const close = 'إغلاق';
export const retry = 'إعادة المحاولة';
export const done = 'تمّ';
export const viewItem = 'عرض العنصر';
export const tryAgain = 'إعادة المحاولة';
export const lostQuestion = 'تفقّد محفظتك: هل تعرض طلبًا مفتوحًا لهذا؟';
export const notSure = 'لست متأكدًا';
export const cancelOffline = 'أنت غير متصل. يعود الإلغاء حين يعود الاتصال.';
export const revokeOffline = 'أنت غير متصل. يُستأنف إلغاء الموافقة حين يعود الاتصال.';
export const retryOffline = 'أنت غير متصل. يستمر هذا حين يعود الاتصال.';
export const notRetried = 'تعذّرت إعادة المحاولة';
export const cancelTitle = 'إلغاء';
