export const add = 'Añadir una colección';
export const where = 'Dirección o enlace de un explorador';
export const network = 'Red';
export const look = 'Buscar';
export const noAddress = 'Ahí no hay ninguna dirección: 0x y 40 cifras o letras de la a a la f.';
export const looking = 'Preguntando a su contrato…';
export const searching = 'Buscando su primer bloque…';
export const cancel = 'Cancelar';
export const name = 'Nombre';
export const slug = 'Palabra para sus páginas';
export const slugProblem = 'Usa letras de la a a la z, cifras y guiones, 64 como máximo.';
export const pages = (path: string) => `Sus páginas estarán en ${path}.`;
export const block = 'El bloque en que se creó';
export const blockUnknown =
  'El proveedor de la red no recuerda tanto. Si tampoco conoces el bloque, indica uno anterior: la lectura solo tarda más.';
export const blockProblem = 'Un bloque es un número entero.';
export const type = 'Tipo';
export const types = { 2: 'Artículos únicos (ERC-721)', 3: 'Artículos con copias (ERC-1155)' } as const;
export const items = 'Artículos';
export const creator = 'Dueño del contrato';
export const royalty = 'Regalía';
export const royaltyOf = (percent: string, recipient: string) => `${percent} para ${recipient}`;
export const none = 'Ninguna';
export const notSaid = 'No lo dice';
export const firstBlock = 'Primer bloque';
export const hosts = 'Metadatos e imágenes de';
export const noHosts = 'El propio contrato';
export const hostsUnknown = 'Aún no se sabe';
export const hostsText = 'Este servidor leerá de estos hosts.';
export const problems = {
  'document-unread':
    'No se ha podido leer lo que el contrato dice de la colección. Se intentará de nuevo cuando esté añadida.',
  'no-item':
    'Todavía no tiene el artículo 0 ni el 1, así que no se sabe dónde estarán sus metadatos. Añade la colección más tarde, o pon ese host en CONTENT_HOSTS cuando tenga artículos.',
  'item-unread': 'No se han podido leer los metadatos de su primer artículo: puede faltar un host de sus imágenes.',
  'no-gateway': 'Una parte está en IPFS, que este servidor no lee: configura IPFS_GATEWAY.',
} as const;
export const confirm = 'Añadir';
export const what =
  'Sus artículos y su historial se leen enseguida, y se pueden comprar y vender aquí. Puedes volver a quitarla.';
export const refusals: Readonly<Record<string, string>> = {
  'operator.no-contract': 'No hay ningún contrato en esta dirección de esta red. ¿Es la red correcta?',
  'operator.no-collection': 'Este contrato no dice que sea una colección (ERC-721 o ERC-1155).',
  'operator.chain-silent': 'El proveedor de la red no responde. Míralo en Redes e inténtalo de nuevo.',
  'operator.known': 'Este mercado ya la tiene. Si se quitó, vuelve a mostrarla más abajo.',
};
export const addedHere = 'Añadida aquí';
export const takenOff = 'Quitada';
export const takeOff = 'Quitar';
export const takeOffNamed = (name: string) => `Quitar ${name}`;
export const listAgain = 'Mostrar de nuevo';
export const listAgainNamed = (name: string) => `Mostrar ${name} de nuevo`;
