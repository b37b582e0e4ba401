import type { ContractDocument } from '../stores/contract-documents.ts';
import type { InlineUse } from '../stores/inline-sources.ts';
import { kindByName } from '../core/media-kinds.ts';

export type Metadata = {
  name: string;
  description: string;
  image: string;
  /** Sound or video that belongs to it; '' for none. */
  media: string;
  attributes: { traitType: string; value: string }[];
};

export const NAME_LENGTH = 200;
const COLLECTION_NAME_LENGTH = 80;
const DESCRIPTION_LENGTH = 5_000;
const TRAITS = 64;
const TRAIT_LENGTH = 100;

/**
 * Control, invisible and direction characters: they hide or reorder what people read. Lone surrogates break JSON.
 * Variation selectors stay: emoji need them.
 */
const invisible =
  /(?![\ufe00-\ufe0f])[\p{Cc}\p{Surrogate}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800\ufff9-\ufffb]/gu;
/** Marks that are piled on a letter, beyond what any script needs. */
const piled = /(\p{M}{4})\p{M}+/gu;

const shown = (text: string) => text.replace(invisible, '').replace(piled, '$1');

/** A line of text for people, whatever was given. */
export function cleanLine(value: unknown, length: number): string {
  const text = textOf(value);
  // Cut first, roughly: a name of megabytes must not be scanned whole.
  return Array.from(shown(text.slice(0, length * 4).replace(/[\t\n\r]+/g, ' ')).trim())
    .slice(0, length)
    .join('')
    .trim();
}

function cleanText(value: unknown, length: number): string {
  return textOf(value)
    .slice(0, length * 4)
    .split(/\r\n|\r|\n/)
    .map((line) => shown(line.replace(/\t/g, ' ')))
    .join('\n')
    .trim()
    .slice(0, length)
    .replace(/\p{Surrogate}/gu, '');
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  return typeof value === 'boolean' ? String(value) : '';
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function attributesOf(given: unknown): Metadata['attributes'] {
  const pairs: [unknown, unknown][] = Array.isArray(given)
    ? given
        .slice(0, TRAITS * 4)
        .filter(isRecord)
        .map((one) => [one.trait_type ?? one.traitType ?? one.name ?? 'Trait', one.value])
    : isRecord(given)
      ? Object.entries(given).slice(0, TRAITS * 4)
      : [];
  const seen = new Set<string>();
  const attributes: Metadata['attributes'] = [];
  for (const [type, raw] of pairs) {
    const traitType = cleanLine(type, TRAIT_LENGTH);
    const value = cleanLine(raw, TRAIT_LENGTH);
    const key = `${traitType}:${value}`;
    if (traitType === '' || value === '' || seen.has(key)) continue;
    seen.add(key);
    attributes.push({ traitType, value });
    if (attributes.length === TRAITS) break;
  }
  return attributes;
}

/** The address under which a source is shown; '' where it never is. */
export type AddressOf = (source: string, use: InlineUse) => string;

/** What browsers play; of anything else, such as a page, only the picture is shown. */
function mediaOf(record: Record<string, unknown>, addressOf: AddressOf): string {
  const given = [record.animation_url, record.animation].find((one) => typeof one === 'string');
  const source = typeof given === 'string' ? addressOf(given, 'media') : '';
  return kindByName(source) === null ? '' : source;
}

/** Of what is not JSON, or no object: one without words. */
function recordOf(body: Uint8Array): Record<string, unknown> {
  try {
    const json: unknown = JSON.parse(new TextDecoder().decode(body));
    return isRecord(json) ? json : {};
  } catch {
    return {};
  }
}

/** The same of what a contract says of its collection (ERC-7572). */
export function parseContractDocument(body: Uint8Array, addressOf: (source: string) => string): ContractDocument {
  const record = recordOf(body);
  const address = (...given: unknown[]) => {
    const source = given.find((one) => typeof one === 'string' && one !== '');
    return typeof source === 'string' ? addressOf(source) : '';
  };
  return {
    name: cleanLine(record.name, COLLECTION_NAME_LENGTH),
    description: cleanText(record.description, DESCRIPTION_LENGTH),
    image: address(record.image),
    banner: address(record.banner_image, record.featured_image),
  };
}

/** Reads a metadata document of unknown making. Never throws; what is not as it should be is left out. */
export function parseMetadata(body: Uint8Array, addressOf: AddressOf): Metadata {
  const record = recordOf(body);
  const image = [record.image, record.image_url, record.image_data].find(
    (one) => typeof one === 'string' && one !== '',
  );
  return {
    name: cleanLine(record.name, NAME_LENGTH),
    description: cleanText(record.description, DESCRIPTION_LENGTH),
    image: typeof image === 'string' ? addressOf(image, 'image') : '',
    media: mediaOf(record, addressOf),
    attributes: attributesOf(record.attributes ?? record.traits),
  };
}
