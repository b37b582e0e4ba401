/* By the documents' slugs. */
export const titles: Readonly<Record<string, string>> = {
  eula: 'EULA',
  'terms-of-use': 'Terms of use',
  'cookie-policy': 'Cookie policy',
  'privacy-policy': 'Privacy policy',
  'disclaimer-nfts': 'NFT disclaimer',
  'service-provider': 'Service provider',
};
