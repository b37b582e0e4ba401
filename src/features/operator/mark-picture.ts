import { MAX_MARK_TEXT } from '../../contract/theme.ts';

/** Tried in turn until the picture is small enough for a call, in pixels of its side. */
const SIDES = [512, 256, 128] as const;

const asPng = (canvas: HTMLCanvasElement): string => canvas.toDataURL('image/png').split(',')[1] ?? '';

/**
 * A picture file as a square PNG in base64, drawn here: so an SVG is sent as pixels, and runs nothing.
 * @throws where the browser cannot show it, or it is too rich
 */
export async function readMark(file: File): Promise<string> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    for (const side of SIDES) {
      const canvas = document.createElement('canvas');
      canvas.width = side;
      canvas.height = side;
      // An SVG need not say how large it is.
      const [width, height] = [image.naturalWidth || side, image.naturalHeight || side];
      const scale = side / Math.max(width, height);
      const [w, h] = [width * scale, height * scale];
      canvas.getContext('2d')?.drawImage(image, (side - w) / 2, (side - h) / 2, w, h);
      const picture = asPng(canvas);
      if (picture.length <= MAX_MARK_TEXT) return picture;
    }
    throw new Error('The picture is too rich for a mark');
  } finally {
    URL.revokeObjectURL(address);
  }
}
