/* What stops a transaction. */
export const chainUnreadable = 'لا يمكن قراءة الشبكة الآن، فلا يُعرف هل أُرسل هذا من قبل. حاول لاحقًا.';
export const batchOpen =
  'قد تنفّذ المحفظة التي تلقّت طلبًا سابقًا ذلك الطلب بعد. صِل تلك المحفظة للمتابعة، أو انتظر حتى تظهر النتيجة هنا.';
export const batchDropped = 'أسقطت المحفظة هذا الطلب';
export const answerFirst = 'لا يزال في محفظتك طلب مفتوح. أجب عنه أولًا.';
export const interrupted = 'تمّت موافقتك. لم يُرسل الباقي بعد: اضغط «إعادة المحاولة» للمتابعة.';
export const permissionOver = 'انتهت صلاحية إذن السوق قبل موافقتك. أعد المحاولة.';
export const recordGone = 'لم تعد المعاملة موجودة';
export const otherContract = 'يذكر هذا الإصدار عقدًا غير عقد مجموعته. لم يُرسل شيء. أعد تحميل الصفحة وراجع من جديد.';
export const mayBeSent = 'خرج إلى الشبكة، أو ربما خرج. انتظر حتى يُسوّى هناك ثم أعد المحاولة.';

/* The title of a toast. */
export const balanceTooLow = 'رصيدك منخفض جدًا';

/* Several items, one after the other. */
export const restNotSent = 'لم يُرسل الباقي';
export const restNotSentHint = 'لا يزال لك. أرسله من جديد.';

/* "You are offline. Connect to …" */
export const toBuy = 'للشراء';
export const toSell = 'للبيع';
export const toMint = 'للسكّ';
export const toSend = 'للإرسال';
export const toCancel = 'للإلغاء';
export const toRevoke = 'لإلغاء الموافقات';
export const toTryAgain = 'لإعادة المحاولة';
