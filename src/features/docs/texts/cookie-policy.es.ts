import type { DocumentSection } from '../document-content.ts';

export const sections = (market: string): readonly DocumentSection[] => [
  {
    id: 'in-short',
    title: 'En breve',
    parts: [
      `Navegar por ${market} no instala ninguna cookie, salvo que elijas un idioma por tu cuenta. No hay publicidad, ni terceros que cuenten visitantes, ni nada que te siga a otros sitios. Por eso ningún aviso te pide consentimiento: aquí no hay nada que lo necesite.`,
      'Lo que la app sí guarda, lo guarda en tu navegador, para iniciarse rápido, funcionar sin conexión y no perder nunca una transacción.',
    ],
  },
  {
    id: 'what-is-kept',
    title: 'Qué se guarda, por su nombre',
    parts: [
      {
        list: [
          'Cookie “vitrine-language”: el idioma que elegiste por tu cuenta, durante un año. Mientras no elijas ninguno no se instala, y deciden los idiomas de tu navegador.',
          'Almacenamiento local, “color-mode”: si elegiste claro, oscuro o el del sistema. Se guarda hasta que lo cambies.',
          'Almacenamiento local, “estimate-currency”: la moneda que elegiste para las estimaciones, con su tipo de cambio. Se elimina cuando eliges dólares.',
          'Almacenamiento local, “vitrine-chunk-reload”: la versión tras la cual la página se recargó sola una vez, para que nunca se recargue sin fin.',
          'Base de datos “vitrine-queries”: respuestas públicas que has visto, como colecciones y precios, con su antigüedad. Una respuesta se descarta después de 24 horas.',
          `Base de datos “vitrine-person”: lo que tu sesión necesita para renovarse; tus transacciones, con lo que iniciaste, su hash y su estado, para que una página cerrada no las olvide; las órdenes que firmaste; tus anuncios y ofertas abiertos tal como los viste por última vez, para poder avisarte cuando uno se complete; qué notificaciones has visto, los artículos que ocultaste y tu lista de seguimiento tal como la viste por última vez, para que esté ahí sin conexión; la conexión con tu billetera inteligente, tu billetera de ${market} o una billetera de tu teléfono, para encontrarla de nuevo; de un inicio de sesión único, tu cuenta y la clave bloqueada de su sesión. Se elimina, con sus archivos, cuando cierras sesión o cambias de dirección.`,
          'Base de datos “vitrine”: tu carrito; y, durante 24 horas después de cerrar sesión, una marca ilegible de lo que seguía en curso, para que nada se compre dos veces.',
          'Base de datos “vitrine-pins”: lo que se le dijo a este dispositivo de cada red en su primera visita, para que se note un cambio.',
          'Base de datos “vitrine-session”: la marca ilegible de una sesión que el servidor aún no ha terminado. Se elimina cuando lo ha hecho.',
          'Base de datos “vitrine-kept”, y una caché para cada una: las colecciones que guardas sin conexión, con sus imágenes. Se conservan hasta que las quitas.',
          'Base de datos “vitrine-added-orders”, solo en un mercado sin servidor: las órdenes firmadas que abriste desde enlaces y archivos, y las tuyas. Se eliminan cuando terminan, o cuando borras los datos del sitio.',
          'Una caché de imágenes y de los archivos de la propia app, que mantiene su service worker. Las versiones anteriores se eliminan cuando una nueva toma su lugar.',
          'Almacenamiento local, “vitrine-signed-in” y “vitrine-sign-out”: que alguien tiene la sesión iniciada o la estaba cerrando; no quién. Se elimina cuando cierras sesión.',
          `Almacenamiento local, “vitrine-viewed”, “vitrine-searches” y “vitrine-reminders”: los últimos artículos y colecciones que viste, las búsquedas que guardaste con un nombre, los artistas y colecciones que sigues y los drops que quieres que se te recuerden. Se elimina cuando cierras sesión. Solo mientras este navegador te avisa de lo que pasa con la app cerrada, también el servidor guarda esos drops y las búsquedas de lo que está en venta.`,
          'Almacenamiento local, “vitrine-invited”: que ya se te preguntó una vez si quieres instalar la app.',
          'Almacenamiento local, “vitrine-cart”: cuántos artículos tiene tu carrito. Almacenamiento de sesión, “vitrine-changed”: cuándo operaste por última vez, para que ninguna respuesta anterior se muestre como nueva; “vitrine-aside”: qué preguntas sobre una transacción cerraste; “vitrine-place”: en qué punto de una lista estabas, para volver a él al recargar.',
          'Almacenamiento de sesión, “vitrine-signing”: que se le pidió una firma a tu billetera, para que la página pueda decírtelo después de recargarse. Se elimina cuando llega la firma.',
          'Almacenamiento local, nombres que empiezan por “vitrine-wallet”: qué billetera estaba conectada, para encontrarla de nuevo.',
          `El sitio propio de la billetera de ${market} instala cookies para su inicio de sesión: con qué cuenta entraste allí (14 días), un inicio de sesión que ha empezado (15 minutos) y el idioma de la app desde la que llegaste (un año). Su almacenamiento de sesión guarda qué sitio abrió su ventana, y su almacenamiento local, las mitades públicas de las llaves de acceso que creaste allí. Tu clave no se guarda en el dispositivo.`,
          'Almacenamiento local, “vitrine-demo-wallet”, y bases de datos “vitrine-demo-smart-wallet” y “vitrine-demo-phone-wallet”: las claves de las billeteras de prueba, solo en redes locales de juego.',
          'Almacenamiento de sesión, “vitrine-entry”: la misma precaución que “vitrine-chunk-reload”, para el primer archivo de la app.',
        ],
      },
    ],
  },
  {
    id: 'wallets',
    title: 'Billeteras',
    parts: ['Las extensiones y apps de billetera las hacen otros, que dicen por su cuenta qué guardan.'],
  },
  {
    id: 'removing',
    title: 'Cómo eliminarlo',
    parts: [
      'Cerrar sesión elimina lo que pertenece a tu cuenta. Para eliminarlo todo, borra los datos de este sitio en los ajustes de tu navegador. Si una transacción tuya sigue en curso, anota antes su hash: la red la resuelve de todos modos, pero este dispositivo ya no sabrá de ella.',
      'Con un navegador que rechaza todo almacenamiento también se puede navegar. En ese caso las operaciones quedan desactivadas, porque una compra que no puede guardarse antes podría hacerse dos veces.',
    ],
  },
];
