import type { Drop } from '../../src/contract/drop.ts';
import type { Language } from '../../src/language/language.ts';
import { wallSeconds, type StoreContext } from '../stores/context.ts';
import { findDrop } from '../stores/drops.ts';
import { textsIn, type Texts } from './language.ts';
import { inLanguage } from './paths.ts';
import { priceText } from './subject.ts';
import { shorten } from './xml.ts';

/** Octets per line, without its end (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

const instant = (ms: number) => new Date(ms).toISOString().replace(/[-:]|\.\d{3}/g, '');
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Long lines are continued after a line break and a space; no character is cut. */
function fold(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      lines.push(current);
      [current, octets] = [' ', 1];
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

/** An hour, or half of the remaining time if that is less: a reminder must be in the future. */
const minutesBeforeEnd = (endTime: number) => Math.max(0, Math.min(60, Math.floor((endTime - wallSeconds()) / 120)));

/** What there is to remember: the opening of a drop, or the end of one that is open. */
function eventOf(drop: Drop, texts: Texts): string[] {
  const name = texts.dropBy(drop.name, drop.creator.name);
  const end = instant(drop.endTime * 1_000);
  if (drop.state !== 'live') {
    return [
      `UID:${drop.uuid}@vitrine`,
      `DTSTART:${instant(drop.startTime * 1_000)}`,
      `DTEND:${end}`,
      `SUMMARY:${escaped(name)}`,
      ...alarm(texts.opens(drop.name), 10),
    ];
  }
  return [
    // A calendar that already has the opening would ignore another event with the same id.
    `UID:${drop.uuid}-end@vitrine`,
    `DTSTART:${end}`,
    `SUMMARY:${escaped(texts.ends(name))}`,
    ...alarm(texts.ends(drop.name), minutesBeforeEnd(drop.endTime)),
  ];
}

const alarm = (words: string, minutesBefore: number) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(words)}`,
  `TRIGGER:-PT${minutesBefore}M`,
  'END:VALARM',
];

/** A drop as an iCalendar event (RFC 5545) with a reminder; null when there is none. */
export async function dropCalendar(
  context: StoreContext,
  slug: string,
  o: { origin: string; language: Language },
): Promise<string | null> {
  const drop = await findDrop(context, slug);
  if (!drop || drop.slug !== slug) return null;
  const texts = textsIn(o.language);
  const words = [
    ...(drop.state === 'live' ? [texts.endsThen] : []),
    texts.eachOf(priceText(drop.price), drop.maxSupply),
    shorten(drop.description, 500),
  ];
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vitrine//Drops//EN',
    'BEGIN:VEVENT',
    `DTSTAMP:${instant(Date.now())}`,
    `DESCRIPTION:${escaped(words.join(' ').trim())}`,
    `URL:${inLanguage(`${o.origin}/drops/${drop.slug}`, o.language)}`,
    ...eventOf(drop, texts),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
}
