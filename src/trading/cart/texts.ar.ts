/* Changing the cart. */
export const cannotChange = 'لا يمكن تغيير السلة';
export const cannotChangeHint = 'أعد تحميل الصفحة وحاول ثانية.';
export const ownListing = 'هذا إدراجك أنت';
export const ownListingHint = 'لا يمكنك إضافته إلى سلتك.';
export const full = 'السلة ممتلئة';
export const fullHint = (most: number) => `تتسع لـ ${most} عنصرًا. اشترِ بعضها أو أزله أولًا.`;
export const pricesUnchecked = 'تعذّر التحقق من الأسعار.';

/* Buying it. */
export const changed = 'تغيّر شيء منذ أن نظرت. لم يُشترَ شيء. راجع السلة واضغط شراء من جديد.';
export const notStarted = 'تعذّر بدء الشراء';
export const restNotBought = 'لم يُشترَ باقي السلة';
export const restNotBoughtHint = 'افتح السلة وحاول ثانية.';

/** "You are offline. Connect to …" */
export const toBuy = 'للشراء';
