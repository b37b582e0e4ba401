import type { DocumentSection } from '../document-content.ts';

export const sections = (market: string): readonly DocumentSection[] => [
  {
    id: 'who-is-responsible',
    title: 'Who is responsible',
    parts: [
      `The person or organisation that runs ${market} decides about the data described here. The page “Service provider” names them and says how to reach them.`,
    ],
  },
  {
    id: 'public-by-nature',
    title: 'What is public by nature',
    parts: [
      `Addresses, holdings, transfers, sales and prices stand on public networks, where anybody can read them and nobody can erase them. ${market} copies them into an index to show them quickly. A profile page is nothing but that index, filtered by one address; it is drawn in the reader’s browser and is not put into pages that search engines collect from us.`,
      'If an address can be linked to you, so can everything it ever did. Consider that before you publish one.',
    ],
  },
  {
    id: 'what-the-server-knows',
    title: 'What the server knows about you',
    parts: [
      {
        list: [
          'When you browse: your network address and what you asked for, as every web server does, while it answers. The software writes no log of visits; it notes its own failures with the address of the page.',
          'When you sign in: your wallet address, the network, and tokens that prove the sign-in. Of the tokens only fingerprints are stored.',
          'When you ask for news by e-mail: your name and address. An address that does not confirm within seven days is forgotten, and so is one that unsubscribes.',
          `When you have a browser tell you what happens while the app is closed: where it takes pushes, its public key, its language, which kinds you do not want, which drops you follow, until you were told of them, and your saved searches for items for sale, with their names. It ends when you turn it off or sign out.`,
          'When you list or offer: the order you signed. It is meant to be public, since others must be able to accept it.',
        ],
      },
      'It never asks for your secret phrase, your private key, an identity card, or access to your contacts or location.',
    ],
  },
  {
    id: 'why',
    title: 'Why, and on what grounds',
    parts: [
      'Your sign-in, your orders and what a browser is to tell you are needed to do what you asked for. Nothing else is collected, so nothing else needs grounds.',
    ],
  },
  {
    id: 'others',
    title: 'Others who take part',
    parts: [
      'Your wallet and the network nodes it uses see your transactions before we do. Pictures of items are fetched by our server, not by your browser, so the sites that host them do not learn your address.',
      `What a browser is told while the app is closed goes through the push service of its maker. It is encrypted for your browser: the service learns when something comes, not what.`,
      'Nothing is sold, and nothing is handed to advertisers.',
    ],
  },
  {
    id: 'how-long',
    title: 'How long it is stored',
    parts: [
      'Sign-in tokens end when you sign out or after they expire. Orders stay in the index after they end, as part of the history others rely on. Whoever runs this copy may keep logs of their own in front of it; ask them, the service provider page says who they are.',
    ],
  },
  {
    id: 'your-rights',
    title: 'Your rights',
    parts: [
      'You may ask what is stored about you, have it corrected or erased, receive it in a common format, and object to its use. Where the data stand on a public network, only their display here can be changed. You may also complain to your country’s data protection authority.',
    ],
  },
];
