/* In the header and the bar below */
export const connect = 'اتصال';
export const signIn = 'تسجيل الدخول';
export const account = (address: string) => `الحساب \u2068${address}\u2069`;
export const walletMissing = 'المحفظة غائبة';
export const accountWithout = (address: string) => `الحساب \u2068${address}\u2069: المحفظة غائبة`;
export const you = 'أنت';
export const unknownNetwork = 'شبكة غير معروفة';
export const network = (name: string) => `الشبكة: \u2068${name}\u2069`;
