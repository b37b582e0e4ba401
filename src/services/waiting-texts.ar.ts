export const notChanged = 'لم تتغيّر قائمة المتابعة';
export const refused = (name: string, why: string) => `\u2068${name}\u2069: \u2068${why}\u2069`;
