export const forWatchList = 'Conéctate para ver tu lista de seguimiento';
export const forNotifications = 'Conéctate para ver tus notificaciones';
export const connect = 'Conectar';
