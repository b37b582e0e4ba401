import * as v from 'valibot';

const cursorSchema = v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(4));

/** A keyset position as an opaque text for a URL. */
export const encodeCursor = (parts: readonly string[]): string =>
  Buffer.from(JSON.stringify(parts)).toString('base64url');

/** The parts of a position made by {@link encodeCursor}, or null when the text is something else. */
export function decodeCursor(text: string, length: number): string[] | null {
  if (text.length > 1_000) return null;
  try {
    const parsed = v.safeParse(cursorSchema, JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    return parsed.success && parsed.output.length === length ? parsed.output : null;
  } catch {
    return null;
  }
}
