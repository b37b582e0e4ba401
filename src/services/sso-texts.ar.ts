/* What people read of single sign-on sessions */
export const noticeTitle = 'انتهت الجلسة';
export const expired = 'انقضت جلستك. ابدأ جلسة جديدة من «الجلسات» في حسابك.';
export const revoked = 'أُلغيت جلستك. ابدأ جلسة جديدة من «الجلسات» في حسابك.';
export const inactive = 'جلستك غير فعّالة. ابدأ جلسة جديدة من «الجلسات» في حسابك.';
export const unreadable = 'أعطت المحفظة إجابة لا يمكن قراءتها.';
export const failed = 'لم تنفّذه الشبكة. أعد المحاولة.';
export const slow = 'لم تؤكده الشبكة بعد. انظر ثانية بعد قليل.';
