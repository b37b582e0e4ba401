/* By the documents' slugs. */
export const titles: Readonly<Record<string, string>> = {
  eula: 'Licencia (EULA)',
  'terms-of-use': 'Términos de uso',
  'cookie-policy': 'Política de cookies',
  'privacy-policy': 'Política de privacidad',
  'disclaimer-nfts': 'Aviso sobre NFT',
  'service-provider': 'Proveedor del servicio',
};
