/* A wallet's window and the browser's popup blocker */
export const pressTitle = 'Continúa en tu billetera';
export const pressHint = 'Tu navegador abre la ventana de la billetera solo cuando pulsas el botón.';
export const pressButton = 'Abrir billetera';
export const allowPopups =
  'Puede que tu navegador la haya bloqueado. Permite las ventanas emergentes de este sitio e inténtalo de nuevo.';
export const answerFirst =
  'Puede que tu billetera ya tenga una petición abierta. Respóndela allí e inténtalo de nuevo.';
export const connectAnother = 'Para operar en esta red, conecta otra billetera. Esta se desconectará.';

/* A wallet on a phone */
export const cancelledHere = 'Lo cancelaste aquí. Puede que tu teléfono todavía muestre la solicitud.';

/* A wallet that works on one network */
export const worksOnly = (network: string) => `Esta billetera solo funciona en ${network}`;
export const oneNetwork = 'una red';
export const anotherWallet = 'Usar otra billetera';

/* What wallets of ours are called, in their windows as well. */
export const smartWallet = 'Billetera inteligente';
export const ownWallet = (market: string) => `Billetera ${market}`;
export const singleSignOn = 'Inicio de sesión único';
export const openDemoPhone = 'Abrir la billetera de teléfono de prueba';
