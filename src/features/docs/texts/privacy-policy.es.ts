import type { DocumentSection } from '../document-content.ts';

export const sections = (market: string): readonly DocumentSection[] => [
  {
    id: 'who-is-responsible',
    title: 'Quién es responsable',
    parts: [
      `La persona u organización que opera ${market} decide sobre los datos que aquí se describen. La página “Proveedor del servicio” dice quién es y cómo contactarla.`,
    ],
  },
  {
    id: 'public-by-nature',
    title: 'Qué es público por naturaleza',
    parts: [
      `Las direcciones, las tenencias, las transferencias, las ventas y los precios constan en redes públicas, donde cualquiera puede leerlos y nadie puede borrarlos. ${market} los copia en un índice para mostrarlos con rapidez. Una página de perfil no es más que ese índice, filtrado por una dirección; se dibuja en el navegador de quien la lee y no se incluye en las páginas que los buscadores recogen de nosotros.`,
      'Si una dirección puede relacionarse contigo, también puede relacionarse contigo todo lo que haya hecho alguna vez. Tenlo en cuenta antes de publicar una.',
    ],
  },
  {
    id: 'what-the-server-knows',
    title: 'Qué sabe de ti el servidor',
    parts: [
      {
        list: [
          'Cuando navegas: tu dirección de red y lo que pediste, como todo servidor web, mientras responde. El software no escribe ningún registro de visitas; anota sus propios fallos con la dirección de la página.',
          'Cuando inicias sesión: la dirección de tu billetera, la red y los tokens que prueban el inicio de sesión. De los tokens solo se guardan huellas.',
          'Cuando pides noticias por correo: tu nombre y tu dirección de correo. Una dirección que no se confirma en siete días se olvida, y también la que se da de baja.',
          `Cuando dejas que un navegador te avise de lo que pasa con la app cerrada: dónde recibe los avisos, su clave pública, su idioma, qué tipos no quieres, qué drops sigues, hasta que se te haya avisado de ellos, y tus búsquedas guardadas de artículos en venta, con sus nombres. Termina cuando lo desactivas o cierras sesión.`,
          'Cuando pones en venta u ofreces: la orden que firmaste. Está destinada a ser pública, porque otros deben poder aceptarla.',
        ],
      },
      'Nunca pide tu frase semilla, tu clave privada, un documento de identidad ni acceso a tus contactos o a tu ubicación.',
    ],
  },
  {
    id: 'why',
    title: 'Para qué y con qué fundamento',
    parts: [
      'Los datos de tu inicio de sesión, de tus órdenes y de lo que un navegador debe avisarte hacen falta para hacer lo que pediste. No se recoge nada más, así que nada más necesita fundamento.',
    ],
  },
  {
    id: 'others',
    title: 'Quién más interviene',
    parts: [
      'Tu billetera y los nodos de red que usa ven tus transacciones antes que nosotros. Las imágenes de los artículos las pide nuestro servidor, no tu navegador, así que los sitios que las alojan no conocen tu dirección.',
      `Los avisos que un navegador recibe con la app cerrada pasan por el servicio de avisos de quien hizo el navegador. Van cifrados para tu navegador: el servicio sabe cuándo llega algo, no qué.`,
      'No se vende nada, y nada se entrega a anunciantes.',
    ],
  },
  {
    id: 'how-long',
    title: 'Cuánto tiempo se guarda',
    parts: [
      'Los tokens de inicio de sesión terminan cuando cierras sesión o después de vencer. Las órdenes permanecen en el índice después de terminar, como parte del historial en el que otros confían. Quien opera esta copia puede llevar registros propios delante de ella; pregúntale: la página del proveedor del servicio dice quién es.',
    ],
  },
  {
    id: 'your-rights',
    title: 'Tus derechos',
    parts: [
      'Puedes preguntar qué se guarda sobre ti, pedir que se corrija o se borre, recibirlo en un formato de uso común y oponerte a su uso. Cuando los datos constan en una red pública, solo puede cambiarse cómo se muestran aquí. También puedes presentar una queja ante la autoridad de protección de datos de tu país.',
    ],
  },
];
