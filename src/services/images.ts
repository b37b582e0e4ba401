import { INTERACTIVE_PATH, MEDIA_PATH } from '../contract/media-path.ts';
import { runtime } from './runtime.ts';

/** How the proxy should deliver a picture. Quality is 80 and the format WebP by default. */
export type ImageShape = {
  /** CSS pixels × density; the proxy resizes, never enlarges the file. */
  width: number;
  height?: number;
  quality?: number;
  format?: 'webp' | 'avif' | 'jpeg' | 'png';
  fit?: 'contain' | 'cover';
  background?: string;
};

/** The proxy's address of sound, video or a 3-D model. */
export const mediaUrl = (source: string) => `${MEDIA_PATH}/${encodeURIComponent(source)}`;

/** The address of an item that runs, for a sandboxed frame. */
export const interactiveUrl = (source: string) => `${INTERACTIVE_PATH}/${encodeURIComponent(source)}`;

/** The proxy's address of a picture; '' for an empty source, which shows the placeholder. */
export function imageUrl(source: string, shape: ImageShape): string {
  if (source === '') return '';
  const modifiers = [
    `w_${shape.width}`,
    shape.height === undefined ? '' : `h_${shape.height}`,
    `q_${shape.quality ?? 80}`,
    `f_${shape.format ?? 'webp'}`,
    shape.fit === undefined ? '' : `fit_${shape.fit}`,
    shape.background === undefined ? '' : `b_${shape.background}`,
  ].filter((part) => part !== '');
  return `${runtime().config.imageUrl}/${modifiers.join('&')}/${encodeURIComponent(source)}`;
}
