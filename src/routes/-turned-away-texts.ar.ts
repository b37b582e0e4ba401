export const forWatchList = 'اتصل لترى قائمة متابعتك';
export const forNotifications = 'اتصل لترى إشعاراتك';
export const connect = 'اتصال';
