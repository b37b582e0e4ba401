import { createInterface } from 'node:readline/promises';

/** How a command speaks with whoever runs it. */
export type Talk = {
  say(line: string): void;
  /** False without a yes. */
  confirm(question: string): Promise<boolean>;
};

/** `isYes`: everything is agreed to beforehand. Without a terminal nobody can answer, and nothing is agreed to. */
export function terminalTalk(isYes: boolean): Talk {
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  return {
    say,
    async confirm(question) {
      if (isYes) return true;
      if (!process.stdin.isTTY) {
        say(`${question} Nothing was written: say --yes.`);
        return false;
      }
      const reader = createInterface({ input: process.stdin, output: process.stdout });
      const answer = await reader.question(`${question} [y/N] `);
      reader.close();
      return /^y(es)?$/i.test(answer.trim());
    },
  };
}
