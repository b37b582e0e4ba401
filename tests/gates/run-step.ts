import { spawn } from 'node:child_process';

export type StepResult = { code: number; output: string; seconds: number };

/** Runs a command to its end; its output is shown as it comes, and kept. Ends its children with it. */
export function runStep(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<StepResult> {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const take = (stream: NodeJS.WriteStream) => (chunk: Buffer) => {
      output += chunk.toString();
      stream.write(chunk);
    };
    child.stdout.on('data', take(process.stdout));
    child.stderr.on('data', take(process.stderr));
    child.on('error', (error) => {
      output += error.message;
      process.stderr.write(`${error.message}\n`);
    });
    child.on('close', (code) => resolve({ code: code ?? 1, output, seconds: (performance.now() - started) / 1000 }));
  });
}

/** The locally installed command, without npx in between. */
export const bin = (name: string) => new URL(`../../node_modules/.bin/${name}`, import.meta.url).pathname;
