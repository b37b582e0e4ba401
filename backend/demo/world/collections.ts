import { parseEther } from 'viem';
import { ephemeris, ephemerisBanner, ephemerisLogo } from './art/ephemeris.ts';
import { ephemerisSound } from './art/sound.ts';
import { isohypse, isohypseBanner, isohypseLogo } from './art/isohypse.ts';
import { kiln, kilnBanner, kilnLogo } from './art/kiln.ts';
import { kilnModel } from './art/kiln-model.ts';
import { meanderPage } from './art/meander-page.ts';
import { meander, meanderBanner, meanderLogo } from './art/meander.ts';
import { pocketFauna, pocketFaunaBanner, pocketFaunaLogo } from './art/pocket-fauna.ts';
import { SELVEDGE_DRAFTS, selvedge, selvedgeBanner, selvedgeCopies, selvedgeLogo } from './art/selvedge.ts';
import { understory, understoryBanner, understoryLogo } from './art/understory.ts';
import { ODDMENTS_SIZE, oddmentsBanner, oddmentsLogo } from './oddments.ts';
import type { WorldCollection } from './world-collection.ts';

const single = { kind: 'single', copies: () => 1 } as const;
const handedOut = { release: 'handed out', mintPrice: 0n, maxPurchase: 0 } as const;

