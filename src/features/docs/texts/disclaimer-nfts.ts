import type { DocumentSection } from '../document-content.ts';

export const sections = (market: string): readonly DocumentSection[] => [
  {
    id: 'what-a-token-is',
    title: 'What a token is',
    parts: [
      'A non-fungible token is an entry in a contract on a public network: this number belongs to this address. The picture, its name and its traits are usually stored elsewhere; the entry only points at them. If that place changes or disappears, the entry stays and the picture may not.',
      `${market} shows what the contract and its metadata say at the moment they are read. It does not make them, and it cannot repair them.`,
    ],
  },
  {
    id: 'what-you-get',
    title: 'What you get, and what you do not',
    parts: [
      {
        list: [
          'Owning a token gives you the rights its maker grants, and no others. Copyright usually stays with the maker unless a licence says otherwise.',
          'A multi-copy item is one of several equal copies. Their number can grow when the contract allows it.',
          'Rarity ranks are arithmetic over traits. They are neither a judgement of the item nor a forecast of its price.',
          'A royalty shown here is what an order pays on this marketplace. Whether other places pay it is not in our hands.',
        ],
      },
    ],
  },
  {
    id: 'value',
    title: 'Value can vanish',
    parts: [
      'The price of a token can fall to nothing, and there may be no buyer at any price. A floor is the lowest asking price, not what somebody will pay. A past sale says what happened once. Nothing on this site is advice to buy, sell or hold, and no employee, maker or algorithm here acts as your adviser.',
      'Only spend what you can do without.',
    ],
  },
  {
    id: 'fakes',
    title: 'Fakes and stolen items',
    parts: [
      'Anybody can deploy a contract and give it any name and any picture. Check the address of the collection, its maker and its history before you buy. If an item looks like yours or like one you know, tell the service provider; copies can be hidden from this interface.',
      'A token bought in good faith may still be disputed by somebody it was taken from. Networks do not decide such disputes; courts do.',
    ],
  },
  {
    id: 'technology',
    title: 'Technology can fail',
    parts: [
      {
        list: [
          'Contracts contain mistakes that nobody has found yet.',
          'Networks halt, split, reorder recent blocks or become expensive for a while.',
          'Wallets are lost. A lost key opens nothing, and there is no office that issues a new one.',
          'An approval lasts until you withdraw it, and it covers what it names, including what you receive later.',
        ],
      },
    ],
  },
  {
    id: 'law-and-tax',
    title: 'Law and tax',
    parts: [
      'Buying, selling and receiving tokens can be taxed, and in some places it is restricted or reported. Which rules bind you depends on where you live and what you do. Finding out is up to you.',
    ],
  },
];
