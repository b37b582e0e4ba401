import type { StoreContext } from '../stores/context.ts';
import { findDrop } from '../stores/drops.ts';
import { priceText } from './subject.ts';
import { shorten } from './xml.ts';

/** Octets of a line, without its end (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

const instant = (ms: number) => new Date(ms).toISOString().replace(/[-:]|\.\d{3}/g, '');
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Long lines go on after a line end and a space; no character is cut. */
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

/** A drop as an event of iCalendar (RFC 5545), with a reminder ten minutes before it opens; null when there is none. */
export async function dropCalendar(context: StoreContext, slug: string, origin: string): Promise<string | null> {
  const drop = await findDrop(context, slug);
  if (!drop || drop.slug !== slug) return null;
  const url = `${origin}/drops/${drop.slug}`;
  const words = `${priceText(drop.price)} each, ${drop.maxSupply} in all. ${shorten(drop.description, 500)}`.trim();
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vitrine//Drops//EN',
    'BEGIN:VEVENT',
    `UID:${drop.uuid}@vitrine`,
    `DTSTAMP:${instant(Date.now())}`,
    `DTSTART:${instant(drop.startTime * 1_000)}`,
    `DTEND:${instant(drop.endTime * 1_000)}`,
    `SUMMARY:${escaped(`${drop.name} by ${drop.creator.name}`)}`,
    `DESCRIPTION:${escaped(words)}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(`${drop.name} opens`)}`,
    'TRIGGER:-PT10M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
}
