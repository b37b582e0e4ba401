/* Why an order that is not over cannot be filled now, and what would bring it back. */
export const notStarted = 'غير فعّال بعد: يصبح فعّالًا حين يبدأ وقته.';
export const listingNotHeld = 'غير فعّال: لم يعد العنصر لك. يعود فعّالًا إذا رجع العنصر إليك.';
export const listingNotApproved =
  'غير فعّال: لم يعد يجوز لـ Seaport نقل عناصرك من هذه المجموعة. يعود فعّالًا إذا وافقت من جديد.';
export const listingTooFew = 'غير فعّال: نسخك قليلة. يعود فعّالًا إذا كانت كافية.';
export const listingReplacing = 'فعّال قريبًا: ينتظر انقضاء آخر إذن للإدراج الذي يحلّ محله.';
export const listingWithdrawn = 'أُلغي: لا يستطيع إتمام البيع إلا مشترٍ لديه إذن من قبل.';
export const offerNotHeld = 'غير فعّال: يعود فعّالًا حين يكفي رصيدك.';
export const offerNotApproved = 'غير فعّال: لم يعد يجوز لـ Seaport أخذ هذا الرمز منك. يعود فعّالًا إذا وافقت من جديد.';
export const offerLowBalance = 'غير فعّال: رصيدك منخفض جدًا. يعود فعّالًا حين يكفي.';
export const offerReplacing = 'فعّال قريبًا: ينتظر انقضاء آخر إذن للعرض الذي يحلّ محله.';
export const offerWithdrawn = 'أُلغي: لا يستطيع إتمام البيع إلا بائع لديه إذن من قبل.';

/* What is wrong with a recipient. */
export const notAnAddress = 'هذا ليس عنوانًا. يبدأ العنوان بـ \u20680x\u2069 ويليه 40 رقمًا وحرفًا من a إلى f.';
export const mistyped = 'في هذا العنوان حرف خاطئ: حروفه الكبيرة لا تتوافق. انسخه من جديد.';
export const nobody = 'هذا العنوان ليس لأحد: ما يُرسل إليه يضيع.';
export const yourself = 'هذا عنوانك أنت.';
export const collectionItself = 'هذا عقد المجموعة نفسها: ما يُرسل إليه يضيع.';

/* What is wrong with a typed price. */
export const ambiguousComma = (thousands: string, decimal: string) =>
  `اكتب \u2068${thousands}\u2069 أو \u2068${decimal}\u2069: الفاصلة تحتمل المعنيين`;
export const grouped = (plain: string) => `اكتب \u2068${plain}\u2069 بلا شيء بين الآلاف`;
export const tooManyDecimals = (symbol: string, most: number) =>
  `لعملة \u2068${symbol}\u2069 ‏${most} خانة عشرية على الأكثر`;
export const noNumber = 'اكتب رقمًا، مثل 0.5';
export const tooLarge = 'هذا السعر كبير جدًا';
export const aboveZero = 'اكتب سعرًا أكبر من الصفر';

/* What is wrong with an order's terms. */
export const oneCopyAtLeast = 'اكتب نسخة واحدة على الأقل';
export const onlyOneCopy = 'لا توجد من هذا العنصر إلا نسخة واحدة';
export const feesTakeAll = 'لا تُبقي الرسوم شيئًا من هذا السعر';
export const wrongDuration = 'اختر مدة بين خمس دقائق و180 يومًا';
export const tokenOnly = 'تُقدَّم العروض برمز لا بالعملة الأصلية';

/* An own order was filled. */
export const sold = (what: string, price: string) => `بيع: \u2068${what}\u2069 مقابل \u2068${price}\u2069`;
export const bought = (what: string, price: string) => `اشتُري: \u2068${what}\u2069 مقابل \u2068${price}\u2069`;
export const fromListing = 'اشتراه أحدهم من إدراجك.';
export const offerAccepted = 'قُبل عرضك.';
