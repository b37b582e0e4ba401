/* What people read of single sign-on sessions */
export const noticeTitle = 'Sesión terminada';
export const expired = 'Tu sesión venció. Inicia otra en Sesiones, en tu cuenta.';
export const revoked = 'Tu sesión fue revocada. Inicia otra en Sesiones, en tu cuenta.';
export const inactive = 'Tu sesión no está activa. Inicia otra en Sesiones, en tu cuenta.';
export const unreadable = 'La billetera dio una respuesta que no se puede leer.';
export const failed = 'La red no lo llevó a cabo. Inténtalo de nuevo.';
export const slow = 'La red aún no lo ha confirmado. Mira de nuevo en un momento.';
