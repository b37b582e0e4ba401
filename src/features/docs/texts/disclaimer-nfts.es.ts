import type { DocumentSection } from '../document-content.ts';

export const sections = (market: string): readonly DocumentSection[] => [
  {
    id: 'what-a-token-is',
    title: 'Qué es un token',
    parts: [
      'Un token no fungible es una anotación en un contrato de una red pública: este número pertenece a esta dirección. La imagen, su nombre y sus rasgos suelen guardarse en otro lugar; la anotación solo apunta a ellos. Si ese lugar cambia o desaparece, la anotación permanece y la imagen quizá no.',
      `${market} muestra lo que dicen el contrato y sus metadatos en el momento de leerlos. No los crea, y no puede repararlos.`,
    ],
  },
  {
    id: 'what-you-get',
    title: 'Qué recibes y qué no',
    parts: [
      {
        list: [
          'Tener un token te da los derechos que concede quien lo hizo, y ningún otro. Los derechos de autor suelen seguir siendo suyos, salvo que una licencia diga otra cosa.',
          'Un artículo con varios ejemplares es uno entre ejemplares iguales. Su número puede crecer si el contrato lo permite.',
          'Los rangos de rareza son aritmética sobre los rasgos. No son un juicio sobre el artículo ni un pronóstico de su precio.',
          'La regalía que se muestra aquí es la que paga una orden en este mercado. Que otros lugares la paguen no está en nuestras manos.',
        ],
      },
    ],
  },
  {
    id: 'value',
    title: 'El valor puede desaparecer',
    parts: [
      'El precio de un token puede caer a nada, y puede que no haya comprador a ningún precio. El mínimo es el precio de venta más bajo que se pide, no lo que alguien pagará. Una venta pasada dice lo que ocurrió una vez. Nada en este sitio es un consejo para comprar, vender o conservar, y ningún empleado, creador o algoritmo actúa aquí como tu asesor.',
      'Gasta solo aquello de lo que puedas prescindir.',
    ],
  },
  {
    id: 'fakes',
    title: 'Falsificaciones y artículos robados',
    parts: [
      'Cualquiera puede desplegar un contrato y darle cualquier nombre y cualquier imagen. Comprueba la dirección de la colección, quién la creó y su historial antes de comprar. Si un artículo parece tuyo o se parece a uno que conoces, avisa al proveedor del servicio; las copias pueden ocultarse de esta interfaz.',
      'Un token comprado de buena fe aún puede reclamarlo alguien a quien se le quitó. Las redes no deciden esas disputas; las deciden los tribunales.',
    ],
  },
  {
    id: 'technology',
    title: 'La tecnología puede fallar',
    parts: [
      {
        list: [
          'Los contratos contienen errores que nadie ha encontrado todavía.',
          'Las redes se detienen, se dividen, reordenan bloques recientes o se encarecen por un tiempo.',
          'Las billeteras se pierden. Una clave perdida no abre nada, y no hay oficina que expida otra.',
          'Una aprobación dura hasta que la retiras, y abarca lo que nombra, incluido lo que recibas después.',
        ],
      },
    ],
  },
  {
    id: 'law-and-tax',
    title: 'Ley e impuestos',
    parts: [
      'Comprar, vender y recibir tokens puede estar sujeto a impuestos, y en algunos lugares está restringido o debe declararse. Qué normas te obligan depende de dónde vives y de lo que haces. Averiguarlo te corresponde a ti.',
    ],
  },
];
