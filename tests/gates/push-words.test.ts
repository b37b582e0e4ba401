import { expect, test } from 'vitest';
import * as pushArabic from '../../backend/push/texts.ar.ts';
import * as pushSpanish from '../../backend/push/texts.es.ts';
import * as pushEnglish from '../../backend/push/texts.ts';
import * as arabic from '../../src/features/notifications/texts.ar.ts';
import * as spanish from '../../src/features/notifications/texts.es.ts';
import * as english from '../../src/features/notifications/texts.ts';

// The server may not import a page's catalogue: what both say is held together here.
test.each([
  ['en', pushEnglish.happened, english.happened],
  ['es', pushSpanish.happened, spanish.happened],
  ['ar', pushArabic.happened, arabic.happened],
] as const)('a push says what the notifications page says, in %s', (_, pushed, happened) => {
  expect(pushed).toEqual(happened);
});
