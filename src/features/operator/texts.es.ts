/* La consola de quien opera el mercado. */
import { plural } from '../../language/plural.ts';

export const title = 'Consola';
export const lead =
  'Solo quienes operan el mercado ven esta página. Todo lo que haces queda registrado. Las decisiones se pueden deshacer; reintentar o descartar una tarea, no.';
export const parts = 'Partes de la consola';
export const tabs = {
  networks: 'Redes',
  reports: 'Denuncias',
  hidden: 'Oculto',
  collections: 'Colecciones',
  jobs: 'Tareas',
  limits: 'Límites',
  theme: 'Tema',
  subscribers: 'Suscriptores',
  fees: 'Comisiones',
  backups: 'Copias de seguridad',
  log: 'Registro',
} as const;

export const states = { starting: 'Empezando', following: 'Al día', behind: 'Con retraso', down: 'Caída' } as const;
export const block = (block: string, head: string) => `Bloque ${block} de ${head}`;
export const noBlock = 'Aún no se ha leído ningún bloque';
export const lag = (span: string) => `Leída hasta hace ${span}`;
export const noNetworks = 'Este nodo no sigue ninguna red';
export const noNetworksText = 'Otro nodo de este mercado lee las cadenas.';

export const hideTitle = (name: string) => `¿Ocultar ${name}?`;
export const hideWhy = '¿Por qué?';
export const hideNote = 'Con tus palabras, a la vista de todos (opcional)';
export const hideWhat = {
  item: 'Desaparece de listas, búsquedas, perfiles y canales, y aquí no se puede comerciar con él. Sigue siendo de quien lo tiene, y las páginas guardadas en dispositivos se quedan allí. El motivo y tus palabras están en el registro público.',
  collection:
    'La colección, sus artículos y sus órdenes desaparecen de listas, búsquedas, perfiles y canales, y aquí no se puede comerciar con ellos. Las páginas guardadas en dispositivos se quedan allí. El motivo y tus palabras están en el registro público.',
} as const;
export const hide = 'Ocultar';
export const hideNamed = (name: string) => `Ocultar ${name}`;
export const showAgain = 'Volver a mostrar';
export const showNamed = (name: string) => `Volver a mostrar ${name}`;

export const lookUp = 'Busca un artículo o una colección para ocultar';
export const lookUpHint = 'Enlace, contrato o nombre';
export const find = 'Buscar';
export const notFound = 'Este mercado no tiene nada en esa dirección.';
export const isHidden = 'Oculto';
export const hiddenNone = 'No hay nada oculto';
export const hiddenNoneText = 'Lo que ocultes aparecerá aquí, con el camino de vuelta.';

export const reportsNone = 'No hay denuncias pendientes';
export const reportsNoneText = 'Lo que se denuncie aparece aquí hasta que lo ocultes o lo apartes.';
export const reportCount = (count: string) => plural(count, { one: `${count} denuncia`, other: `${count} denuncias` });
export const setAside = 'Apartar';
export const setAsideNamed = (name: string) => `Apartar las denuncias de ${name}`;
export const original = 'El original';

export const searchCollections = 'Buscar colecciones';
export const collectionsNone = 'Ninguna colección se llama así';
export const counts = (items: string, listed: string) => `${items} artículos, ${listed} en venta`;
export const verified = 'Verificada';
export const byYou = 'Decidido aquí';
export const byConfiguration = 'Según la configuración';
export const verify = 'Verificar';
export const verifyNamed = (name: string) => `Verificar ${name}`;
export const notVerified = 'Sin verificar';
export const unverify = 'Retirar la marca';
export const unverifyNamed = (name: string) => `Retirar la marca de ${name}`;
export const follow = 'Usar la configuración';
export const followNamed = (name: string) => `Usar la configuración de ${name}`;
export const place = (name: string) => `Lugar de ${name} en la página de inicio`;
export const placeNone = 'Inicio: por volumen';
export const placeAt = (at: string) => `Inicio: lugar ${at}`;
export const placeBelowDrops =
  'Ahora hay un lanzamiento al principio de la página de inicio. Este lugar cuenta en la fila «Colecciones destacadas», más abajo.';

export const jobKinds = {
  recount: 'Cifras de una colección',
  mail: 'Correo',
  prune: 'Limpieza',
  document: 'Datos de una colección según su contrato',
  backup: 'Copias de seguridad',
  metadata: 'Metadatos de artículos',
  push: 'Avisos',
} as const;
export const allJobs = 'Todo lo abandonado';
export const jobsWaiting = (count: string) => `En espera: ${count}`;
export const jobsRunning = (count: string) => `En curso: ${count}`;
export const jobsRetrying = (count: string) => `Por reintentar: ${count}`;
export const browsersNotReached = (count: string) => `Navegadores sin alcanzar: ${count}`;
export const jobsDead = (count: string) => `Abandonadas: ${count}`;
export const jobsOldest = (span: string) => `La más antigua, desde hace ${span}`;
export const jobCounts = 'El número de tareas';
export const failedJobs = 'Lo que ha fallado';
export const failedNone = 'No ha fallado nada';
export const failedNoneText = 'Lo que falla se reintenta solo. Lo que se abandona queda aquí.';
export const failedAt = (time: string, tries: string) =>
  plural(tries, { one: `${time}, tras ${tries} intento`, other: `${time}, tras ${tries} intentos` });
export const retryAt = (time: string) => `Próximo intento: ${time}`;
export const noReason = 'No se anotó el motivo';
export const again = 'Reintentar';
export const againNamed = (what: string) => `Reintentar: ${what}`;
export const allAgain = 'Reintentar todo';
export const discard = 'Descartar';
export const discardNamed = (what: string) => `Descartar: ${what}`;

export const logNone = 'Aún no se ha decidido nada';
export const did = {
  backUp: 'Copia de seguridad pedida',
  exportSubscribers: (count: string) =>
    plural(count, { one: `${count} suscriptor exportado`, other: `${count} suscriptores exportados` }),
  removeSubscriber: 'Un suscriptor eliminado',
  add: (name: string) => `${name}: añadida`,
  takeOff: (name: string) => `${name}: quitada`,
  hide: (name: string) => `${name}: oculto`,
  show: (name: string) => `${name}: a la vista otra vez`,
  verify: (name: string) => `${name}: verificada`,
  unverify: (name: string) => `${name}: sin verificar`,
  follow: (name: string) => `${name}: verificada según la configuración`,
  place: (name: string, at: string) => `${name}: en el lugar ${at} de la página de inicio`,
  unplace: (name: string) => `${name}: en la página de inicio por su volumen`,
  setAside: (name: string) => `Denuncias de ${name} apartadas`,
  reopen: (name: string) => `Denuncias de ${name} abiertas otra vez`,
  again: (what: string) => `${what}: se intentará de nuevo`,
  discard: (what: string) => `${what}: descartado`,
} as const;
export const gone = 'Algo que ya no está';
export const undo = 'Deshacer';
export const undoNamed = (what: string) => `Deshacer: ${what}`;
export const undone = 'Deshecho';
export const isUndo = 'Deshace una entrada anterior';
export const failed = 'No se ha podido hacer. Inténtalo de nuevo.';
export const offline = 'No tienes conexión: lo que se muestra puede ser antiguo, y no se puede decidir nada.';
