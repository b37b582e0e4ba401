import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import type { Drop } from '../../src/contract/drop.ts';
import { LOCALES, type Language } from '../../src/language/language.ts';
import { cardLanguage, textsIn } from './language.ts';
import { CARD_SIZE } from './paths.ts';
import { priceText, type Subject } from './subject.ts';
import { shorten } from './xml.ts';

const require = createRequire(import.meta.url);
const SANS = 'Instrument Sans';
const SERIF = 'Hedvig Letters Serif';

let fonts: Font[] | null = null;
/** The product's own fonts, in a format that can be read without a browser. Letters of other scripts are left out. */
const readFonts = (): Font[] =>
  (fonts ??= [
    {
      name: SANS,
      data: readFileSync(require.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff')),
    },
    {
      name: `${SANS} more`,
      data: readFileSync(
        require.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-ext-500-normal.woff'),
      ),
    },
    {
      name: SERIF,
      data: readFileSync(
        require.resolve('@fontsource/hedvig-letters-serif/files/hedvig-letters-serif-latin-400-normal.woff'),
      ),
    },
    {
      name: `${SERIF} more`,
      data: readFileSync(
        require.resolve('@fontsource/hedvig-letters-serif/files/hedvig-letters-serif-latin-ext-400-normal.woff'),
      ),
    },
  ]);

/** From the light theme (`src/ui/tokens.css`): the background on which others show a card is unknown. */
const COLOURS = { ground: '#fafcfc', well: '#e9eeee', ink: '#10191a', quiet: '#56666a' };
const CASE = { width: 600, height: CARD_SIZE.height, margin: 48 };
const LONG_PRICE = 20;
/**
 * How large words are: beside a picture, and where they have the card to themselves. `names`: a name's size by how many
 * letters it has at most; `letters`: how many are shown.
 */
const BESIDE = {
  byline: 26,
  names: [
    [28, 58],
    [60, 44],
  ],
  label: 24,
  price: 46,
  longPrice: 26,
  letters: [40, 60],
} as const;
const ALONE = {
  byline: 34,
  names: [
    [18, 112],
    [40, 80],
    [70, 56],
  ],
  label: 30,
  price: 60,
  longPrice: 36,
  letters: [60, 70],
} as const;
/** A word that is wider than the card is broken. */
const WRAPPED = { wordBreak: 'break-word' } as const;

type Element =
  | { type: 'div'; props: { style: Record<string, unknown>; children?: Element[] | string } }
  | { type: 'img'; props: { src: string; width: number; height: number } };
const box = (style: Record<string, unknown>, children: Element[] | string): Element => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

/** The day before the month, and hours up to 24, as on pages. */
function timeText(seconds: number, language: Language): string {
  const locale = language === 'en' ? 'en-GB' : LOCALES[language];
  const form = { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat(locale, form).format(seconds * 1_000)} UTC`;
}
const ageText = ({ network, asOf }: Subject, language: Language) =>
  [shorten(written(network), 14), ...(asOf === 0 ? [] : [timeText(asOf, language)])].join(', ');

/** When a drop can be minted; with date and time, for a card is shown long after it was drawn. */
export function saleText(
  { state, startTime, endTime }: Pick<Drop, 'state' | 'startTime' | 'endTime'>,
  language: Language,
): string {
  const texts = textsIn(language);
  if (state === 'ended') return texts.ended;
  return state === 'live' ? texts.liveUntil(timeText(endTime, language)) : texts.opensAt(timeText(startTime, language));
}

/** What the fonts contain: Latin letters with their diacritics. */
const written = (text: string) => text.replace(/[^\u0020-\u024f\u1e00-\u1eff\u2010-\u2027\u20ac\u2212]/gu, '').trim();

/** If the fonts lack a name's letters, the item's number is shown. */
const nameOf = (subject: Subject) =>
  written(subject.name) || (subject.kind === 'item' ? `#${subject.card.identifier}` : '');

/** What the fonts cannot write is left out. `mark`: the market's own, a PNG as a data URL; null: none is set. */
type Spoken = { language: Language; market: string; mark: string | null };

/** The market's mark, where it has one. */
const markOf = ({ mark }: Spoken, side: number): Element[] =>
  mark === null ? [] : [{ type: 'img', props: { src: mark, width: side, height: side } }];

/** `isAlone`: no picture stands beside them. */
function words(subject: Subject | null, spoken: Spoken, isAlone: boolean): Element[] {
  const { language, market } = spoken;
  const texts = textsIn(language);
  if (subject === null) {
    return [
      ...markOf(spoken, 128),
      box({ fontFamily: SERIF, fontSize: 96, lineHeight: 1.1 }, written(market)),
      box({ fontSize: 34, lineHeight: 1.4, color: COLOURS.quiet, marginTop: 28 }, texts.tagline),
    ];
  }
  const sizes = isAlone ? ALONE : BESIDE;
  const [bylineLetters, nameLetters] = sizes.letters;
  const name = shorten(nameOf(subject), nameLetters);
  const [, size] = sizes.names.find(([most]) => name.length <= most) ?? sizes.names[sizes.names.length - 1]!;
  const price = subject.price ? written(priceText(subject.price.price)) : '';
  return [
    box({ ...WRAPPED, fontSize: sizes.byline, color: COLOURS.quiet }, shorten(written(subject.byline), bylineLetters)),
    box({ ...WRAPPED, fontFamily: SERIF, fontSize: size, lineHeight: 1.15, marginTop: 16 }, name),
    ...(subject.price
      ? [
          box({ fontSize: sizes.label, color: COLOURS.quiet, marginTop: 32 }, texts.prices[subject.price.label]),
          box({ ...WRAPPED, fontSize: price.length > LONG_PRICE ? sizes.longPrice : sizes.price, marginTop: 6 }, price),
        ]
      : []),
    ...(subject.kind === 'drop'
      ? [box({ fontSize: sizes.byline, marginTop: 18 }, saleText(subject.drop, language))]
      : []),
  ];
}

/** What stands for an item's picture that cannot be had: its colours in its shape. */
function tintOf(subject: Subject): Element[] {
  const tint = subject.kind === 'item' ? subject.card.tint : null;
  if (!tint) return [];
  const side = CASE.width - 2 * CASE.margin;
  const shape = { width: (side * tint.width) / 100, height: (side * tint.height) / 100 };
  return [box({ ...shape, backgroundImage: `linear-gradient(${tint.top},${tint.bottom})` }, '')];
}

function layout(subject: Subject | null, spoken: Spoken & { hasPicture: boolean }): Element {
  const tint = subject === null || spoken.hasPicture ? [] : tintOf(subject);
  const isAlone = !spoken.hasPicture && tint.length === 0;
  const column = { flexDirection: 'column', flexGrow: 1, width: 0, padding: CASE.margin };
  const said = box({ flexDirection: 'column' }, words(subject, spoken, isAlone));
  const foot = (of: Subject) =>
    box({ justifyContent: 'space-between', alignItems: 'baseline', gap: 24, fontSize: 22, color: COLOURS.quiet }, [
      box({ alignItems: 'center', gap: 12, fontFamily: SERIF, fontSize: 28, color: COLOURS.ink }, [
        ...markOf(spoken, 36),
        box({}, written(spoken.market)),
      ]),
      box({}, ageText(of, spoken.language)),
    ]);
  const text =
    subject === null
      ? box({ ...column, padding: 96, justifyContent: 'center' }, [said])
      : box({ ...column, justifyContent: 'space-between' }, [said, foot(subject)]);
  const middle = { alignItems: 'center', justifyContent: 'center' };
  const stand = box({ ...middle, width: CASE.width, height: CASE.height, backgroundColor: COLOURS.well }, tint);
  /** Words that stand alone are framed by what would be a picture's ground. */
  const frame = { boxSizing: 'border-box', borderStyle: 'solid', borderWidth: 24, borderColor: COLOURS.well };
  return box(
    {
      width: CARD_SIZE.width,
      height: CARD_SIZE.height,
      backgroundColor: COLOURS.ground,
      color: COLOURS.ink,
      fontFamily: [SANS, `${SANS} more`, `${SERIF} more`].join(', '),
      ...(subject && isAlone && frame),
    },
    subject && !isAlone ? [stand, text] : [text],
  );
}

/**
 * The card of a page as JPEG. `picture`: the subject's, in a format that sharp reads; null for none, whose colours, or
 * else larger words, take its place.
 */
export async function drawCard(subject: Subject | null, o: { picture: Uint8Array | null } & Spoken): Promise<Buffer> {
  const { picture } = o;
  const svg = await satori(
    layout(subject, {
      language: cardLanguage(o.language),
      market: o.market,
      mark: o.mark,
      hasPicture: picture !== null,
    }) as never,
    {
      ...CARD_SIZE,
      fonts: readFonts(),
      // Nothing is downloaded for letters that the fonts lack.
      loadAdditionalAsset: async () => [],
    },
  );
  const card = sharp(Buffer.from(svg));
  if (picture !== null) {
    const { data, info } = await sharp(picture)
      .resize(CASE.width - 2 * CASE.margin, CASE.height - 2 * CASE.margin, { fit: 'inside' })
      .toBuffer({ resolveWithObject: true });
    const place = {
      left: Math.round((CASE.width - info.width) / 2),
      top: Math.round((CASE.height - info.height) / 2),
    };
    card.composite([{ input: data, ...place }]);
  }
  return card.flatten({ background: COLOURS.ground }).jpeg({ quality: 86, mozjpeg: true }).toBuffer();
}
