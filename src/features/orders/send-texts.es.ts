/* Sending items: loaded with its form. */
export const send = 'Enviar';
export const sendItems = (items: number, copies: bigint) =>
  items > 1 ? `Enviar ${items} artículos` : copies > 1n ? `Enviar ${copies} ejemplares` : send;
export const recipient = 'Dirección del destinatario';
export const paste = 'Pegar';
export const to = 'A';
export const copies = 'Ejemplares';
export const copiesOf = (item: string) => `Ejemplares de ${item}`;
export const leaveOut = (item: string) => `Excluir ${item}`;
export const own = (count: bigint) => `Tienes ${count}.`;
export const ownOnly = (count: bigint) => `Solo tienes ${count}`;
export const cancelListing = 'Cancelar anuncio';
export const thisNetwork = 'esta red';
export const noNames = (network: string) => `En ${network} no se conocen nombres. Pega la dirección.`;
export const askingForName = 'Buscando este nombre…';
export const noSuchName = (name: string) => `${name} no lleva a ninguna cuenta. Revisa el nombre o pega la dirección.`;
export const nameNotAsked = 'Ahora no se pueden consultar nombres. Pega la dirección.';
export const neverUsed = (network: string) => `Esta cuenta nunca se ha usado en ${network}. Revisa la dirección.`;
export const contract =
  'Esta dirección es de un contrato que acepta esto. Asegúrate de que alguien pueda enviarlo desde allí.';
export const refused = (items: number) =>
  `Esta dirección es de un contrato que rechaza ${items > 1 ? 'estos artículos' : 'este artículo'}. Elige otra dirección.`;
export const noWayBack = 'Lo que se envía no se puede recuperar. Compara la dirección completa.';

/** What is listed stays signed: it sleeps while its item is with somebody else. */
export const hint = 'A esto se suma la comisión de la red. Tu billetera te pide confirmarlo antes de que pase nada.';
export const hintForSeveral =
  'Tu billetera te pide confirmación una vez por cada uno, uno tras otro, o una vez por todos si puede. A cada uno se suma la comisión de red.';
export const offline = 'No tienes conexión. Podrás enviar cuando vuelvas a conectarte.';

export function listed(names: readonly string[], count: number): string {
  const what = names.length === 1 ? `${names[0]} está en venta` : `${names.length} de estos artículos están en venta`;
  return count === 1
    ? `${what}: después el anuncio no puede ejecutarse, y vuelve a activarse si el artículo regresa. Cancélalo primero.`
    : `${what}: después los anuncios no pueden ejecutarse, y vuelven a activarse si los artículos regresan. Cancélalos primero.`;
}
