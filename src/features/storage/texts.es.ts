export const title = 'Almacenamiento';
export const intro = (market: string) =>
  `Lo que ${market} guarda en este dispositivo para abrirse al instante y funcionar sin red.`;
export const looking = 'Mirando lo que hay guardado…';
export const unknown = 'Este navegador no dice qué guarda.';
export const lookAgain = 'Mirar de nuevo';
export const inUse = 'En uso';
export const amount = (used: string, quota: string) => `${used} de ${quota}`;
export const notKnown = 'No se sabe';
export const pictures = 'Imágenes';
export const answers = 'Páginas y listas';
export const transactions = 'Transacciones';
export const isProtected = 'Protegido contra el borrado';
export const yes = 'Sí';
export const no = 'No';
export const removePictures = 'Quitar las imágenes';
export const removeAnswers = 'Quitar páginas y listas';
export const protect = 'Proteger';
export const picturesRemoved = 'Se quitaron las imágenes. Se cargan de nuevo cuando las ves.';
export const answersRemoved = 'Se quitaron las páginas y listas. Se cargan de nuevo cuando las abres.';
export const agreed = (market: string) => `El navegador no borra nada de ${market} por su cuenta.`;
export const refused = (market: string) => `El navegador no aceptó. Suele hacerlo cuando ${market} está instalada.`;
export const failed = 'No se pudo hacer';
export const transactionsStay =
  'Las transacciones se quedan hasta que cierras la sesión: una compra en curso se encuentra por su registro. Cuando el dispositivo está lleno, primero se van las imágenes, luego las páginas y listas, y las transacciones nunca.';
export const keptTitle = 'Colecciones guardadas sin conexión';
export const keptNone = 'Todavía ninguna. La página de una colección tiene un botón para ello.';
