/* What the pages of the wallet's origin say that the server writes, and what it sends. */
export const brand = (market: string) => `Billetera ${market}`;
export const backToWallet = 'Volver a la billetera';

/* The login */
export const emailTitle = 'Iniciar sesión con tu correo';
export const emailText = (digits: number) =>
  `Te enviamos un código de ${digits} dígitos. Si es tu primera vez aquí, recibes una billetera.`;
export const emailLabel = 'Correo electrónico';
export const sendCode = 'Enviar el código';
export const cancel = 'Cancelar';
export const codeTitle = 'Escribe el código';
export const codeText = (email: string) => `Si ${email} puede recibir correo, el código va en camino.`;
export const codeLimits = (minutes: number, tries: number) =>
  `Sirve durante ${minutes} minutos y ${tries} intentos. Puedes pedir unos pocos códigos por hora.`;
export const codeLabel = 'Código';
export const signIn = 'Iniciar sesión';
export const newCode = 'Enviar otro código';
export const otherAddress = 'Usar otro correo';
export const noEmail = 'Eso no es un correo electrónico.';
export const codeOver = (tries: number, minutes: number) =>
  `Los códigos dejan de servir tras ${tries} intentos o ${minutes} minutos. Pide uno nuevo.`;
export const wrongCode = (left: number) =>
  `Ese no es el código. ${left === 1 ? 'Queda un intento' : `Quedan ${left} intentos`}.`;
export const outbox = {
  before: 'Ningún correo sale de esta máquina: lo que se enviaría está en la ',
  link: 'bandeja de salida',
  after: '.',
};

/* Signing out */
export const signOutTitle = '¿Cerrar la sesión de la billetera?';
export const signOutText =
  'La próxima vez se te pedirá un código de nuevo. Lo que hay en la billetera sigue siendo tuyo.';
export const signOut = 'Cerrar sesión';
export const staySignedIn = 'Seguir con la sesión iniciada';
export const signedOutTitle = 'Cerraste la sesión';

/* The account */
export const accountTitle = 'Tu billetera';
export const nobody = 'Aquí nadie tiene la sesión iniciada.';
export const signedInAs = (email: string) => `Sesión iniciada como ${email}.`;
export const addressIs = (address: string) => `Dirección de tu cuenta: ${address}`;
export const linkedPhone = (phone: string) => `Número de teléfono vinculado: ${phone}.`;
export const linkPhone = 'Vincular un número de teléfono';
export const linkAnotherPhone = 'Vincular otro número de teléfono';

/* Where somebody is signed in */
export const loginsTitle = 'Dónde tienes la sesión iniciada';
export const loginsText = (email: string) =>
  `Navegadores con la sesión iniciada como ${email}. Volver a iniciarla allí pide un código nuevo; la llave de tu billetera solo se abre con tu llave de acceso o tu frase de contraseña.`;
export const someBrowser = 'Un navegador que no dice cuál es';
export const browserOn = (browser: string, device: string) => `${browser} en ${device}`;
export const thisBrowser = 'Este navegador';
export const used = (last: string, begun: string) => `Último uso: ${last}. Sesión iniciada: ${begun}`;
export const justNow = 'justo ahora';
export const signOutOf = (browser: string) => `Cerrar la sesión de ${browser}`;
export const ended = 'Se cerró esa sesión.';
export const endOthers = 'Cerrar sesión en los demás';
export const nowhereElse = 'No tienes la sesión iniciada en ningún otro lugar.';

/* The outbox */
export const outboxTitle = 'Bandeja de salida';
export const outboxText =
  'Lo que este servidor enviaría si tuviera un servidor de correo. Solo lo ve esta máquina, y se vacía al reiniciar.';
export const outboxEmpty = 'Todavía no se envió nada.';

/* What went wrong */
export const problemTitle = 'Esto no funcionó';
export const startAgain = 'Empezar de nuevo';
export const loginGone = 'Este inicio de sesión terminó o se empezó en otra ventana.';
export const notBegunHere = 'Este inicio de sesión no se empezó aquí o ya terminó.';
export const loginOver = 'Este inicio de sesión ya terminó.';
export const storeSilent = 'La billetera no puede acceder a sus datos ahora. Vuelve a intentarlo en un momento.';
export const tooMany = (seconds: number) =>
  `Demasiadas solicitudes desde tu red. Vuelve a intentarlo en ${seconds === 1 ? 'un segundo' : `${seconds} segundos`}.`;
/** Instead of what is for engineers, and in English. */
export const notAnswered = 'No se puede responder a lo que se pidió aquí.';

/* What is sent */
export const mailSubject = (code: string) => `Tu código: ${code}`;
export const phoneSubject = 'Mensaje corto';
export const message = (code: string, minutes: number, market: string) =>
  `${code} es tu código para la billetera ${market}. Sirve durante ${minutes} minutos. Escríbelo solo en la ventana de la billetera ${market} y no lo compartas con nadie.`;
