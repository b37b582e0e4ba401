import * as v from 'valibot';
import { documentTextSchema, MAX_MARK_TEXT, themeFileIdSchema, themeSchema } from './theme.ts';

/* How the operator changes the theme: marks and texts are stored first, then the theme that names them is decided. */

/** Body of `POST /v1/operator/theme/files`. `mark`: PNG, JPEG or WebP as base64. */
export const themeFileSchema = v.variant('kind', [
  v.object({
    kind: v.literal('mark'),
    picture: v.pipe(v.string(), v.maxLength(MAX_MARK_TEXT, 'too large'), v.base64('not base64')),
  }),
  v.object({ kind: v.literal('text'), text: documentTextSchema }),
]);
export type ThemeFileBody = v.InferInput<typeof themeFileSchema>;
export const storedThemeFileSchema = v.object({ id: themeFileIdSchema });

/** Body of `POST /v1/operator/theme`: null for what is built in. */
export const setThemeSchema = v.object({ theme: v.nullable(themeSchema) });

/** What holds, null where nothing was decided, and its texts by id. */
export const operatorThemeSchema = v.object({
  theme: v.nullable(themeSchema),
  texts: v.record(v.string(), v.string()),
});
export type OperatorTheme = v.InferOutput<typeof operatorThemeSchema>;

/** In the log. */
export const themeValueSchema = v.object({ theme: themeSchema });
export type ThemeValue = v.InferOutput<typeof themeValueSchema>;
