import sharp from 'sharp';
import { expect, test } from 'vitest';
import { useApiMarket } from '../../tests/support/server/api-market.ts';
import { testApp } from '../../tests/support/server/app.ts';
import { drawCard } from '../share/card.ts';
import { subjectOf } from '../share/subject.ts';

const market = useApiMarket();

test('a card without a picture shows its colours, or its words on the whole of it', async () => {
  const plain = (await subjectOf((await testApp(market.database)).context, '/collections/glass/1'))!;
  if (plain.kind !== 'item') throw new Error('The subject is no item');
  const pixels = async (tint: NonNullable<typeof plain.card.tint> | null) => {
    const drawn = await drawCard(
      { ...plain, card: { ...plain.card, tint } },
      { picture: null, language: 'en', market: 'Vitrine', mark: null },
    );
    const { data, info } = await sharp(drawn).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => {
      const start = (y * info.width + x) * info.channels;
      return [...data.subarray(start, start + 3)];
    };
    return { left: at(36, 315), middle: at(300, 315), below: at(300, 600) };
  };
  // Red of the ground behind pictures and of the card's own, which JPEG may change a little.
  const [well, ground] = [expect.closeTo(0xe9, -0.5), expect.closeTo(0xfa, -0.5)];
  const tinted = await pixels({ top: '#0000ff', bottom: '#0000ff', width: 100, height: 60 });
  expect([tinted.left[0], tinted.below[0]]).toEqual([well, well]);
  expect(tinted.middle[2]! - tinted.middle[0]!).toBeGreaterThan(200);
  expect((await pixels(null)).left[0]).toEqual(ground);
});
