/** All documents there are, by slug; an address outside this list is no page. */
export const documentTitles: Readonly<Record<string, string>> = {
  eula: 'EULA',
  'terms-of-use': 'Terms of use',
  'cookie-policy': 'Cookie policy',
  'privacy-policy': 'Privacy policy',
  'disclaimer-nfts': 'NFT disclaimer',
  'service-provider': 'Service provider',
};

export const isDocument = (slug: string) => Object.hasOwn(documentTitles, slug);
