import type { DocumentSection } from '../document-content.ts';

export const sections = (market: string): readonly DocumentSection[] => [
  {
    id: 'what-vitrine-does',
    title: `Qué hace ${market}`,
    parts: [
      `${market} es una interfaz para redes públicas. Muestra artículos digitales registrados en ellas y prepara órdenes, compras y cancelaciones que tú apruebas en tu propia billetera. Nunca tiene en su poder tus artículos, tu dinero ni tus claves.`,
      `Las operaciones las liquidan los contratos de Seaport en la red que elijas, no ${market}. Una vez que una red ha aceptado una transacción, nadie puede revertirla: ni tú, ni la otra parte, ni quienes operan este sitio.`,
    ],
  },
  {
    id: 'signing-in',
    title: 'Inicio de sesión',
    parts: [
      'Inicias sesión firmando un texto breve con tu billetera. La firma no cuesta nada ni mueve nada. El texto nombra este sitio, tu dirección, la red, la fecha y la hora; vale cinco minutos y puede usarse una sola vez.',
      'Al firmarlo aceptas estos términos. Si no los aceptas, puedes seguir viendo todo lo que aquí es público.',
      `Para este sitio, quien controla tu billetera eres tú. No reveles su secreto a nadie. Nadie de ${market} te lo pedirá jamás.`,
    ],
  },
  {
    id: 'buying-and-selling',
    title: 'Comprar y vender',
    parts: [
      'Antes de que se abra tu billetera, la orden se vuelve a leer y se compara con lo que muestra tu pantalla. Si el precio ha cambiado o el artículo ya no está, se te informa y no se envía nada.',
      {
        list: [
          'El precio que ves incluye la comisión del mercado y la regalía del creador. Ambas forman parte de la orden que firmó quien vende, y ambas se detallan antes de que confirmes.',
          'A esto se suma la comisión de la propia red. La fija la red, la muestra tu billetera y se cobra incluso cuando una transacción se revierte.',
          'Una compra con un token envuelto pide primero una aprobación. Puedes retirar una aprobación en tu billetera en cualquier momento.',
          'Un anuncio sigue abierto hasta que se compra, se cancela o termina. Una cancelación cuenta desde el momento en que se confirma, no desde que se solicita.',
        ],
      },
    ],
  },
  {
    id: 'sessions',
    title: 'Sesiones con límites',
    parts: [
      'Algunas cuentas te permiten abrir una sesión: durante el tiempo que elijas, y dentro de los límites que revises, las transacciones se firman sin volver a preguntar. Una sesión termina al vencer o cuando la revocas, lo que ocurra primero. Lo que una sesión hizo dentro de sus límites cuenta como hecho por ti.',
    ],
  },
  {
    id: 'what-is-not-allowed',
    title: 'Qué no está permitido',
    parts: [
      {
        list: [
          'Ofrecer artículos que no tienes derecho a ofrecer, o hacerse pasar por otro creador u otra colección.',
          'Operar contigo o con conocidos para simular un precio.',
          'Usar el sitio para ocultar el origen del dinero, o donde lo prohíba una ley que te obliga.',
          'Atacar el servicio, o leerlo tan rápido que otros no puedan hacerlo.',
        ],
      },
      'Los artículos que infringen estas reglas pueden ocultarse de esta interfaz. Permanecen en su red; ocultar es todo lo que una interfaz puede hacer.',
    ],
  },
  {
    id: 'no-promises',
    title: 'Qué no prometemos',
    parts: [
      'Los precios, los rangos y los importes en dólares se leen de redes y servicios que pueden retrasarse o equivocarse. Un importe en dólares es una estimación. Cuando no tienes conexión, la página muestra lo último que se guardó, con su antigüedad, y comprar espera hasta que vuelvas a tenerla.',
      'El servicio se ofrece tal cual. Hasta donde la ley lo permite, quienes lo operan no responden de pérdidas causadas por redes, contratos, billeteras o terceros, ni por decisiones tomadas a partir de lo que aquí se muestra. Los derechos que la ley te da y a los que no se puede renunciar siguen siendo tuyos.',
    ],
  },
  {
    id: 'changes',
    title: 'Cambios en estos términos',
    parts: [
      'Una versión nueva se publica aquí, con su fecha, antes de aplicarse. Iniciar sesión después de esa fecha la acepta. Las operaciones anteriores se juzgan por la versión que estaba entonces en vigor.',
    ],
  },
];