export const worldCollections: readonly WorldCollection[] = [
  {
    ...single,
    ...handedOut,
    chainId: 31337,
    slug: 'isohypse',
    name: 'Isohypse',
    symbol: 'ISO',
    description:
      'Nine hundred contour maps of places that do not exist, cut from nine sheets of paper each. An isohypse is a line along which the ground is equally high. Teo Brandt surveyed mountains for eleven years before he began to make them up.',
    creator: { name: 'Teo Brandt', account: 0 },
    maxSupply: 900,
    size: 900,
    royaltyBps: 500,
    ageDays: 42,
    floor: 0.42,
    popularity: 38,
    work: isohypse,
    banner: isohypseBanner,
    logo: isohypseLogo,
  },
  {
    ...single,
    ...handedOut,
    chainId: 31337,
    slug: 'pocket-fauna',
    name: 'Pocket Fauna',
    symbol: 'FAUNA',
    description:
      'Eight hundred animals, twenty-two pixels wide, each with a name, a temper and at most one hat. They ask for very little.',
    creator: { name: 'Mina Okafor', account: 1 },
    maxSupply: 800,
    size: 800,
    royaltyBps: 250,
    ageDays: 40,
    floor: 0.085,
    popularity: 34,
    work: pocketFauna,
    banner: pocketFaunaBanner,
    logo: pocketFaunaLogo,
  },
  {
    ...single,
    chainId: 31337,
    slug: 'meander',
    name: 'Meander',
    symbol: 'MNDR',
    description:
      'One tile, turned in quarters until it becomes a river. Five hundred and twelve drawings by Ilse Vantongeren, minted in four days and still looking for the sea.',
    creator: { name: 'Ilse Vantongeren', account: 2 },
    maxSupply: 512,
    size: 512,
    royaltyBps: 750,
    release: 'public mint',
    mintPrice: parseEther('0.03'),
    maxPurchase: 8,
    ageDays: 43,
    floor: 0.06,
    popularity: 18,
    drop: {
      slug: 'meander-first-edition',
      name: 'Meander, first edition',
      description: 'Five hundred and twelve rivers, gone in four days.',
      startDay: -41,
      endDay: -36,
    },
    work: meander,
    media: { extension: 'html', type: 'text/html', make: (id) => Buffer.from(meanderPage(id)) },
    banner: meanderBanner,
    logo: meanderLogo,
  },
  {
    ...single,
    chainId: 31337,
    slug: 'kiln',
    name: 'Kiln',
    symbol: 'KILN',
    description:
      'Vessels turned on a lathe made of numbers, glazed and fired one at a time. Each is cut out and stands on whatever shelf you give it. By the Adeyemi & Holt pottery.',
    creator: { name: 'Adeyemi & Holt', account: 3 },
    maxSupply: 640,
    size: 304,
    royaltyBps: 500,
    release: 'public mint',
    mintPrice: parseEther('0.045'),
    maxPurchase: 10,
    ageDays: 9,
    floor: 0.058,
    popularity: 10,
    drop: {
      slug: 'kiln-autumn-firing',
      name: 'Kiln, the autumn firing',
      description:
        'Six hundred and forty vessels from one long firing. Form, glaze and decoration are settled when the kiln is opened; until then even the potters do not know.',
      startDay: -6,
      endDay: 9,
      before: { name: 'Studio list', after: 'Public', endDay: -4, price: parseEther('0.035') },
    },
    work: kiln,
    media: { extension: 'glb', type: 'model/gltf-binary', make: kilnModel },
    banner: kilnBanner,
    logo: kilnLogo,
  },
  {
    ...single,
    ...handedOut,
    chainId: 31338,
    slug: 'ephemeris',
    name: 'Ephemeris',
    symbol: 'EPHM',
    description:
      'Plates from an observatory that closed before it opened. Seven hundred and twenty systems, drawn from nights nobody else remembers.',
    creator: { name: 'Casimir Rhee', account: 4 },
    maxSupply: 720,
    size: 720,
    royaltyBps: 500,
    ageDays: 41,
    floor: 0.19,
    popularity: 58,
    work: ephemeris,
    media: { extension: 'wav', type: 'audio/wav', make: ephemerisSound },
    banner: ephemerisBanner,
    logo: ephemerisLogo,
  },
  {
    chainId: 31338,
    slug: 'selvedge',
    name: 'Selvedge',
    symbol: 'SLVG',
    description:
      'Forty weaving drafts in small editions. The selvedge is the edge that keeps a cloth from coming undone; these have two each. Woven by Ruth Penhallow on a loom that runs on arithmetic.',
    creator: { name: 'Ruth Penhallow', account: 5 },
    kind: 'edition',
    copies: selvedgeCopies,
    maxSupply: SELVEDGE_DRAFTS,
    size: SELVEDGE_DRAFTS,
    royaltyBps: 600,
    ...handedOut,
    ageDays: 38,
    floor: 0.024,
    popularity: 34,
    work: selvedge,
    banner: selvedgeBanner,
    logo: selvedgeLogo,
  },
  {
    ...single,
    chainId: 31338,
    slug: 'understory',
    name: 'Understory',
    symbol: 'UNDR',
    description:
      'Pressed plants from a forest floor that was never walked on, each on its own sheet with tape, label and shadow. Twenty-four proofs are out; the rest are still drying.',
    creator: { name: 'Noor Haddad', account: 6 },
    maxSupply: 360,
    size: 24,
    royaltyBps: 500,
    release: 'handed out',
    mintPrice: parseEther('0.02'),
    maxPurchase: 5,
    ageDays: 5,
    floor: 0.11,
    popularity: 6,
    drop: {
      slug: 'understory-first-pressing',
      name: 'Understory, the first pressing',
      description: 'Three hundred and thirty-six sheets from the press. The proofs are not for mint.',
      startDay: 4,
      endDay: 11,
    },
    work: understory,
    banner: understoryBanner,
    logo: understoryLogo,
  },
  {
    ...single,
    ...handedOut,
    chainId: 31338,
    slug: 'oddments',
    name: 'Oddments',
    symbol: 'ODD',
    description:
      'Things from the bottom of the drawer: labels that came off, pictures that never arrived, names nobody could pronounce. Kept because a cabinet has to hold those too.',
    creator: { name: 'Lost Property', account: 7 },
    maxSupply: ODDMENTS_SIZE,
    size: ODDMENTS_SIZE,
    royaltyBps: 0,
    ageDays: 33,
    floor: 0.004,
    popularity: 2,
    work: null,
    banner: oddmentsBanner,
    logo: oddmentsLogo,
  },
];

export function worldCollection(slug: string): WorldCollection | undefined {
  return worldCollections.find((collection) => collection.slug === slug);
}
