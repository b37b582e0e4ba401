export const limits = 'الحدود';
export const multiplier = 'المضاعِف';
export const configured = 'حسب LIMITS_SCALE';
export const newMultiplier = 'مضاعِف جديد لكل الحدود';
export const noMultiplier = (least: string, most: string) =>
  `أدخل عددًا من ${least} إلى ${most}، بمنزلتين عشريتين على الأكثر.`;
export const set = 'تعيين';
export const follow = (scale: string) => `حسب الإعدادات (${scale})`;
export const what =
  'يسري التغيير على كل العقد خلال ثانية، ويبقى بعد إعادة التشغيل. عند 1 يكون كل حد أضعاف ما يحتاجه شخص. العدد الأصغر يوقف السيل أسرع، لكنه يوقف أيضًا من يتشاركون عنوانًا واحدًا، كما في مكتب. تُبقي اللوحة دائمًا متسعًا لطلباتك أنت.';
export const counted = 'ما يُعَدّ';
export const countedText =
  'تسري الحدود على كل عنوان شبكة، وعلى كل حساب أيضًا بعد تسجيل الدخول. «مرفوض» هو عدد العناوين والحسابات التي ردّتها العقدة التي أجابتك في الساعة الأخيرة.';
export const names = {
  pages: 'الصفحات',
  renders: 'صفحات يرسمها الخادم؛ وما زاد يرسمه المتصفح',
  files: 'البرامج والأنماط والخطوط والأيقونات',
  pictures: 'الصور',
  reads: 'طلبات لا تغيّر شيئًا، كالقوائم والعناصر والبحث',
  writes: 'طلبات تغيّر شيئًا، كالأوامر وإلغائها',
  signIn: 'تسجيل الدخول',
  refresh: 'تجديد الجلسات',
  metadata: 'طلبات إعادة قراءة بيانات عنصر',
  names: 'البحث عن أسماء الحسابات (ENS)',
  faucet: 'الصنبور، على الشبكات المضمّنة وحدها',
  rpc: 'طلبات إلى عقد الشبكات',
  reports: 'بلاغات المتصفحات عن مخالفات السياسة',
  codes: 'طلبات رموز المرة الواحدة والاشتراك في الأخبار',
} as const;
export const messages = 'رسائل إلى مستلم واحد، أيًا كان من يطلبها';
export const live = 'صفحات مفتوحة تتابع التغييرات؛ لا تُضرب';
export const byAddress = (count: string) => `${count} في الدقيقة لكل عنوان`;
export const byAccount = (count: string) => `${count} لكل حساب`;
export const hourly = (count: string) => `${count} في الساعة`;
export const atOnce = (count: string) => `${count} في آن واحد لكل عنوان`;
export const onNode = (count: string) => `${count} على كل عقدة`;
export const refused = (count: string) => `مرفوض: ${count}`;
export const nobody = 'لم يُرفض أحد';
export const did = (scale: string) => `ضُربت كل الحدود في ${scale}`;
export const didFollow = 'كل الحدود حسب الإعدادات';
