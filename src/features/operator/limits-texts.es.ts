export const limits = 'Límites';
export const multiplier = 'Multiplicador';
export const configured = 'Según LIMITS_SCALE';
export const newMultiplier = 'Nuevo multiplicador de todos los límites';
export const noMultiplier = (least: string, most: string) =>
  `Introduce un número de ${least} a ${most}, con dos decimales como máximo.`;
export const set = 'Fijar';
export const follow = (scale: string) => `Según la configuración (${scale})`;
export const what =
  'Un cambio vale en todos los nodos en menos de un segundo y se mantiene tras reiniciar. Con 1, cada límite es muchas veces lo que necesita una persona. Un número menor frena antes las avalanchas, pero también a quienes comparten dirección, como en una oficina. La consola siempre deja sitio para tus propias llamadas.';
export const counted = 'Qué se cuenta';
export const countedText =
  'Los límites valen para cada dirección de red y, con sesión iniciada, para cada cuenta. «Rechazados» son las direcciones y cuentas que el nodo que te ha respondido ha rechazado en la última hora.';
export const names = {
  pages: 'Páginas',
  renders: 'Páginas que dibuja el servidor; a partir de ahí las dibuja el navegador',
  files: 'Programas, estilos, fuentes e iconos',
  pictures: 'Imágenes',
  reads: 'Llamadas que no cambian nada, como listas, artículos y búsquedas',
  writes: 'Llamadas que cambian algo, como órdenes y cancelaciones',
  signIn: 'Inicios de sesión',
  refresh: 'Renovaciones de sesión',
  metadata: 'Peticiones de volver a leer los metadatos de un artículo',
  names: 'Consultas de nombres de cuentas (ENS)',
  faucet: 'El grifo, solo en las redes integradas',
  rpc: 'Llamadas a los nodos de las redes',
  reports: 'Avisos de los navegadores sobre infracciones de la política',
  codes: 'Peticiones de códigos de un solo uso y de las noticias',
} as const;
export const messages = 'Mensajes a un mismo destinatario, los pida quien los pida';
export const live = 'Páginas abiertas que siguen los cambios; no se multiplica';
export const byAddress = (count: string) => `${count} por minuto y dirección`;
export const byAccount = (count: string) => `${count} por cuenta`;
export const hourly = (count: string) => `${count} por hora`;
export const atOnce = (count: string) => `${count} a la vez por dirección`;
export const onNode = (count: string) => `${count} en cada nodo`;
export const refused = (count: string) => `Rechazados: ${count}`;
export const nobody = 'Nadie rechazado';
export const did = (scale: string) => `Todos los límites, multiplicados por ${scale}`;
export const didFollow = 'Todos los límites, según la configuración';
