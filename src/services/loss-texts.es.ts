/* El navegador eliminó lo que estaba guardado en este dispositivo. */
export const lost = (market: string) => `Tu navegador perdió lo que ${market} había guardado aquí`;
export const lostHint =
  'Encontró sus archivos dañados y los borró. Vuelve a iniciar sesión. Si habías enviado una transacción, búscala en tu billetera antes de repetirla.';
