/** What a start says on the terminal: one line a step, the current one rewritten where the terminal can. */
export type Progress = {
  /** A step that is done. */
  done(text: string): void;
  /** How far the present step is; `share` from 0 to 1. */
  now(text: string, share?: number): void;
  /** Something worth knowing, in the order it happened. */
  note(text: string): void;
  /** What whoever started it waits for. */
  say(text: string): void;
  /** The last thing said by `now`. */
  current(): string;
};

const BAR = 24;

/** `json`: a record a line, `{log, time, message}`, as the security log's are. */
export function createProgress(out: NodeJS.WriteStream, startedAt: number, format: 'text' | 'json'): Progress {
  const isJson = format === 'json';
  const live = out.isTTY && !isJson;
  let current = '';
  let drawn = false;
  let lastPlain = 0;
  const seconds = () => `${((Date.now() - startedAt) / 1000).toFixed(1)}s`.padStart(6);
  const clear = () => {
    if (drawn) out.write('\r\u001b[2K');
    drawn = false;
  };
  const line = (mark: string, text: string) => {
    clear();
    if (isJson) out.write(`${JSON.stringify({ log: 'server', time: new Date().toISOString(), message: text })}\n`);
    else out.write(`${seconds()}  ${mark} ${text}\n`);
  };
  return {
    done: (text) => line('✓', text),
    note: (text) => line('·', text),
    say: (text) => (isJson ? line('', text) : out.write(`\n  ${text}\n\n`)),
    now(text, share) {
      current = text;
      if (live) {
        const filled = Math.round(Math.min(1, Math.max(0, share ?? 0)) * BAR);
        const bar = share === undefined ? '' : `${'█'.repeat(filled)}${'░'.repeat(BAR - filled)} `;
        const width = Math.max(20, (out.columns ?? 80) - 12);
        clear();
        out.write(`${seconds()}  ${bar}${text}`.slice(0, width + 8));
        drawn = true;
      } else if (Date.now() - lastPlain > 5_000) {
        // A log file gets a line now and then, not hundreds.
        lastPlain = Date.now();
        line('…', share === undefined ? text : `${text} (${Math.round(share * 100)}%)`);
      }
    },
    current: () => current,
  };
}
