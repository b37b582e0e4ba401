import * as v from 'valibot';

const originText = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^/?#@]+\/?$/),
  v.check((text) => URL.canParse(text)),
  v.transform((text) => new URL(text).origin),
);

/** What the own wallet's origin is told by the environment. */
export const walletEntries = {
  WALLET_PORT: v.optional(v.pipe(v.string(), v.regex(/^[0-9]{1,5}$/), v.transform(Number), v.maxValue(65_535))),
  /** Its address for others; another host than PUBLIC_ORIGIN's. */
  WALLET_ORIGIN: v.optional(originText),
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\/\S+$/), v.url())),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.email())),
  WALLET_CLIENT_SECRET: v.optional(v.pipe(v.string(), v.regex(/^[^,\s]{32,}$/))),
  /** The newest first, comma separated. */
  WALLET_COOKIE_KEYS: v.optional(v.pipe(v.string(), v.regex(/^[^,\s]{32,}(,[^,\s]{32,})*$/))),
  WALLET_CODE_KEY: v.optional(v.pipe(v.string(), v.regex(/^[^,\s]{32,}$/))),
} as const;

const KEY = 'a key of 32 characters or more, without commas';
/** What each must be that may be refused. */
export const WALLET_WANTED = {
  WALLET_PORT: 'a number from 0 to 65535',
  WALLET_ORIGIN: 'an origin such as https://wallet.example, without a path',
  SMTP_URL: 'a URL such as smtps://user:password@mail.example:465',
  MAIL_FROM: 'an e-mail address such as wallet@market.example',
  WALLET_CLIENT_SECRET: KEY,
  WALLET_COOKIE_KEYS: 'keys of 32 characters or more, separated by commas alone',
  WALLET_CODE_KEY: KEY,
} as const;

export type WalletConfig = {
  port: number;
  origin: string | undefined;
  smtp: { url: string; from: string } | null;
  /** Undefined, or empty: the state folder's own. */
  clientSecret: string | undefined;
  cookieKeys: string[];
  codeKey: string | undefined;
};

type Environment = v.InferOutput<v.ObjectSchema<typeof walletEntries, undefined>> & { PORT: number };

export function walletConfigOf(env: Environment): WalletConfig {
  const { PORT, WALLET_PORT: port, SMTP_URL: url, MAIL_FROM: from } = env;
  return {
    // Any free one beside any free one, else the next.
    port: port ?? (PORT === 0 || PORT === 65_535 ? 0 : PORT + 1),
    origin: env.WALLET_ORIGIN,
    smtp: url && from ? { url, from } : null,
    clientSecret: env.WALLET_CLIENT_SECRET,
    cookieKeys: env.WALLET_COOKIE_KEYS?.split(',') ?? [],
    codeKey: env.WALLET_CODE_KEY,
  };
}
