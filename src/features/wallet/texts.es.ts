/* Connect */
export const connectTitle = 'Conectar una billetera';
export const goesOn = 'Primero inicia sesión. Lo que pulsaste se hace justo después.';
export const searching = 'Buscando billeteras…';
export const noneFound =
  'No se encontró ninguna billetera en este navegador. Instala una extensión de billetera y vuelve a abrir esto: aparecerá aquí sola.';
export const continueIn = (wallet: string) => `Continúa en ${wallet}: pregunta si este sitio puede ver tu dirección.`;
export const continueInWindow = (wallet: string) => `Continúa en la ventana que se abrió: ${wallet}.`;
export const slow = 'Seguimos esperando. Si no ves su ventana, mira detrás de esta.';
export const slowOnPhone =
  'Seguimos esperando. Desbloquea el teléfono y abre allí la billetera: el mensaje te espera en ella.';
export const cancel = 'Cancelar';
export const nothingSigned = 'No se firmó nada. Elige una billetera para volver a intentarlo.';
export const offline = 'No tienes conexión. Conéctate a internet para conectar una billetera.';
export const lastUsed = 'La última que usaste.';
export const smartWalletHint = 'Llave de acceso, sin frase semilla. Abre su propia ventana.';
export const ownWalletHint = (network: string) =>
  `Correo y una llave de acceso o frase de contraseña. Solo opera en ${network}. Abre su propia ventana.`;
export const ssoHint = (network: string) =>
  `Una llave de acceso y sin preguntas dentro de los límites que pongas. Solo opera en ${network}. Abre su propia ventana.`;
export const demoSmartWalletHint = 'Billetera inteligente de prueba, con dinero ficticio. Abre su propia ventana.';
export const walletConnectHint = 'Escanea con una billetera del teléfono. Pide ver tu dirección.';
export const demoWalletHint = 'Con dinero ficticio, sin instalar nada';
export const extensionHint = 'Extensión del navegador. Pide ver tu dirección.';
export const signToFinish = 'Firma el mensaje en tu billetera para terminar de iniciar sesión.';
export const signOnPhone = 'Abre la billetera en tu teléfono y firma allí el mensaje para terminar de iniciar sesión.';
export const termsBefore = 'Al conectarte aceptas los';
export const terms = 'Términos de uso';
export const termsAfter = '. Iniciar sesión es un mensaje, no una transacción.';

/* A wallet on a phone */
export const scanTitle = 'Escanea para conectar';
export const scanHint = 'Abre una billetera en tu teléfono y escanea este código.';
export const scanHintOnPhone = 'Abre una billetera en este teléfono o escanea este código con otro.';
export const qrCode = 'Código QR del enlace de abajo';
export const makingLink = 'Obteniendo un código…';
export const makingSlow = 'Obtener un código tarda más de lo habitual.';
export const openWallet = 'Abrir billetera';
export const copyLink = 'Copiar enlace';
export const linkCopied = 'Enlace copiado';
export const copyFailed = 'No se pudo copiar el enlace';
export const expiresIn = (time: string) => `Vence en ${time}`;
export const expired = 'Este código venció.';
export const newCode = 'Código nuevo';

/* Sign in */
export const justConnectedAs = (address: string) => `Tu billetera está conectada como ${address}. Falta un paso.`;
export const connectedAs = (address: string) =>
  `Tu billetera está conectada como ${address}, pero no has iniciado sesión.`;
export const signInHint = 'Para iniciar sesión, tu billetera firma un mensaje. No es una transacción y no cuesta nada.';
export const signInOffline = 'No tienes conexión. Podrás iniciar sesión cuando vuelvas a conectarte.';
export const disconnect = 'Desconectar';

/* Signed in, and the wallet gone */
export const walletGoneTitle = 'Tu billetera no está conectada';
export const signedInWithout = (address: string) =>
  `Tienes la sesión iniciada como ${address}, pero la billetera de esta cuenta no está conectada aquí.`;
export const walletGoneHint =
  'Desbloquea la billetera o vuelve a conectarla: la necesita todo lo que firmes o envíes. Hasta entonces puedes mirar.';
export const signOut = 'Cerrar sesión';
export const connectAgain = 'Conectar de nuevo';

