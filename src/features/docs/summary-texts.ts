/* By the documents' slugs, in the order of the index. */
export const summaries = (market: string): Readonly<Record<string, string>> => ({
  eula: 'The licence of the app on your device: what you may do with it, and what it comes without.',
  'terms-of-use': `What ${market} does, what it cannot do, and what you agree to when you sign in.`,
  'cookie-policy': 'Everything the app stores on your device, by name, and how to remove it.',
  'privacy-policy': 'What is known about you, what is public by nature, and what is never asked.',
  'disclaimer-nfts': 'What owning a token gives you, what it does not, and how value can be lost.',
  'service-provider': `Who runs ${market}, and how to reach them.`,
});
