import * as newsAr from '../../src/contract/news-texts.ar.ts';
import * as newsEs from '../../src/contract/news-texts.es.ts';
import * as newsEn from '../../src/contract/news-texts.ts';
import type { PushMessage } from '../../src/contract/push.ts';
import { directionOf, type Language } from '../../src/language/language.ts';
import type { Spoken } from '../../src/language/spoken.ts';
import * as ar from './texts.ar.ts';
import * as es from './texts.es.ts';
import * as en from './texts.ts';

export const TEXTS: Readonly<Record<Language, Spoken<typeof en>>> = { en, es, ar };
export const NEWS_TEXTS: Readonly<Record<Language, Spoken<typeof newsEn>>> = { en: newsEn, es: newsEs, ar: newsAr };

/** If there are more than this at once, one message tells of all. */
const SEVERAL = 3;

/** One thing to tell. `id`: the notification's; `path`: what a press opens. */
export type News = { id: string; title: string; body: string; path: string };

/** What a browser is shown: one message for each, or one for all. `origin`: the app's. */
export function pushMessages(
  fresh: readonly News[],
  { language, origin }: { language: Language; origin: string },
): PushMessage[] {
  const message = ({ id, title, body, path }: News): PushMessage => ({
    web_push: 8030,
    notification: {
      title: title.slice(0, 200),
      body: body.slice(0, 300),
      navigate: new URL(path, origin).href,
      tag: id.slice(0, 300),
      lang: language,
      dir: directionOf(language),
    },
  });
  const [first] = fresh;
  if (first === undefined || fresh.length <= SEVERAL) return fresh.map(message);
  return [message({ id: first.id, title: TEXTS[language].several(fresh.length), body: '', path: '/notifications' })];
}
