/* By the documents' slugs, in the order of the index. */
export const summaries = (market: string): Readonly<Record<string, string>> => ({
  eula: 'La licencia de la app en tu dispositivo: qué puedes hacer con ella y qué no incluye.',
  'terms-of-use': `Qué hace ${market}, qué no puede hacer y qué aceptas al iniciar sesión.`,
  'cookie-policy': 'Todo lo que la app guarda en tu dispositivo, por su nombre, y cómo borrarlo.',
  'privacy-policy': 'Qué se sabe de ti, qué es público por naturaleza y qué no se pregunta nunca.',
  'disclaimer-nfts': 'Qué te da tener un token, qué no te da y cómo puede perderse su valor.',
  'service-provider': `Quién opera ${market} y cómo contactarlo.`,
});
