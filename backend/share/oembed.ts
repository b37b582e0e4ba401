import { LANGUAGE_PARAMETER, languageOf } from '../../src/language/language.ts';
import type { StoreContext } from '../stores/context.ts';
import { CARD_SIZE, cardPath, inLanguage } from './paths.ts';
import { subjectOf } from './subject.ts';

/** A day: an embedded card shows what was true at a time that it states. */
const CACHE_SECONDS = 86_400;

/** oEmbed 1.0 for one of our pages, as a photo: its card. Null for other addresses, and pages without a card. */
export async function oembedOf(
  context: StoreContext,
  o: { url: string; origin: string; maxWidth: number; maxHeight: number; market: string },
): Promise<object | null> {
  if (!URL.canParse(o.url)) return null;
  const asked = new URL(o.url);
  if (asked.origin !== new URL(o.origin).origin) return null;
  const subject = await subjectOf(context, asked.pathname.replace(/\/+$/, ''));
  if (!subject) return null;
  const language = languageOf(asked.searchParams.get(LANGUAGE_PARAMETER) ?? undefined) ?? 'en';
  const { width, height } = CARD_SIZE;
  const scale = Math.min(1, o.maxWidth / width, o.maxHeight / height);
  const picture = {
    url: o.origin + cardPath(subject.path, language),
    width: Math.floor(width * scale),
    height: Math.floor(height * scale),
  };
  return {
    version: '1.0',
    type: 'photo',
    ...picture,
    title: subject.name,
    author_name: subject.byline,
    provider_name: o.market,
    provider_url: o.origin,
    cache_age: CACHE_SECONDS,
    thumbnail_url: picture.url,
    thumbnail_width: width,
    thumbnail_height: height,
    web_page: inLanguage(o.origin + subject.path, language),
  };
}
