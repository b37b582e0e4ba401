import { expect, test } from 'vitest';
import { TEXTS } from '../../backend/push/messages.ts';
import * as arabic from '../../src/features/notifications/texts.ar.ts';
import * as spanish from '../../src/features/notifications/texts.es.ts';
import * as english from '../../src/features/notifications/texts.ts';

// The server may not import a page's catalogue: what both say is held together here.
test.each([
  ['en', english],
  ['es', spanish],
  ['ar', arabic],
] as const)('a push says what the notifications page says, in %s', (language, page) => {
  expect(TEXTS[language].happened).toEqual(page.happened);
  expect(TEXTS[language].drop).toEqual({
    opens: page.dropOpensSoon,
    opened: page.dropOpened,
    ends: page.dropEndsSoon,
  });
});
