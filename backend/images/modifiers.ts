export type ImageFormat = 'avif' | 'webp' | 'jpeg' | 'png';
export type Fit = 'cover' | 'contain' | 'fill' | 'inside' | 'outside';

/** What a picture is asked to be. Sides in pixels, at most {@link MAX_SIDE}; `quality` from 1 to 100. */
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

/** In pixels. */
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

function side(text: string, name: string): number {
  const value = /^[0-9]{1,5}$/.test(text) ? Number(text) : 0;
  if (value < 1 || value > MAX_SIDE) throw new ModifierError(`${name} must be a whole number from 1 to ${MAX_SIDE}.`);
  return value;
}

function colour(text: string): string {
  const hex = text.replace(/^(#|%23)/i, '').toLowerCase();
  if (/^[0-9a-f]{6}$/.test(hex)) return hex;
  if (/^[0-9a-f]{3}$/.test(hex)) return hex.replace(/./g, '$&$&');
  throw new ModifierError('The background must be a colour of three or six hex digits.');
}

/** `w_200&h_120&q_80&f_webp&fit_contain&b_ffffff`, or the same with commas; `_` for none. */
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
        modifiers.quality = quality;
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
  return modifiers;
}

/** The same picture has the same name, however its URL was written. */
export const canonical = (m: Modifiers): string =>
  [m.width ?? '', m.height ?? '', m.quality, m.format, m.fit, m.background ?? ''].join('|');
