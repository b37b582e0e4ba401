export type ImageFormat = 'avif' | 'webp' | 'jpeg' | 'png';
export type Fit = 'cover' | 'contain' | 'fill' | 'inside' | 'outside';

/** What a picture is made like. Sides in pixels, at most {@link MAX_SIDE}; `quality` of 100. */
export type Modifiers = {
  width: number | null;
  height: number | null;
  quality: number;
  format: ImageFormat;
  fit: Fit;
  /** Six hex digits, null for transparent (or white where the format has no transparency). */
  background: string | null;
};

/** A URL that asks for what is not offered. */
export class ModifierError extends Error {
  override name = 'ModifierError';
}

/** Sides that pictures are made with, in pixels: what the app's views ask for, and some for others. */
const SIDES = [64, 120, 160, 200, 320, 480, 640, 768, 1_280, 1_536, 2_048] as const;
const QUALITIES = [20, 50, 80, 90] as const;
/** What each part of a background's colour may be. */
const SHADES = [0x00, 0x80, 0xff] as const;
export const MAX_SIDE = 2_048;
const fits: readonly string[] = ['cover', 'contain', 'fill', 'inside', 'outside'] satisfies Fit[];
const formats: Record<string, ImageFormat> = { avif: 'avif', webp: 'webp', jpeg: 'jpeg', jpg: 'jpeg', png: 'png' };
const names: Record<string, string> = {
  w: 'w',
  width: 'w',
  h: 'h',
  height: 'h',
  s: 's',
  resize: 's',
  q: 'q',
  quality: 'q',
  f: 'f',
  format: 'f',
  fit: 'fit',
  b: 'b',
  background: 'b',
};

/** The smaller of two that are equally near. */
const nearest = (wanted: number, offered: readonly number[]): number =>
  offered.reduce((best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best));

function side(text: string, name: string): number {
  const value = /^[0-9]{1,5}$/.test(text) ? Number(text) : 0;
  if (value < 1 || value > MAX_SIDE) throw new ModifierError(`${name} must be a whole number from 1 to ${MAX_SIDE}.`);
  return nearest(value, SIDES);
}

function colour(text: string): string {
  const hex = text.replace(/^(#|%23)/i, '').toLowerCase();
  const full = /^[0-9a-f]{3}$/.test(hex) ? hex.replace(/./g, '$&$&') : hex;
  if (!/^[0-9a-f]{6}$/.test(full)) {
    throw new ModifierError('The background must be a colour of three or six hex digits.');
  }
  return full.replace(/../g, (part) => nearest(Number.parseInt(part, 16), SHADES).toString(16).padStart(2, '0'));
}

/**
 * `w_200&h_120&q_80&f_webp&fit_contain&b_ffffff`, or the same with commas; `_` for none. What is not offered
 * becomes the nearest that is: a source has a fixed number of pictures, whatever is asked.
 */
export function parseModifiers(text: string): Modifiers {
  const modifiers: Modifiers = {
    width: null,
    height: null,
    quality: 80,
    format: 'webp',
    fit: 'cover',
    background: null,
  };
  if (text === '_') return modifiers;
  for (const part of text.split(/[&,]/)) {
    const [, key = '', value = ''] = /^([a-z]+)[_:=](.*)$/i.exec(part) ?? [];
    switch (names[key.toLowerCase()] ?? '') {
      case 'w':
        modifiers.width = side(value, 'The width');
        break;
      case 'h':
        modifiers.height = side(value, 'The height');
        break;
      case 's': {
        const [width = '', height = width] = value.split('x');
        modifiers.width = side(width, 'The width');
        modifiers.height = side(height, 'The height');
        break;
      }
      case 'q': {
        const quality = /^[0-9]{1,3}$/.test(value) ? Number(value) : 0;
        if (quality < 1 || quality > 100) throw new ModifierError('The quality must be a whole number from 1 to 100.');
        modifiers.quality = nearest(quality, QUALITIES);
        break;
      }
      case 'f': {
        const format = formats[value.toLowerCase()];
        if (!format) throw new ModifierError('The format must be avif, webp, jpeg or png.');
        modifiers.format = format;
        break;
      }
      case 'fit':
        if (!fits.includes(value)) throw new ModifierError('The fit must be cover, contain, fill, inside or outside.');
        modifiers.fit = value as Fit;
        break;
      case 'b':
        modifiers.background = colour(value);
        break;
      default:
        throw new ModifierError('The known modifiers are w, h, s, q, f, fit and b.');
    }
  }
  // One side keeps the shape, whatever the fit.
  if (modifiers.width === null || modifiers.height === null) modifiers.fit = 'cover';
  return modifiers;
}

/** The same picture has the same name, however its URL was written; it is a name that can be asked for. */
export const canonical = (m: Modifiers): string =>
  [
    m.width === null ? '' : `w_${m.width}`,
    m.height === null ? '' : `h_${m.height}`,
    `q_${m.quality}`,
    `f_${m.format}`,
    `fit_${m.fit}`,
    m.background === null ? '' : `b_${m.background}`,
  ]
    .filter((part) => part !== '')
    .join('&');
