export const forWatchList = 'Connect to see your watch list';
export const forNotifications = 'Connect to see your notifications';
export const connect = 'Connect';
