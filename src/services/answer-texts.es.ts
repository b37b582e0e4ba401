import { plural } from '../language/plural.ts';

/* What a server that fails, or cannot answer now, means for somebody. */
export const done = '¡Listo!';
export const doneHint = 'El servidor respondió correctamente.';
export const serverError = '¡Ocurrió un error interno del servidor!';
export const serverErrorHint = 'Inténtalo más tarde...';
export const tooMany = 'Demasiadas solicitudes';
export const cannotAnswer = 'El servidor no puede responder ahora';
export const tryingAgain = (seconds: number) =>
  `Se intentará de nuevo en ${plural(seconds, { one: `${seconds} segundo`, other: `${seconds} segundos` })}.`;
export const notInTime = 'El servidor no respondió a tiempo';
export const notReached = 'No se puede contactar con el servidor';
export const networkNotInTime = 'La red no respondió a tiempo';
export const networkNotReached = 'No se puede contactar con la red';
export const noReason = 'No se dio ningún motivo';
export const notSignedIn = 'No has iniciado sesión';
