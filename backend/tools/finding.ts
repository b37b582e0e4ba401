/** What was found about one thing that the server needs. */
export type Finding = { about: string; isWrong: boolean; sentence: string };

export const fine = (about: string, sentence: string): Finding => ({ about, isWrong: false, sentence });
export const wrong = (about: string, sentence: string): Finding => ({ about, isWrong: true, sentence });

/** An error's first line, without the addresses and bodies that some libraries add. */
export const inShort = (error: unknown): string =>
  ((error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '').slice(0, 200);

/** A URL may hold a key: only its host is told. */
export const hostOf = (url: string): string => new URL(url).host;
