/* The window */
export const demoWallet = 'Billetera de prueba';
export const demoSmartWallet = 'Billetera inteligente de prueba';
export const demoPhoneWallet = 'Billetera de teléfono de prueba';
export const windowLabel = (brand: string, title: string) => `${brand}: ${title}`;
export const reject = 'Rechazar';
export const approve = 'Aprobar';
export const sign = 'Firmar';
export const moreBelow = 'Hay más abajo';
export const connect = 'Conectar';
export const backOnline = (approve: string) => `Vuelves a tener conexión. Pulsa “${approve}” otra vez o rechaza.`;
export const stillWorking = 'Seguimos en ello: la red tarda en responder.';
export const timeLeft = (approve: string, time: string) => `${approve}: quedan ${time}.`;
export const timeOver = 'Venció el permiso del mercado para esto. Rechaza y vuelve a intentarlo en el mercado.';
export const why = 'Por qué';
export const unheard =
  'La página que lo pidió se cerró, así que aquí no se puede aprobar nada. Cierra esto y vuelve a pedirlo allí.';
export const close = 'Cerrar';
export const backAndRead = 'Vuelves a tener conexión. Esto es lo que se pide: léelo y luego aprueba o rechaza.';
export const networkSilent = 'La red no responde.';
export const offline = 'No tienes conexión.';
export const approveLater = (why: string, approve: string) =>
  `${why} Pulsa “${approve}” otra vez cuando vuelvas a tenerla o rechaza: no se envió ni se firmó nada.`;
export const mayBeSent = (why: string, approve: string) =>
  `${why} La conexión se cortó durante el envío. Pulsa “${approve}” otra vez cuando vuelvas a tenerla: es la misma transacción y no puede ocurrir dos veces.`;

/* Connecting and signing */
export const connectTitle = (market: string) => `Conectar con ${market}`;
export const connectNote =
  'Esta billetera viene incluida y es solo para las redes de prueba locales. Cada vez que te conectas recibe allí dinero ficticio: 100 ETH, 20 WETH y 50,000 USDC en cada red. Nada de eso vale nada.';
export const smartConnectNote =
  'Esta ventana hace de aplicación de billetera inteligente, solo para las redes de prueba locales. Su cuenta es un contrato que pertenece a una llave de este navegador. Cada vez que te conectas recibe dinero ficticio: 100 ETH, 20 WETH y 50,000 USDC en cada red. Nada de eso vale nada.';
export const requestExpired =
  'Esta solicitud venció, así que aquí ya no se puede aprobar. Ciérrala y vuelve a pedirlo en la aplicación.';
export const phoneConnectNote =
  'Esta página hace de billetera de un teléfono, solo para las redes de prueba locales. Cada vez que te conectas recibe dinero ficticio: 100 ETH, 20 WETH y 50,000 USDC en cada red. Nada de eso vale nada.';
export const account = 'Cuenta';
export const signMessage = 'Firmar un mensaje';
export const signOrders = (count: number) => `Firmar ${count} órdenes a la vez`;
export const orderNumber = (number: number) => `Orden ${number}`;
export const signOrdersNote =
  'Firmar no cuesta nada. Quien cumpla estas condiciones puede comerciar contigo hasta que terminen.';
export const signUnknown = 'Firmar datos desconocidos';
export const forWhom = 'Para';
export const nobodyNamed = 'nadie en particular';
export const signUnknownNote = 'Esta billetera no sabe qué hace esto. Firma solo lo que te inspire confianza.';

/* A call */
export const network = 'Red';
export const step = (number: number, count: number) => `${number} de ${count}`;
export const batchNote = 'Una sola transacción: ocurre todo o no ocurre nada.';

/* Errors that the app shows */
export const unknownError = 'Error desconocido';
export const sendingBroke = 'La conexión se cortó durante el envío.';
export const wrongNetwork = 'Los datos son para otra red que la de la billetera.';
export const unknownChain = 'Esta billetera no conoce la cadena.';
export const unsupportedChain = 'La cadena no está admitida.';
export const unsupportedCapability = 'No se admite una capacidad que se pidió.';
export const unsupportedMethod = (method: string) => `El método ${method} no está admitido.`;
export const duplicateId = 'Ya hay una solicitud con este identificador.';
export const unknownId = 'No hay ninguna solicitud con este identificador.';
export const faucetSilent = 'La fuente de dinero ficticio no respondió. ¿Está en marcha el servidor?';

/* The demo smart wallet's page */
export const waitingForApp = (market: string) => `Esperando lo que pida ${market}.`;
export const openedByNobody = (market: string) =>
  `${market} abre esta página cuando te conectas con una billetera inteligente. Aquí no hay nada que hacer.`;
export const cannotStart =
  'La billetera inteligente de prueba no pudo iniciarse. Cierra esta ventana y vuelve a intentarlo.';

/* The demo phone wallet's page */
export const phoneReady =
  'Pega aquí un enlace de WalletConnect. Deja abierta esta página: en ella aparece lo que pide la aplicación.';
export const phoneJoining = 'Conectando con la aplicación…';
export const phoneConnected = (name: string) =>
  `Conectada con ${name}. Deja abierta esta página: aquí aparece lo que pide.`;
export const phoneLeft = 'Desconectada.';
export const phoneBadLink = 'Esto no es un enlace de WalletConnect o ya venció. Copia uno nuevo.';
export const phoneNoAnswer = 'La aplicación no respondió. Su código puede haber vencido: consigue allí uno nuevo.';
export const phoneElsewhere = 'Esta billetera está abierta en otra pestaña. Recarga esta página para usarla aquí.';
export const phoneCannotStart = 'La billetera de teléfono de prueba no pudo iniciarse. Vuelve a cargar esta página.';
