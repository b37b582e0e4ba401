import type { DocumentSection } from '../document-content.ts';

export const sections = (_market: string): readonly DocumentSection[] => [
  {
    id: 'this-copy',
    title: 'Quién opera esta copia',
    parts: [
      'Vitrine es software de código abierto que cualquiera puede operar. El proveedor del servicio es la persona u organización que opera la copia que estás usando; no son los autores del software, que ni la ven ni la controlan.',
      'Un proveedor que abre una copia al público sustituye esta sección por su nombre, su dirección postal, una forma de contactarlo con rapidez y el registro que su ley exija. Si lees este texto en un sitio público, esos datos no se han completado, y no deberías operar allí hasta que lo estén.',
    ],
  },
  {
    id: 'embedded',
    title: 'Copias con redes integradas',
    parts: [
      'Iniciada sin ninguna configuración, Vitrine trae sus propias dos redes, Meridian y Tessera, con artículos, propietarios y un historial hechos para demostración. Su dinero no vale nada, su estado vive en una carpeta de la computadora que la inició, y el proveedor es quien la haya iniciado. Nada de lo que se hace allí llega a una red real.',
    ],
  },
  {
    id: 'what-the-provider-does',
    title: 'De qué responde el proveedor',
    parts: [
      {
        list: [
          'De operar el índice, el libro de órdenes, el proxy de imágenes y esta app, y de mantenerlos honestos y disponibles.',
          'De la comisión del mercado, que el proveedor fija y recibe. Consta en cada orden antes de que la confirmes.',
          'De atender los avisos sobre artículos que infringen la ley o los términos de uso, y las preguntas sobre tus datos.',
        ],
      },
      'El proveedor no responde de las redes, de los contratos de Seaport, de los contratos de las propias colecciones ni de tu billetera. Nada de esto lo opera el proveedor, y nada de esto puede detenerse ni revertirse desde aquí.',
    ],
  },
  {
    id: 'notices',
    title: 'Enviar un aviso',
    parts: [
      'Para denunciar un artículo, indica la dirección de su página en este sitio, di qué tiene de malo y quién eres, y añade lo que pruebe tu derecho si alegas uno. El proveedor confirma que lo recibió, decide sin demora y te comunica, a ti y a la persona afectada, qué se decidió y por qué. Cualquiera de las dos partes puede pedir una revisión.',
    ],
  },
  {
    id: 'source',
    title: 'El software mismo',
    parts: [
      'Los errores del programa mismo, a diferencia de los de esta copia, conviene informarlos donde se publica su código fuente, para que todas las copias reciban la corrección. Los informes de seguridad van primero a la dirección que se indica en el código fuente, y se hacen públicos cuando hay una versión corregida.',
    ],
  },
];
