/* What the market is called and how it looks, in the console. */

export const theme = 'Theme';
export const what =
  'What you leave empty stays as built in. A change applies on every node within a second; open pages show it when they are next loaded.';
export const builtInName = 'Vitrine';
export const name = 'Name of the market';
export const mark = 'Choose a mark';
export const markKinds = 'PNG, JPEG, WebP or SVG';
export const markNow = 'The mark';
export const noMark = 'Remove the mark';
export const noPicture = 'This picture cannot be used as a mark. Choose another one.';
export const accents = { light: 'Accent on light pages', dark: 'Accent on dark pages' } as const;
export const pick = { light: 'Pick the light accent', dark: 'Pick the dark accent' } as const;
export const problems = {
  'no-colour': 'Enter a colour such as #0b6e8a.',
  'no-other': 'Choose both accents, or neither.',
} as const;
export const tooFaint = {
  light: (contrast: string, least: string) =>
    `Too faint on light pages: a contrast of ${contrast} to 1, where words need ${least} to 1. Choose a darker colour.`,
  dark: (contrast: string, least: string) =>
    `Too faint on dark pages: a contrast of ${contrast} to 1, where words need ${least} to 1. Choose a lighter colour.`,
} as const;
export const preview = 'Preview';
export const shades = { light: 'On light pages.', dark: 'On dark pages.' } as const;
export const inAccent = 'Links look like this.';
export const tag = 'Verified';
export const legal = 'Legal pages';
export const document = 'Document';
export const language = 'Language';
export const documents = {
  'terms-of-use': 'Terms of use',
  'privacy-policy': 'Privacy policy',
  'cookie-policy': 'Cookie policy',
  eula: 'EULA',
  'disclaimer-nfts': 'NFT disclaimer',
  'service-provider': 'Service provider',
} as const;
export const textOf = (title: string, language: string) => `${title}, ${language}`;
export const textHint =
  'Your text replaces the built-in one. “# ” begins a heading, “- ” a line of a list, an empty line a paragraph. Languages without a text of their own show the English one.';
export const cookieHint =
  'Your text is added below the built-in one, which lists everything the app stores and always stays. “# ” begins a heading, “- ” a line of a list, an empty line a paragraph.';
export const documentPreview = 'Preview of the text';
export const save = 'Save theme';
export const reset = 'Reset to built-in';
export const when = 'Saving is logged, and can be undone here and in the log.';
export const did = (parts: string) => `Theme changed: ${parts}`;
export const parts = { name: 'name', mark: 'mark', accent: 'colours', documents: 'legal texts' } as const;
export const didReset = 'Theme reset to built-in';
