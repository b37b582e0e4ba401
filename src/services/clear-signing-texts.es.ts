/* A call that no descriptor explains. */
export const sendTransaction = 'Enviar una transacción';
export const to = 'A';
export const youSend = 'Envías';
export const call = 'Hace';
export const unexplained = (selector: string) =>
  `Sin explicación: no se sabe nada de ${selector}. Aprueba solo lo que te inspire confianza.`;
