export const follow = 'متابعة';
export const unfollow = 'إلغاء المتابعة';
export const followed = {
  artist: (name: string) => `أنت تتابع \u2068${name}\u2069`,
  collection: (name: string) => `أنت تتابع \u2068${name}\u2069`,
};
export const followedText = 'يظهر الجديد في إشعاراتك على هذا الجهاز ما دمت مسجّل الدخول.';
export const followedSignedOut = 'سجّل الدخول ليظهر الجديد في إشعاراتك على هذا الجهاز.';
