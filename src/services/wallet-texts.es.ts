/* A wallet's window and the browser's popup blocker */
export const pressTitle = 'Continúa en tu billetera';
export const pressHint = 'Tu navegador abre la ventana de la billetera solo cuando pulsas.';
export const pressButton = 'Abrir billetera';
export const allowPopups =
  'Puede que tu navegador la haya bloqueado. Permite las ventanas emergentes de este sitio e inténtalo de nuevo.';
export const connectAnother =
  'Esta billetera solo opera en una red. Para operar en esta, desconéctala en tu cuenta y conecta otra.';
