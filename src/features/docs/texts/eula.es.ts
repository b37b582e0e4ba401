import type { DocumentSection } from '../document-content.ts';

export const sections = (market: string): readonly DocumentSection[] => [
  {
    id: 'the-app',
    title: 'De qué app se trata',
    parts: [
      `Este acuerdo trata de la propia app de ${market}: el programa que tu navegador carga desde esta dirección y la copia que guarda cuando añades la app a tu pantalla de inicio. El uso del servicio que hay detrás es materia de los términos de uso.`,
    ],
  },
  {
    id: 'licence',
    title: 'Licencia',
    parts: [
      'El código fuente de Vitrine se publica bajo la licencia MIT. Puedes usarlo, copiarlo, modificarlo, publicarlo y venderlo, y operar con él tu propio mercado, siempre que el aviso de derechos de autor y el texto de la licencia lo acompañen.',
      'Las tipografías y los dibujos que acompañan a la app tienen licencias propias, que permiten este uso: Instrument Sans y Hedvig Letters Serif, la SIL Open Font License; los iconos de la interfaz, la licencia ISC. Sus textos forman parte del código publicado.',
      'Los artículos que se muestran en la app no forman parte de ella. Cada uno pertenece a quien lo hizo, y esta licencia no te da ningún derecho sobre ellos.',
    ],
  },
  {
    id: 'installing',
    title: 'Instalación y actualizaciones',
    parts: [
      `Añadir ${market} a una pantalla de inicio no instala más de lo que tu navegador permite a cualquier sitio: una copia del programa y un almacén limitado para lo que has visto. Al quitar la app de la pantalla de inicio y borrar los datos del sitio se eliminan ambos.`,
      'La app comprueba si hay versiones más nuevas de sí misma. Cuando hay una, te lo dice y espera tu decisión, salvo que una parte de la versión anterior ya no se sirva y no pueda cargarse de otro modo; entonces se recarga una vez. Nunca se sustituye a sí misma mientras haya una solicitud abierta en tu billetera.',
    ],
  },
  {
    id: 'what-it-may-do',
    title: 'Qué hace la app en tu dispositivo',
    parts: [
      {
        list: [
          'Se comunica con los servidores que nombra su configuración y con tu billetera, y con nadie más.',
          'Comprueba las transacciones que enviaste mientras está cerrada, si tu navegador lo permite, y al hacerlo solo lee.',
          'No puede firmar ni enviar nada sin tu billetera, y tu billetera te pregunta.',
        ],
      },
    ],
  },
  {
    id: 'without-warranty',
    title: 'Sin garantía',
    parts: [
      'El software se ofrece “tal cual”, sin garantía de ningún tipo, expresa ni implícita, incluidas las de idoneidad para un fin determinado y de no infracción. En ningún caso sus autores o los titulares de los derechos de autor responderán de reclamaciones, daños u otras responsabilidades derivadas del software o de su uso.',
      'Algunos países no admiten todas las exclusiones de este tipo. Si el tuyo no las admite, la exclusión llega solo hasta donde su ley lo permite.',
    ],
  },
  {
    id: 'end',
    title: 'Cómo termina',
    parts: [
      'Puedes dejar de usar la app en cualquier momento; no hay nada que dar de baja. Las aprobaciones y los anuncios viven en las redes y sobreviven a la app: retíralos antes de irte si ya no los quieres.',
    ],
  },
];
