import * as v from 'valibot';

/** Of the own wallet's token service: its people, and the codes that prove an address or a number. */

/** As it is stored: without space around it, in lower case. */
export const emailSchema = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(254), v.email());

/** `GET /users/me`. */
export const walletUserSchema = v.object({ id: v.string(), email: v.string(), phone: v.nullable(v.string()) });

/** `POST /token/validate`, where the token counts. `exp`: Unix seconds. */
export const validTokenSchema = v.object({
  active: v.literal(true),
  client_id: v.string(),
  scope: v.string(),
  sub: v.string(),
  exp: v.number(),
});
export const tokenToValidateSchema = v.object({ token: v.pipe(v.string(), v.maxLength(1_024)) });

/** `POST /users/me/phone_link/request`; the number as in E.164. */
export const phoneLinkRequestSchema = v.object({
  phone_number: v.pipe(v.string(), v.regex(/^\+[1-9][0-9]{6,14}$/, 'it must look like +41791234567')),
});
export const phoneLinkRequestedSchema = v.object({ operation_id: v.string() });

/** `POST /users/me/phone_link/confirm`. */
export const phoneLinkConfirmSchema = v.object({
  operation_id: v.pipe(v.string(), v.uuid()),
  code: v.pipe(v.string(), v.regex(/^[0-9]{6}$/, 'it must be six digits')),
});