/* The wallet ended the connection by itself */
export const leftTitle = 'Se cerró tu sesión';
export const leftByWallet = 'Tu billetera terminó la conexión. Vuelve a conectarte para continuar.';

/* The account */
export const accountTitle = 'Tu cuenta';
export const balances = 'Saldos';
export const asking = 'Consultando…';
export const notKnown = 'No disponible ahora';
export const installApp = 'Instalar la aplicación';
export const installByHand =
  'Para instalar la aplicación, abre el menú Compartir de tu navegador y elige “Agregar a inicio”.';
export const connectedWith = (wallet: string) => `Conectada con ${wallet}.`;
export const someWallet = 'tu billetera';
export const reconnecting = 'Sesión iniciada. Buscando tu billetera…';
export const notConnected = 'Sesión iniciada, pero la billetera no está conectada.';
export const playNetworks = 'Son redes de prueba locales: aquí nada tiene valor real.';
export const getPlayMoney = 'Conseguir dinero de prueba';
export const playMoneyCame = 'Llegó el dinero de prueba';
export const noPlayMoney = 'El grifo no respondió. Inténtalo de nuevo.';
export const ownWalletPage = (market: string) => `Administrar tu billetera ${market}`;
export const watchList = 'Lista de seguimiento';
export const notifications = 'Notificaciones';
export const viewProfile = 'Ver perfil';

/* Sessions of a single sign-on account */
export const sessions = 'Sesiones';
export const sessionsOffline = 'No tienes conexión. Podrás cambiar las sesiones cuando vuelvas a conectarte.';
export const sessionsFailed = 'No se pudieron cargar tus sesiones.';
export const tryAgain = 'Intentar de nuevo';
export const noSessions = 'No hay ninguna sesión: cada compra pide tu llave de acceso.';
export const earlierSessions = 'Ver sesiones anteriores';
export const newSession = 'Iniciar otra sesión';
export const stillActive = (count: number) =>
  `${count === 1 ? 'Una sesión sigue activa' : `${count} sesiones siguen activas`}. Una nueva no termina ninguna: revoca las que ya no necesites.`;
export const staysActive = (count: number) =>
  count === 1 ? '1 sesión sigue activa' : `${count} sesiones siguen activas`;
export const howToEnd = (time: string) =>
  `A más tardar hasta ${time}. Para terminarlas antes, vuelve a conectarte y revócalas en Sesiones, en tu cuenta.`;
export const revoke = 'Revocar';
export const thisBrowser = 'En este navegador';
export const elsewhere =
  'Su clave está en otro navegador o se borró al cerrar la sesión. Revócala si ya no la necesitas.';
export const sessionStatus = { active: 'Activa', expired: 'Vencida', revoked: 'Revocada', inactive: 'No activa' };
export const endsAt = (time: string) => `Termina ${time}`;
export const wouldEndAt = (time: string) => `Hasta ${time}`;
export const limitsLeft = (left: string, limit: string, each: string) =>
  `Quedan ${left} de ${limit} para gastar, como máximo ${each} cada vez`;
export const feesLeft = (left: string) => `Quedan ${left} para comisiones de red que nadie más paga`;

/* Networks */
export const networkListTitle = 'Elige una red';
export const walletIsHere = 'Tu billetera está aquí';
export const chain = (id: number) => `Cadena ${id}`;
export const notOn = (networks: string) => `Tu billetera no está en ${networks}`;
export const or = ' o ';
export const changeNetwork = 'Cambia de red para continuar.';
export const switchNetwork = 'Cambiar de red';

/* Every session of the account. */
export const signOutEverywhere = 'Cerrar sesión en todas partes';
export const everywhereHint = (market: string) =>
  `Cierra la sesión de esta cuenta en ${market}, en este dispositivo y en los demás.`;
export const spendingStays =
  'Las sesiones que pueden gastar siguen activas hasta que terminen. Antes, revócalas en Sesiones.';
export const everywhereDone = 'Has cerrado la sesión en todas partes';
export const everywhereFailed = 'No se cerró ninguna sesión.';
export const everywhereOffline = 'No tienes conexión. Podrás cerrar sesión en todas partes cuando vuelvas a tenerla.';
export const storage = 'Almacenamiento en este dispositivo';
