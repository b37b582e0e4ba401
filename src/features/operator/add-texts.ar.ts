export const add = 'إضافة مجموعة';
export const where = 'عنوان أو رابط من مستكشف';
export const network = 'الشبكة';
export const look = 'بحث';
export const noAddress = 'لا عنوان في ذلك: ‎0x‎ ثم 40 رقمًا أو حرفًا من a إلى f.';
export const looking = 'جارٍ سؤال عقدها…';
export const searching = 'جارٍ البحث عن كتلتها الأولى…';
export const cancel = 'إلغاء';
export const name = 'الاسم';
export const slug = 'كلمة لصفحاتها';
export const slugProblem = 'استخدم الحروف من a إلى z والأرقام والشرطات، 64 على الأكثر.';
export const pages = (path: string) => `ستكون صفحاتها في ‎${path}‎.`;
export const block = 'الكتلة التي أُنشئت فيها';
export const blockUnknown =
  'مزوّد الشبكة لا يتذكر ما هو بهذا القِدم. إن لم تعرف الكتلة أنت أيضًا فاذكر أقدم منها: تطول القراءة لا غير.';
export const blockProblem = 'الكتلة عدد صحيح.';
export const type = 'النوع';
export const types = { 2: 'عناصر مفردة (ERC-721)', 3: 'عناصر بنسخ (ERC-1155)' } as const;
export const items = 'العناصر';
export const creator = 'مالك العقد';
export const royalty = 'الإتاوة';
export const royaltyOf = (percent: string, recipient: string) => `${percent} إلى ‎${recipient}‎`;
export const none = 'لا شيء';
export const notSaid = 'غير مذكور';
export const firstBlock = 'الكتلة الأولى';
export const hosts = 'البيانات والصور من';
export const noHosts = 'العقد نفسه';
export const hostsUnknown = 'غير معروف بعد';
export const hostsText = 'سيقرأ هذا الخادم من هذه المضيفات.';
export const problems = {
  'document-unread': 'تعذّرت قراءة ما يقوله العقد عن المجموعة. تُعاد المحاولة بعد إضافتها.',
  'no-item':
    'ليس فيها العنصر 0 ولا 1 بعد، فلا يُعرف أين ستكون بياناتها. أضف المجموعة لاحقًا، أو سمِّ المضيف في CONTENT_HOSTS حين تكون فيها عناصر.',
  'item-unread': 'تعذّرت قراءة بيانات عنصرها الأول، فقد ينقص مضيف لصورها.',
  'no-gateway': 'بعضها على IPFS، وهذا الخادم لا يقرؤه: اضبط IPFS_GATEWAY.',
} as const;
export const confirm = 'إضافة';
export const what = 'تُقرأ عناصرها وتاريخها فورًا، ويمكن تداولها هنا. ويمكنك إزالتها من جديد.';
export const refusals: Readonly<Record<string, string>> = {
  'operator.no-contract': 'لا عقد في هذا العنوان على هذه الشبكة. هل هي الشبكة الصحيحة؟',
  'operator.no-collection': 'لا يقول هذا العقد إنه مجموعة (ERC-721 أو ERC-1155).',
  'operator.chain-silent': 'مزوّد الشبكة لا يجيب. انظر إليه في «الشبكات»، ثم حاول مرة أخرى.',
  'operator.known': 'هي في هذا السوق من قبل. وإن كانت قد أُزيلت فأعد إدراجها أدناه.',
};
export const addedHere = 'أُضيفت هنا';
export const takenOff = 'مُزالة';
export const takeOff = 'إزالة';
export const takeOffNamed = (name: string) => `إزالة ${name}`;
export const listAgain = 'إدراج من جديد';
export const listAgainNamed = (name: string) => `إدراج ${name} من جديد`;
