/* What the server itself says to people: where they asked for a page, and by mail. */
export const notFound = 'No se encontró';
export const failed = 'Ocurrió un error interno del servidor';

/* Why a page is refused, by what programs know it by. */
export const refusals = {
  'not-found': 'Página no encontrada.',
  busy: 'Se están preparando demasiadas cosas. Vuelve a intentarlo en un momento.',
  'wrong-host': 'Este servidor no responde a ese nombre.',
  'bad-path': 'La dirección tiene una codificación con porcentajes que no es válida.',
  framed: 'Esto no se muestra dentro de un marco.',
};
export const tooMany = (seconds: number) =>
  `Demasiadas solicitudes desde tu red. Vuelve a intentarlo en ${seconds === 1 ? 'un segundo' : `${seconds} segundos`}.`;

/** What the terminal says is in English. */
export const starting = (_step: string, market: string) => `${market} se está iniciando. Espera un momento.`;

/* News by e-mail. The name is the asker's and not the reader's: no stranger writes into what we send. */
export const confirmSubject = (market: string) => `Confirma las novedades de ${market}`;
export const confirmMail = (link: string, end: string, market: string) =>
  `Alguien, esperamos que tú, pidió las novedades de ${market} para este correo. Abre este enlace para aceptarlas:\n\n${link}\n\nSi no fuiste tú, no hagas nada: no recibirás más correos. Para que olvidemos este correo de inmediato, abre este enlace:\n\n${end}`;
export const alreadySubject = (market: string) => `Ya recibes las novedades de ${market}`;
export const alreadyMail = (link: string, market: string) =>
  `Alguien, esperamos que tú, pidió las novedades de ${market} para este correo. Ya las recibes. Para dejar de recibirlas, abre este enlace:\n\n${link}`;
