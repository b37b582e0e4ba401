/* Head and tools. */
export const collections = 'المجموعات';
export const network = 'الشبكة';
export const allNetworks = 'كل الشبكات';
export const sort = 'ترتيب';
export const volumeHour = 'حجم التداول، ساعة';
export const volumeDay = 'حجم التداول، 24 س';
export const volumeWeek = 'حجم التداول، 7 أيام';
export const volume = 'حجم التداول';
export const floorDescending = 'أدنى سعر، من الأعلى';
export const floorAscending = 'أدنى سعر، من الأدنى';
export const floor = 'أدنى سعر';
export const mostItems = 'الأكثر عناصر';
export const items = 'العناصر';
export const mostOrders = 'الأكثر طلبات';
export const orders = 'الطلبات';
export const newest = 'الأحدث';
export const nameAscending = 'الاسم، أبجديًا';
export const name = 'الاسم';

/* List. */
export const noCollectionsTitle = 'لا مجموعات هنا';
export const noCollectionsText = 'لا مجموعات على هذه الشبكة بعد.';

/** What failed to load, as the subject of "… could not be loaded". */
export const collectionsSubject = 'المجموعات';
