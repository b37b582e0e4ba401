/* The window of the single sign-on */
export const brand = 'تسجيل دخول موحّد';
export const accountName = (time: string, market: string) => `حساب ${market}، ${time}`;

/* Whose account */
export const startTitle = 'سجّل الدخول بمفتاح مرور';
export const startText = (site: string) =>
  `مفتاح مرور على هذا الجهاز يملك حسابك على \u2068${site}\u2069. لا كلمة سرّ ولا عبارة تحفظها.`;
export const useOne = 'استخدام مفتاح مرورك';
export const makeOne = 'إنشاء حساب جديد';
export const noPasskeys = 'ليس في هذا الجهاز أو المتصفح مفاتيح مرور.';
export const notUsed = 'لم يُستخدم مفتاح المرور. حاول مجددًا، أو أنشئ حسابًا جديدًا إن لم يكن لك حساب هنا.';
export const notMade = 'لم يُنشأ مفتاح المرور. حاول مجددًا.';
export const noAccount = 'ليس لمفتاح المرور هذا حساب هنا بعد. أنشئ حسابًا جديدًا.';
export const otherPasskey = 'هذا مفتاح مرور حساب آخر. استخدم مفتاح الحساب المطلوب.';

/* The session */
export const sessionTitle = 'راجع هذه الجلسة';
export const sessionText = (site: string, account: string) =>
  `حتى تنتهي، يمكن لموقع \u2068${site}\u2069 الشراء للحساب \u2068${account}\u2069 ضمن هذه الحدود دون السؤال من جديد. يمكنك إلغاؤها في أي وقت.`;
export const mayBuy = 'تشتري دون سؤالك';
export const mayBuyHow = (symbol: string, market: string) =>
  `عناصر مفردة مقابل \u2068${symbol}\u2069، ولحسابك وحده، يحتاج إدراجها إلى إذن \u2068${market}\u2069 عند كل بيع.`;
export const stillAsks = 'تظل تسألك';
export const stillAsksHow = (market: string) =>
  `قبل الشراء من إدراج مفتوح، يبيع دون إذن \u2068${market}\u2069، وقبل كل ما عدا ذلك: عدة عناصر معًا، والعملات الأخرى، والنقل، والعروض.`;
export const calls = 'العقد الذي تستدعيه';
export const seaport = (address: string) => `عقد Seaport على \u2068${address}\u2069`;
export const fees = 'رسوم الشبكة';
export const feesAtMost = (amount: string) => `\u2068${amount}\u2069 على الأكثر، حيث لا يدفعها غيرك`;
export const perPurchase = (symbol: string) => `الحد لكل شراء، \u2068${symbol}\u2069`;
export const inTotal = (symbol: string) => `الحد الإجمالي، \u2068${symbol}\u2069`;
export const lasts = 'تنتهي';
export const lengths = [
  ['3600', 'بعد ساعة'],
  ['86400', 'بعد 24 ساعة'],
  ['604800', 'بعد 7 أيام'],
  ['5184000', 'بعد 60 يومًا'],
] as const;
export const startSession = 'بدء الجلسة';
export const notNow = 'ليس الآن';
export const goWithout = 'بلا جلسة';
export const withoutSession = 'بلا جلسة، يطلب كل شراء مفتاح مرورك.';
export const badAmount = 'أدخل مبالغ أكبر من صفر، مثل 0.5.';
export const eachAboveAll = 'لا يمكن أن يتجاوز الحدُّ لكل شراء الحدَّ الإجمالي.';
export const hugeLimit = (limit: string) =>
  `جلسة بحد \u2068${limit}\u2069 قد تنفق أكثر بكثير مما يحتاجه الشراء هنا. اخفض الحد، أو اضغط «${startSession}» مرة أخرى للتأكيد.`;
export const aboveHeld = (limit: string, held: string) =>
  `\u2068${limit}\u2069 أكثر من \u2068${held}\u2069 الموجودة في حسابك: قد تنفق الجلسة أيضًا ما يصل لاحقًا. اخفض الحد، أو اضغط «${startSession}» مرة أخرى للتأكيد.`;
export const otherSessions = 'جلسات أخرى';
export const stillActive = (count: number) =>
  `الجلسات الفعّالة: ${count}، وبدء هذه لا ينهيها. يمكنك إلغاء الجلسات من «الجلسات» في حسابك.`;

/* Requests */
export const outside = (reason: string) => `${reason} لذلك القرار لك.`;
/** By the type of the refusal. */
export const uncovered = {
  session_inactive: 'انتهت الجلسة.',
  session_expired: 'انتهت الجلسة.',
  fee_limit_exceeded: 'قد تتجاوز رسوم الشبكة ما بقي للجلسة من أجل الرسوم.',
  no_call_policy: 'تشمل الجلسة شراء عناصر مفردة مقابل ETH. وهذا شيء آخر.',
  no_transfer_policy: 'تشمل الجلسة شراء عناصر مفردة، ولا تشمل أي نقل.',
  max_value_per_use_exceeded: 'السعر أعلى من حد الجلسة لكل شراء.',
  value_limit_exceeded: 'السعر أكثر مما بقي للجلسة من أجل الإنفاق.',
} as const;
/** The same where the limit is known. */
export const beyondLimit = {
  fee_limit_exceeded: (left: string) => `قد تتجاوز رسوم الشبكة ما بقي لجلستك من أجل الرسوم: \u2068${left}\u2069.`,
  max_value_per_use_exceeded: (limit: string) => `السعر أعلى من حد جلستك لكل شراء: \u2068${limit}\u2069.`,
  value_limit_exceeded: (left: string) => `السعر أكثر مما بقي لجلستك من أجل الإنفاق: \u2068${left}\u2069.`,
} as const;
const openListing = (market: string) =>
  `الإدراج مفتوح للجميع. والجلسة لا تشمل إلا الإدراجات التي تحتاج إلى إذن \u2068${market}\u2069.`;
const otherForm = 'يجري الشراء بطريقة أخرى غير التي تشملها الجلسة.';
/** By what of a purchase is not as the session has it. */
export const uncoveredPurchase = (market: string) => ({
  recipient: 'سيذهب العنصر إلى حساب آخر غير حسابك. والجلسة تشتري لحسابك وحده.',
  zone: openListing(market),
  orderType: openListing(market),
  paidType: 'لا يُدفع ثمن الشراء بعملة ETH وحدها. والجلسة لا تنفق غيرها.',
  offerLength: 'ليس هذا شراء عنصر واحد، وهو كل ما تشمله الجلسة.',
  offeredType: 'ليس هذا شراء عنصر واحد، وهو كل ما تشمله الجلسة.',
  orderOffset: otherForm,
  conduitKey: otherForm,
  parametersOffset: otherForm,
  offerOffset: otherForm,
  considerationOffset: otherForm,
});
export const uncoveredOther = 'لا تسمح الجلسة بهذا.';
export const revokeTitle = 'إلغاء جلسة';
export const revokeNote = 'يتوقف مفتاحها عن العمل نهائيًا. ويمكنك بدء جلسة أخرى في أي وقت.';
export const session = 'الجلسة';
export const sessionUntil = (time: string) => `تنتهي \u2068${time}\u2069`;
export const limits = 'الحدود';
export const limitsLeft = (left: string, limit: string, each: string) =>
  `بقي للإنفاق \u2068${left}\u2069 من \u2068${limit}\u2069، و\u2068${each}\u2069 على الأكثر في كل مرة`;
export const revoke = 'إلغاء';
export const keep = 'إبقاء';
export const notForPages = 'لا يجوز للصفحات تغيير الحساب نفسه.';
