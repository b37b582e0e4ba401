import type { DocumentSection } from '../document-content.ts';

export const sections = (market: string): readonly DocumentSection[] => [
  {
    id: 'what-vitrine-does',
    title: `What ${market} does`,
    parts: [
      `${market} is an interface to public networks. It shows digital items recorded there and prepares orders, purchases and cancellations that you approve in your own wallet. It never holds your items, your money or your keys.`,
      `Trades are settled by the Seaport contracts on the network you choose, not by ${market}. Once a network has accepted a transaction, nobody can take it back: neither you, nor the other side, nor the people who run this site.`,
    ],
  },
  {
    id: 'signing-in',
    title: 'Signing in',
    parts: [
      'You sign in by signing a short text with your wallet. The signature costs nothing and moves nothing. The text names this site, your address, the network, and the date and time; it holds for five minutes and can be used once.',
      'By signing it you accept these terms. If you do not accept them you can still browse everything that is public here.',
      `Whoever controls your wallet is you, as far as this site can tell. Keep its secret to yourself. Nobody from ${market} will ever ask for it.`,
    ],
  },
  {
    id: 'buying-and-selling',
    title: 'Buying and selling',
    parts: [
      'Before your wallet opens, the order is read again and compared with what your screen shows. If the price has changed or the item is gone you are told so, and nothing is sent.',
      {
        list: [
          'The price you see includes the marketplace fee and the creator’s royalty. Both are part of the order its seller signed, and both are listed before you confirm.',
          'The network’s own fee comes on top. It is set by the network, shown by your wallet, and charged even when a transaction is reverted.',
          'A purchase with a wrapped token first asks for an approval. You can withdraw an approval in your wallet at any time.',
          'A listing stays open until it is bought, cancelled or ended. A cancellation counts from the moment it is confirmed, not from the moment it is asked for.',
        ],
      },
    ],
  },
  {
    id: 'sessions',
    title: 'Sessions with limits',
    parts: [
      'Some accounts let you open a session: for a time you choose, and within limits you review, transactions are signed without asking again. A session ends at its expiry or when you revoke it, whichever comes first. What a session did within its limits counts as done by you.',
    ],
  },
  {
    id: 'what-is-not-allowed',
    title: 'What is not allowed',
    parts: [
      {
        list: [
          'Offering items you have no right to offer, or pretending to be another maker or collection.',
          'Trading with yourself or with friends to feign a price.',
          'Using the site to hide the origin of money, or where a law that binds you forbids it.',
          'Attacking the service, or reading it so fast that others cannot.',
        ],
      },
      'Items that break these rules may be hidden from this interface. They stay on their network; hiding is all an interface can do.',
    ],
  },
  {
    id: 'no-promises',
    title: 'What we do not promise',
    parts: [
      'Prices, ranks and dollar amounts are read from networks and services that can be late or wrong. A dollar amount is an estimate. When you are offline the page shows what was saved last, with its age, and buying waits until you are back.',
      'The service is given as it is. As far as the law allows, those who run it are not liable for losses through networks, contracts, wallets, third parties, or decisions made with what is shown here. Rights that the law gives you and that cannot be waived stay yours.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    parts: [
      'A new version is published here with its date before it applies. Signing in after that date accepts it. Trades made before are judged by the version that was in force then.',
    ],
  },
];
