export const columns = ['email', 'name', 'confirmed', 'unsubscribe'];
export const subscribers = 'Suscriptores';
export const confirmed = 'Noticias por correo, confirmadas';
export const waiting = 'Sin confirmar todavía';
export const browsers = 'Navegadores que reciben avisos';
export const noMail =
  'Este servidor no envía correo, así que nadie puede suscribirse. Indica un servidor de correo en su entorno.';
export const exportTitle = 'Sus direcciones';
export const exportText =
  'Un archivo con las direcciones confirmadas, para enviar tus noticias. Cada fila tiene un enlace para darse de baja, que debe ir en cada correo. Descarga uno nuevo cada vez: quien se ha dado de baja ya no está en él.';
export const save = 'Guardar como CSV';
export const removeTitle = 'Eliminar a alguien';
export const email = 'Dirección de correo';
export const noEmail = 'Introduce una dirección de correo, como tu@example.org.';
export const remove = 'Eliminar';
