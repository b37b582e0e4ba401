/* What people read of single sign-on sessions */
export const noticeTitle = 'Session ended';
export const expired = 'Your session has expired. Start a new one under Sessions, in your account.';
export const revoked = 'Your session was revoked. Start a new one under Sessions, in your account.';
export const inactive = 'Your session is not active. Start a new one under Sessions, in your account.';
export const unreadable = 'The wallet gave an answer that cannot be read.';
export const failed = 'The network did not carry it out. Try again.';
export const slow = 'The network has not confirmed it yet. Look again in a moment.';
