import { worldCollection } from './collections.ts';
import { oddmentMetadata, oddmentPicture } from './oddments.ts';
import type { WorldCollection } from './world-collection.ts';

/** Origin of the demo world's token URIs. `.invalid` can never be real; the server answers it itself. */
export const WORLD_ORIGIN = 'https://world.vitrine.invalid';

const SVG = 'image/svg+xml';
const encoder = new TextEncoder();
const answer = (type: string, text: string) => ({ type, body: encoder.encode(text) });

export type WorldContent = { type: string; body: Uint8Array };

/** What `https://world.vitrine.invalid/{path}` would answer, or null for its 404. */
export async function worldContent(path: string): Promise<WorldContent | null> {
  const [, slug, file, extension] =
    /^\/?([a-z0-9-]{1,64})\/([a-z]+|[1-9][0-9]{0,8})\.(json|svg|wav|glb|html|webm)$/.exec(path) ?? [];
  const collection = slug === undefined ? undefined : worldCollection(slug);
  if (!collection || file === undefined) return null;
  if (extension === 'svg' && file === 'banner') return answer(SVG, collection.banner());
  if (extension === 'svg' && file === 'logo') return answer(SVG, collection.logo());
  const id = Number(file);
  if (!(id >= 1 && id <= collection.maxSupply)) return null;
  if (extension === 'json') return metadata(collection, id);
  if (extension === 'svg') return picture(collection, id);
  const media = mediaOf(collection, id);
  if (media === undefined || media.extension !== extension) return null;
  return { type: media.type, body: await media.make(id) };
}

const mediaOf = ({ media }: WorldCollection, id: number) => (media?.has?.(id) === false ? undefined : media);

/** The address of something of the demo world. */
export function worldUrl(path: string): string {
  return `${WORLD_ORIGIN}/${path}`;
}

function metadata(collection: WorldCollection, id: number): WorldContent | null {
  if (!collection.work) {
    const odd = oddmentMetadata(id);
    return odd && answer(odd.type, odd.body);
  }
  const { name, description, attributes } = collection.work(id);
  const image = worldUrl(`${collection.slug}/${id}.svg`);
  const media = mediaOf(collection, id);
  const animation = media && { animation_url: worldUrl(`${collection.slug}/${id}.${media.extension}`) };
  return answer('application/json', JSON.stringify({ name, description, image, ...animation, attributes }));
}

function picture(collection: WorldCollection, id: number): WorldContent | null {
  const drawing = collection.work ? collection.work(id).draw() : oddmentPicture(id);
  return drawing === null ? null : answer(SVG, drawing);
}
