/* The own wallet's window */
export const brand = (market: string) => `محفظة ${market}`;
export const opening = 'لحظة من فضلك.';
export const openedByNobody = 'تفتح السوق هذه النافذة حين تستخدم محفظتك هناك. لا شيء تفعله هنا.';
export const waiting = 'في انتظار ما سيُطلب.';
export const stopped = 'لم ينجح هذا';
export const cannotStart = 'تعذّر تشغيل المحفظة.';
export const startAgain = 'إعادة المحاولة';
export const cancel = 'إلغاء';
export const tryAgain = 'لم ينجح هذا. حاول مجددًا.';
export const noConnection = 'تعذّر الوصول إلى المحفظة. تحقّق من اتصالك ثم حاول مجددًا.';

/* A new wallet */
export const newTitle = 'أنشئ محفظتك';
export const newText = (email: string) =>
  `يُنشأ مفتاحك في هذه النافذة، ولا يفتح قفله سواك. نحفظه مقفلًا باسم \u2068${email}\u2069: لا نستطيع استخدامه نحن ولا من يقرأ بريدك.`;
export const withPasskey = 'حماية بمفتاح مرور';
export const or = 'أو';
export const withPassphrase = 'حمايتها بعبارة السرّ هذه';
export const noPasskey = 'ليس في هذا الجهاز أو المتصفح مفاتيح مرور تقدر على قفل مفتاح. استخدم عبارة سرّ.';
export const passphrase = 'عبارة السرّ';
export const passphraseAgain = 'اكتبها مرة أخرى';
export const passphraseHint = (least: number) => `${least} حرفًا على الأقل: بضع كلمات لا رابط بينها اختيار جيد.`;
export const passphraseShort = (least: number) => `تحتاج إلى ${least} حرفًا على الأقل.`;
export const passphraseFew = (least: number) => `تحتاج إلى ${least} أحرف مختلفة على الأقل: هذه تُخمَّن فورًا.`;
export const passphraseSequence = 'هذا تسلسل بسيط من الحروف أو الأرقام، ويُخمَّن فورًا.';
export const passphraseRepeated = 'هذا جزء قصير يتكرر مرة بعد مرة، ويُخمَّن فورًا.';
export const passphraseNoLetters = 'تحتاج إلى حروف: الأرقام والعلامات وحدها تُخمَّن سريعًا.';
export const passphraseCommon = 'تتكوّن من أكثر الكلمات شيوعًا في كلمات السرّ، وتُخمَّن فورًا.';
export const passphraseEmail = 'هذا عنوان بريدك الإلكتروني، وغيرك يعرفه.';
export const passphraseDiffers = 'العبارتان غير متطابقتين.';

/* Recovery */
export const recoveryTitle = 'دوّن رمز الاسترداد';
export const recoveryText =
  'يفتح محفظتك إن فقدت مفتاح مرورك أو عبارة سرّك. من يملكه يستطيع أخذ محفظتك، وبدونه لا يستطيع أحد مساعدتك. يُعرض مرة واحدة.';
export const copy = 'نسخ الرمز';
export const copied = 'تم النسخ.';
export const notCopied = 'تعذّر نسخه. حدّده أو دوّنه.';
export const recoveryLabel = 'اكتب آخر ستة أحرف منه للمتابعة';
export const recoveryWrong = 'ليست هذه آخر ستة أحرف منه.';
export const goOn = 'متابعة';

/* Unlocking */
export const unlockTitle = 'افتح قفل محفظتك';
export const unlockPasskey = 'فتح القفل بمفتاح مرورك';
export const unlock = 'فتح القفل';
export const lost = 'هل فقدت مفتاح المرور أو عبارة السرّ؟';
export const lostPasskey = 'هل فقدت مفتاح المرور؟';
export const lostPassphrase = 'هل فقدت عبارة السرّ؟';
export const recoveryCode = 'رمز الاسترداد';
export const recoverTitle = 'استخدم رمز الاسترداد';
export const recoverText = 'يفتح محفظتك، ثم تختار عبارة سرّ جديدة.';
export const recoverTextFirst = 'يفتح محفظتك، ثم تختار لها عبارة سرّ.';
export const back = 'رجوع';
export const useRecovery = 'الفتح برمز الاسترداد';
export const wrongPassphrase = 'عبارة السرّ هذه لا تفتح المحفظة.';
export const wrongRecovery = 'رمز الاسترداد هذا لا يفتح المحفظة.';
export const passkeyFailed = 'لم يُستخدم مفتاح المرور. حاول مجددًا أو استخدم طريقة أخرى.';
export const newPassphraseTitle = 'اختر عبارة سرّ جديدة';
export const newPassphraseText = 'يبقى رمز الاسترداد كما هو. ولن تفتح عبارة سرّك القديمة المحفظة بعد الآن.';
export const firstPassphraseTitle = 'اختر عبارة سرّ';
export const firstPassphraseText = 'ستفتح محفظتك من الآن فصاعدًا. يبقى رمز الاسترداد كما هو، وكذلك مفتاح مرورك إن وجدته.';
export const keep = 'حفظ عبارة السرّ';

/* Another account */
export const anotherTitle = 'هذا لحساب آخر';
export const anotherText = (email: string, address: string) =>
  `سجّلت الدخول باسم \u2068${email}\u2069. هذا الطلب للحساب \u2068${address}\u2069، وهو حساب آخر.`;
export const anotherEmail = 'استخدام بريد آخر';
export const reject = 'رفض';

/* What is asked */
export const connectTitle = 'توصيل هذا الموقع';
export const connectNote = 'يرى الموقع عنوانك ويمكنه أن يطلب توقيعك. ولا يمكنه فعل شيء دون موافقتك.';
export const playMoney = 'على شبكات التجربة هذه يحصل حسابك على مال غير حقيقي.';
export const site = 'الموقع';
export const account = 'الحساب';
export const email = 'البريد';
export const accountOf = (address: string, email: string) => `${address} (${email})`;
export const otherSite = (named: string, asking: string) =>
  `الرسالة تسجّل دخولك إلى \u2068${named}\u2069، لكن من يطلبها هو \u2068${asking}\u2069. تم رفضها.`;
export const tooMany = 'يُطلب من المحفظة أكثر مما ينبغي في وقت واحد.';
