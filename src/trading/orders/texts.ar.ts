/* Why a form cannot be sent yet. */
export const copiesNeeded = 'اكتب عدد النسخ للمتابعة.';
export const priceNeeded = 'اكتب سعرًا للمتابعة.';
export const feesTakeAll = 'لا تُبقي الرسوم شيئًا من هذا السعر. اكتب سعرًا أعلى.';
export const durationNeeded = 'اختر مدة للمتابعة.';

/* What an order is about. */
export const anyItemOf = (collection: string) => `أي عنصر من \u2068${collection}\u2069`;

/* What is going on, from the press to the published order. */
export const checkingNetwork = 'جارٍ التحقق من الشبكة.';
export const approveToken = (symbol: string) =>
  `أكّد في محفظتك أن Seaport يجوز له أخذ \u2068${symbol}\u2069 منك لعروضك.`;
export const approveItems = (collection: string) =>
  `أكّد في محفظتك أن Seaport يجوز له نقل عناصرك من \u2068${collection}\u2069.`;
export const signOne = 'وقّع الطلب في محفظتك.';
export const signAll = 'وقّع مرة واحدة في محفظتك عنها كلها.';
export const publishing = 'جارٍ النشر.';

/* What stops it before a signature. */
export const nothingToSign = 'لا شيء للتوقيع';
export const termsChanged = 'تغيّرت شروط السوق. راجع الأرقام من جديد.';
export const notOwner = (name: string) => `لم تعد تملك \u2068${name}\u2069، فلا يمكن عرضه.`;
export const tooFewCopies = (held: bigint, name: string, units: bigint) =>
  `تملك ${held} من \u2068${name}\u2069 لا ${units}. اختر نسخًا أقل.`;
export const oldOrderChanged = (side: string) =>
  side === 'offer'
    ? 'تغيّر هذا العرض أو نُفّذ أو أُلغي في الأثناء. أغلق هذا وراجعه من جديد.'
    : 'تغيّر هذا الإدراج أو نُفّذ أو أُلغي في الأثناء. أغلق هذا وراجعه من جديد.';
export const emptyTrait = (trait: string) => `لم يعد لأي عنصر \u2068${trait}\u2069، فلا شيء لتقديم عرض عليه.`;
export const balanceChanged = 'تغيّر رصيدك. راجع المبلغ من جديد.';
export const wrapMissing = 'لم يصل المبلغ المغلّف';
export const nothingSigned = 'لم يُوقَّع شيء ولم يُنشر شيء.';

/* A signature that is dropped. */
export const badSignature = 'التوقيع ليس من الحساب المسجّل دخوله. لم يُنشر شيء؛ راجع أيّ حساب تستخدمه محفظتك.';
export const badBulkSignature = 'توقيع محفظتك غير صالح لعدة طلبات. لم يُنشر شيء؛ وقّعها واحدًا واحدًا.';
export const signedOut = 'سجّلت الخروج في الأثناء. ما وقّعته لم يُحفظ ولم يُنشر.';
export const storeFailed = 'لم يستطع هذا الجهاز حفظ ما وقّعته، فلم يُنشر.';

/* A signed order that is not published. */
export const notStored = 'لم يعد هذا الجهاز يحفظه: تُجوهل أو انتهى، فلا يُنشر.';
export const wrongAnswer = 'أجاب السوق عن طلب آخر';
export const stored =
  'موقّع ومحفوظ على هذا الجهاز، لكنه غير منشور: لا يستطيع أحد استخدامه بعد. يمكنك نشره لاحقًا من ملفك الشخصي.';
export const storedForNothing =
  'موقّع ومحفوظ على هذا الجهاز، لكنه لم يُنشر ولن يُنشر: تجاهله في ملفك الشخصي وابدأ من جديد.';
export const maybePublished =
  'موقّع ومحفوظ على هذا الجهاز. لا يُعرف هل وصل السوق: إعادة المحاولة تسأل ثانية، والطلب المرسل مرتين يُحفظ مرة.';
export const waiting =
  'موقّع ومحفوظ على هذا الجهاز، لكنه غير منشور: لا يستطيع أحد استخدامه بعد. اترك هذا مفتوحًا فيُنشر حين يعود الاتصال؛ أو انشره لاحقًا من ملفك الشخصي.';
export const waitingMaybePublished =
  'موقّع ومحفوظ على هذا الجهاز. لا يُعرف هل وصل السوق؛ والطلب المرسل مرتين يُحفظ مرة. اترك هذا مفتوحًا فيُنشر حين يعود الاتصال؛ أو انشره لاحقًا من ملفك الشخصي.';

/* Toasts. */
export const listingPublished = 'نُشر إدراجك';
export const offerPublished = 'نُشر عرضك';
export const oneUnpublished = 'طلب وقّعته غير منشور';
export const oneUnpublishedHint = 'لا يستطيع أحد استخدامه بعد. انشره أو تجاهله في ملفك الشخصي.';
export const someUnpublished = (count: number) => `طلبات وقّعتها غير منشورة: ${count}`;
export const someUnpublishedHint = 'لا يستطيع أحد استخدامها بعد. انشرها أو تجاهلها في ملفك الشخصي.';

/* "You are offline. Connect to …" */
export const toPublish = 'للنشر';
export const toWrap = 'للتغليف';
