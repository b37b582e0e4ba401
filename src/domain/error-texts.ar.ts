/* What stops somebody, whatever they do. */
export const notLoggedIn = 'سجّل الدخول بمحفظتك قبل المتابعة';
export const youAreOffline = (action: string) => `أنت غير متصل. اتصل \u2068${action}\u2069.`;
export const loadThis = 'لتحميل هذا';
export const tooManyRequests = (seconds: number) =>
  `طلبات كثيرة جدًا. أعد المحاولة بعد ${seconds === 0 ? 'دقيقة' : `${seconds} ث`}.`;
