import { many } from './client.ts';
import { newCaller, pickListing, type Target } from './people.ts';
import { tally } from './result.ts';

/** What the sides, qualities and formats offered come to for squares: no size asked for makes another. */
const KINDS_AT_MOST = 11 * 4;
const svg = (inner: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000">${inner}</svg>`)}`;

/** Odd sizes of one picture, queries, and sources that would hurt. */
export async function pictures(t: Target) {
  const attack = tally('odd sizes and hostile sources of pictures');
  const ask = newCaller(t);
  const { nft } = await pickListing(t, ask);
  const source = encodeURIComponent(nft.image);
  const answers = await many(250, 16, (index) =>
    ask(`/_ipx/w_${401 + index * 3}&h_${401 + index * 3}&q_${(index % 99) + 1}&f_webp/${source}?x=${index}`),
  );
  const made = new Set(answers.flatMap(({ headers }) => headers['content-location'] ?? []));
  for (const { status } of answers)
    attack.check([200, 429].includes(status), () => `an odd size was answered ${status}`);
  attack.check(made.size <= KINDS_AT_MOST, () => `250 sizes made ${made.size} pictures`);
  const tags = await many(5, 5, (index) => ask(`/_ipx/w_200&f_webp/${source}?x=${index}`));
  attack.check(new Set(tags.map(({ headers }) => headers.etag)).size === 1, () => 'a query string is a new picture');
  const hostile = [
    svg(
      '<filter id="f"><feMorphology operator="dilate" radius="2000"/></filter><rect width="2000" height="2000" filter="url(#f)"/>',
    ),
    svg('<filter id="f"><feTurbulence numOctaves="9999"/></filter><rect width="2000" height="2000" filter="url(#f)"/>'),
    'http://169.254.169.254/latest/meta-data',
    'http://127.0.0.1:22/',
    'https://localhost/x.svg',
    'file:///etc/passwd',
    'https://evil.example/x.svg',
    '/../../../../etc/passwd',
    'https://[::ffff:127.0.0.1]/x',
  ];
  for (const one of hostile) {
    const { status } = await ask(`/_ipx/w_200/${encodeURIComponent(one)}`);
    attack.check([400, 403, 404, 413, 421].includes(status), () => `${one.slice(0, 60)} was answered ${status}`);
  }
  for (const modifiers of ['w_0', 'w_99999', 'w_-1', 'q_0', 'f_svg', 'b_zzz', 'x_1', 'w_1e3', 'rotate_90']) {
    const { status } = await ask(`/_ipx/${modifiers}/${source}`);
    attack.check(status === 400, () => `${modifiers} was answered ${status}`);
  }
  attack.note(`250 sizes made ${made.size} pictures`);
  attack.note('SVG bombs can come from permitted hosts only: backend/images/hostile-sources.test.ts');
  return attack.row;
}
