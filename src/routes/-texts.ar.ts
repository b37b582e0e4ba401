/* Titles. */
export const productTitle = (name: string) => `${name}: فنّ معروض`;
export const pageTitle = (page: string, name: string) => `\u2068${page}\u2069 · ${name}`;

/* The product, and pages that cannot be shown. */
export const productDescription = 'سوق للرموز غير القابلة للاستبدال (NFT) على عدة شبكات: إصدارات ومجموعات ومالكوها.';
export const notFoundTitle = 'الصفحة غير موجودة';
export const notFoundDescription = 'لا توجد صفحة في هذا العنوان.';
export const failureTitle = 'خطأ 500';
export const failureDescription = 'تعذّر عرض هذه الصفحة.';

/* Drops. */
export const dropsTitle = 'الإصدارات';
export const dropsDescription = 'عناصر جديدة تُسكّ من عقود مبدعيها: إصدارات جارية وقادمة وسابقة.';
export const dropTitle = 'إصدار';
export const dropDescription = 'إصدار: السعر والكمية وموعد البدء والانتهاء.';

/* Collections. */
export const collectionsTitle = 'المجموعات';
export const collectionsDescription =
  'كل المجموعات المعروضة، مع أدنى سعر وحجم التداول والعناصر المعروضة للبيع، على كل شبكة.';
export const collectionTitle = 'مجموعة';
export const thisCollection = 'هذه المجموعة';
export const collectionDescription = (name: string) =>
  `عناصر \u2068${name}\u2069: أدنى سعر والعروض وما هو معروض للبيع الآن.`;

/* One item. */
export const itemTitle = 'عنصر';
export const thisItem = 'هذا العنصر';
export const itemDescription = (name: string) => `\u2068${name}\u2069: السعر والعروض والسمات والمالكون والسجل.`;

/* Profile. */
export const profileTitle = 'الملف الشخصي';
export const profileDescription = 'عناصر عنوان واحد وإدراجاته وعروضه.';

/* Watch list. */
export const watchListTitle = 'قائمة المتابعة';
export const watchListDescription = 'العناصر التي تتابعها: أسعارها وعروضها وآخر بيع لها.';

/* Notifications. */
export const notificationsTitle = 'الإشعارات';
export const notificationsDescription = 'ما حدث لعناصرك وطلباتك وما تتابعه.';

/* News by e-mail. */
export const subscribeTitle = 'الأخبار بالبريد';
export const subscribeDescription = 'ما يبدأ قريبًا وما هو جديد، بالبريد.';

/* Storage. */
export const storageTitle = 'التخزين';
export const storageDescription = 'ما يحتفظ به هذا التطبيق على جهازك، وكيف تمسحه.';

/* Documents. */
export const documentsTitle = 'الوثائق';
export const documentsDescription = 'الشروط والخصوصية وملفات الارتباط والترخيص وما يجب معرفته قبل شراء العناصر الرقمية.';
export const documentTitle = 'وثيقة';

/* Test page. */
export const testTitle = 'صفحة اختبار';
export const testDescription = 'كل جزء من الواجهة في كل حالة.';
