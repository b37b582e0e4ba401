import type { DocumentSection } from '../document-content.ts';

export const sections = (_market: string): readonly DocumentSection[] => [
  {
    id: 'this-copy',
    title: 'Who runs this copy',
    parts: [
      'Vitrine is open-source software that anybody can run. The service provider is the person or organisation that runs the copy you are using; it is not the authors of the software, who neither see nor control it.',
      'A provider who opens a copy to the public replaces this section with their name, postal address, a way to reach them quickly, and the registration their law asks for. If you read this text on a public site, those details have not been filled in, and you should not trade there until they are.',
    ],
  },
  {
    id: 'embedded',
    title: 'Copies with embedded networks',
    parts: [
      'Started without any configuration, Vitrine brings its own two networks, Meridian and Tessera, with items, owners and a history made for demonstration. Their money is worth nothing, their state lives in a folder on the computer that started it, and the provider is whoever started it. Nothing done there reaches a real network.',
    ],
  },
  {
    id: 'what-the-provider-does',
    title: 'What the provider is responsible for',
    parts: [
      {
        list: [
          'Running the index, the order book, the picture proxy and this app, and keeping them honest and available.',
          'The marketplace fee, which the provider sets and receives. It is stated in each order before you confirm it.',
          'Acting on notices about items that break the law or the terms of use, and on questions about your data.',
        ],
      },
      'The provider is not responsible for the networks, the Seaport contracts, the collections’ own contracts, or your wallet. None of these is run by the provider, and none can be stopped or reversed from here.',
    ],
  },
  {
    id: 'notices',
    title: 'Sending a notice',
    parts: [
      'To report an item, give its page address on this site, say what is wrong with it and who you are, and add what proves your right if you claim one. The provider confirms receipt, decides without delay, and tells you and the person concerned what was decided and why. Either of you may ask for a review.',
    ],
  },
  {
    id: 'source',
    title: 'The software itself',
    parts: [
      'Bugs in the program itself, as opposed to this copy, are best reported where its source is published, so that every copy gets the fix. Security reports go first to the address named in the source, and become public once a fixed version is available.',
    ],
  },
];
