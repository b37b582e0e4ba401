import type { DocumentSection } from '../document-content.ts';

export const sections = (market: string): readonly DocumentSection[] => [
  {
    id: 'in-short',
    title: 'In short',
    parts: [
      `Browsing ${market} sets no cookie, unless you choose a language by hand. There is no advertising, no counting of visitors by third parties, and nothing that follows you to other sites. That is why no banner asks for your consent: there is nothing here that would need it.`,
      'What the app does store, it stores in your browser, so that it starts fast, works without a connection and never loses a transaction.',
    ],
  },
  {
    id: 'what-is-kept',
    title: 'What is stored, by name',
    parts: [
      {
        list: [
          'Cookie “vitrine-language”: the language you chose by hand, kept for a year. Until you choose one, none is set, and your browser’s own languages decide.',
          'Local storage, “color-mode”: whether you chose light, dark or system. Kept until you change it.',
          'Local storage, “estimate-currency”: the currency you chose for estimates, with its rate. Removed when you choose dollars.',
          'Local storage, “vitrine-chunk-reload”: the build after which the page reloaded once by itself, so that it never reloads in a loop.',
          'Database “vitrine-queries”: public answers you have seen, such as collections and prices, with their age. An answer is dropped after 24 hours.',
          `Database “vitrine-person”: what your session needs to be renewed; your transactions, what you started, its hash and its state, so that a closed page does not forget it; the orders you signed; your open listings and offers as you last saw them, so that you can be told when one is filled; which of your notifications you have seen, the items you hid, and your watch list as you last saw it, so that it is there without a connection; the connection with your smart wallet, your ${market} wallet or a wallet on your phone, so that it is found again; of a single sign-on your account and the locked key of its session. It is deleted, with its files, when you sign out or change the address.`,
          'Database “vitrine”: your cart; and, for 24 hours after you signed out, an unreadable mark of what was still under way, so that nothing is bought twice.',
          'Database “vitrine-pins”: what this device was told of each network at its first visit, so that a change is noticed.',
          'Database “vitrine-session”: the unreadable mark of a session that the server has not ended yet. Removed when it has.',
          'Database “vitrine-kept” and a cache for each: the collections that you keep offline, with their pictures. Kept until you remove them.',
          'Database “vitrine-added-orders”, in a market without a server only: the signed orders that you opened from links and files, and your own. Removed once they are over, or when you clear the site’s data.',
          'A cache of pictures and of the app’s own files, kept by its service worker. Old builds are removed when a new one takes over.',
          'Local storage, “vitrine-signed-in” and “vitrine-sign-out”: that somebody is signed in, or was signing out; not who. Removed when you sign out.',
          `Local storage, “vitrine-viewed”, “vitrine-searches” and “vitrine-reminders”: the items and collections you looked at last, the searches you saved under a name, the artists and collections you follow, and the drops you want to be reminded of. Removed when you sign out. Only while this browser tells you what happens while the app is closed does the server hold those drops, and searches for what is for sale, as well.`,
          'Local storage, “vitrine-invited”: that you were asked once whether to install the app.',
          'Local storage, “vitrine-cart”: how many items your cart holds. Session storage, “vitrine-changed”: when you last traded, so that no older answer is shown as new; “vitrine-aside”: which questions about a transaction you closed; “vitrine-place”: where in a list you were, for a reload.',
          'Session storage, “vitrine-signing”: that your wallet was asked for a signature, so that the page can tell you after a reload. Removed when the signature arrives.',
          'Local storage, names that begin with “vitrine-wallet”: which wallet was connected, so that it is found again.',
          `The ${market} wallet’s own site sets cookies for its login: whom you are signed in as there (14 days), a login that has begun (15 minutes), and the language of the app that leads there (a year). Its session storage holds which site opened its window, its local storage the public halves of passkeys that you made there. Your key is not kept on the device.`,
          'Local storage, “vitrine-demo-wallet”, and databases “vitrine-demo-smart-wallet” and “vitrine-demo-phone-wallet”: the keys of the demo wallets, on local play networks only.',
          'Session storage, “vitrine-entry”: the same precaution as “vitrine-chunk-reload”, for the first file of the app.',
        ],
      },
    ],
  },
  {
    id: 'wallets',
    title: 'Wallets',
    parts: ['Wallet extensions and apps are made by others, who say themselves what those store.'],
  },
  {
    id: 'removing',
    title: 'Removing it',
    parts: [
      'Signing out removes what belongs to your account. To remove everything, clear the data of this site in your browser’s settings. If a transaction of yours is still under way, note its hash first: the network settles it either way, but this device will no longer know about it.',
      'A browser that refuses storage altogether can still browse. Trading is switched off then, because a purchase that cannot be stored first could be made twice.',
    ],
  },
];
