/* Revoking an approval. `what` it lets move, `operator` who may. */
export const question = '¿Revocar este permiso?';
export const inWallet = 'Revoca en tu billetera';
export const revoked = 'Permiso revocado';
export const itemsOf = (collection: string) => `tus artículos de ${collection}`;
export const everyItemOf = (collection: string) => `Todos los artículos de ${collection}`;
export const anybody = 'El contrato';
export const somebody = 'un contrato';
export const anything = 'lo permitido';
export const who = 'Quién';
export const what = 'Qué';
export const checked = 'Comprobado';
export const confirm = (operator: string, what: string, network: string) =>
  `${operator} ya no podrá mover ${what} en ${network}. Los anuncios y las ofertas que necesitan este permiso dejan de funcionar hasta que lo vuelvas a dar. Pagas la comisión de red.`;
export const asked = (operator: string) => `revocar lo que ${operator} puede mover`;
export const approve = 'Abre tu billetera para retirar el permiso. Nada tuyo se mueve.';
export const done = (operator: string, what: string) => `${operator} ya no puede mover ${what}.`;
export const reverted = 'La red lo rechazó. El permiso sigue en pie.';
export const unsent = 'No se envió nada. El permiso sigue en pie.';
