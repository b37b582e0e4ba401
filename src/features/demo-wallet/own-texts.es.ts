/* The own wallet's window */
export const brand = (market: string) => `Billetera ${market}`;
export const opening = 'Un momento.';
export const openedByNobody = 'Un mercado abre esta ventana cuando usas allí tu billetera. Aquí no hay nada que hacer.';
export const waiting = 'Esperando lo que se pida.';
export const stopped = 'Esto no funcionó';
export const cannotStart = 'La billetera no pudo iniciarse.';
export const startAgain = 'Intentar de nuevo';
export const cancel = 'Cancelar';
export const tryAgain = 'Esto no funcionó. Inténtalo de nuevo.';
export const noConnection = 'No se puede acceder a la billetera. Revisa tu conexión y vuelve a intentarlo.';

/* A new wallet */
export const newTitle = 'Crea tu billetera';
export const newText = (email: string) =>
  `Tu llave se crea en esta ventana y solo tú puedes abrirla. La guardamos cerrada para ${email}: ni nosotros ni quien lea tu correo puede usarla.`;
export const withPasskey = 'Protegerla con una llave de acceso';
export const or = 'o';
export const withPassphrase = 'Protegerla con esta frase';
export const noPasskey =
  'Este dispositivo o navegador no tiene llaves de acceso que puedan cerrar una llave. Usa una frase de contraseña.';
export const passphrase = 'Frase de contraseña';
export const passphraseAgain = 'Escríbela otra vez';
export const passphraseHint = (least: number) =>
  `Al menos ${least} caracteres: unas cuantas palabras sin relación son buena idea.`;
export const passphraseShort = (least: number) => `Necesita al menos ${least} caracteres.`;
export const passphraseFew = (least: number) =>
  `Necesita al menos ${least} caracteres distintos: esta se adivina enseguida.`;
export const passphraseSequence = 'Es una simple secuencia de letras o dígitos, que se adivina enseguida.';
export const passphraseRepeated = 'Es un trozo corto repetido una y otra vez, que se adivina enseguida.';
export const passphraseNoLetters = 'Necesita letras: solo con dígitos y signos se adivina pronto.';
export const passphraseCommon = 'Está hecha de las palabras más comunes en las contraseñas, que se adivinan enseguida.';
export const passphraseEmail = 'Es tu correo electrónico, que otros conocen.';
export const passphraseDiffers = 'Las dos no son iguales.';

/* Recovery */
export const recoveryTitle = 'Anota tu código de recuperación';
export const recoveryText =
  'Abre tu billetera si pierdes tu llave de acceso o tu frase de contraseña. Quien lo tenga puede quedarse con tu billetera, y sin él nadie puede ayudarte. Se muestra una sola vez.';
export const copy = 'Copiar el código';
export const copied = 'Copiado.';
export const notCopied = 'No se pudo copiar. Selecciónalo o anótalo.';
export const recoveryLabel = 'Escribe sus últimos seis caracteres para continuar';
export const recoveryWrong = 'Esos no son sus últimos seis caracteres.';
export const goOn = 'Continuar';

/* Unlocking */
export const unlockTitle = 'Desbloquea tu billetera';
export const unlockPasskey = 'Desbloquear con tu llave de acceso';
export const unlock = 'Desbloquear';
export const lost = '¿Perdiste la llave de acceso o la frase?';
export const lostPasskey = '¿Perdiste la llave de acceso?';
export const lostPassphrase = '¿Perdiste la frase de contraseña?';
export const recoveryCode = 'Código de recuperación';
export const recoverTitle = 'Usa tu código de recuperación';
export const recoverText = 'Abre tu billetera, y eliges una nueva frase de contraseña.';
export const recoverTextFirst = 'Abre tu billetera, y eliges una frase de contraseña para ella.';
export const back = 'Volver';
export const useRecovery = 'Abrir con el código de recuperación';
export const wrongPassphrase = 'Esta frase de contraseña no abre la billetera.';
export const wrongRecovery = 'Este código de recuperación no abre la billetera.';
export const passkeyFailed = 'No se usó la llave de acceso. Inténtalo de nuevo o usa otro modo.';
export const newPassphraseTitle = 'Elige una nueva frase de contraseña';
export const newPassphraseText =
  'El código de recuperación sigue siendo el mismo. Tu frase anterior ya no abrirá la billetera.';
export const firstPassphraseTitle = 'Elige una frase de contraseña';
export const firstPassphraseText =
  'Desde ahora abrirá tu billetera. El código de recuperación sigue siendo el mismo, y también tu llave de acceso, si la encuentras.';
export const keep = 'Guardar la frase';

/* Another account */
export const anotherTitle = 'Esto es para otra cuenta';
export const anotherText = (email: string, address: string) =>
  `Tienes la sesión iniciada como ${email}. Esta solicitud es para ${address}, otra cuenta.`;
export const anotherEmail = 'Usar otro correo';
export const reject = 'Rechazar';

/* What is asked */
export const connectTitle = 'Conectar este sitio';
export const connectNote = 'El sitio ve tu dirección y puede pedirte firmas. No puede hacer nada sin tu aprobación.';
export const playMoney = 'En estas redes de prueba tu cuenta recibe dinero ficticio.';
export const site = 'Sitio';
export const account = 'Cuenta';
export const email = 'Correo';
export const accountOf = (address: string, email: string) => `${address} (${email})`;
export const otherSite = (named: string, asking: string) =>
  `El mensaje inicia tu sesión en ${named}, pero lo pide ${asking}. Se rechazó.`;
export const tooMany = 'A la billetera se le pide demasiado a la vez.';
