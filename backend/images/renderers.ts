import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { setPriority } from 'node:os';
import { pathToFileURL } from 'node:url';
import { BusyError } from './jobs.ts';
import type { ImageLimits } from './limits.ts';
import { BrokenImageError, type Made, type RenderAnswer, type RenderRequest } from './messages.ts';
import type { Modifiers } from './modifiers.ts';

const START_MS = 20_000;
/** Between equal, 0, and last, 19. */
const PRIORITY = 5;
const require = createRequire(import.meta.url);
/** All that a renderer learns of our environment: no key, no address of a store. */
const KNOWN = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'LANG', 'SystemRoot', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH'];

/** Making the picture took too much time or memory, or crashed its process. */
export class RendererEndedError extends BrokenImageError {
  override name = 'RendererEndedError';
}

class NoAnswerError extends Error {
  override name = 'NoAnswerError';
}

const TOO_MUCH = 'The source takes too much to become a picture.';

type Renderer = { child: ChildProcess; ready: Promise<unknown> };

/** A process and its first word. */
function startRenderer({ rendererBytes, renderMs }: ImageLimits): Renderer {
  const child = fork(require.resolve('./renderer-process.ts'), [String(rendererBytes), String(renderMs)], {
    execArgv: ['--import', pathToFileURL(require.resolve('tsx')).href],
    env: Object.fromEntries(KNOWN.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
    // Pictures go over as bytes.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // Pages and trades go before pictures where there are too few cores. Some systems forbid it.
  try {
    if (child.pid !== undefined) setPriority(child.pid, PRIORITY);
  } catch {
    // Then they are equals.
  }
  const ready = answerOf(child, START_MS);
  ready.catch(() => child.kill('SIGKILL'));
  return { child, ready };
}

/** The next answer; rejects with the reason there will be none. */
function answerOf(child: ChildProcess, milliseconds: number): Promise<RenderAnswer> {
  return new Promise((resolve, reject) => {
    const settle = (run: () => void) => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit).off('error', onError);
      run();
    };
    const onMessage = (answer: RenderAnswer) => settle(() => resolve(answer));
    const onExit = (code: number | null, signal: string | null) =>
      settle(() => reject(new Error(`It ended (${signal ?? code}).`)));
    const onError = (error: Error) => settle(() => reject(error));
    const timer = setTimeout(
      () => settle(() => reject(new NoAnswerError(`It did not answer within ${milliseconds} ms.`))),
      milliseconds,
    );
    child.on('message', onMessage).on('exit', onExit).on('error', onError);
  });
}

/** Processes that make pictures, ended and begun anew where one takes too long or too much memory. */
export function createRenderers(o: { limits: ImageLimits; log: (line: string) => void }) {
  const { limits, log } = o;
  const idle: Renderer[] = [];
  const all = new Set<ChildProcess>();
  let stopped = false;

  function start(): Renderer {
    const renderer = startRenderer(limits);
    all.add(renderer.child);
    renderer.child.once('exit', () => {
      all.delete(renderer.child);
      const at = idle.indexOf(renderer);
      if (at >= 0) idle.splice(at, 1);
    });
    return renderer;
  }

  /** The next picture does not wait for the start of its process. */
  function replace(renderer: Renderer, why: string): void {
    renderer.child.kill('SIGKILL');
    if (!stopped) idle.push(start());
    log(`A picture's renderer was ended. ${why}`);
  }

  return {
    /** Throws a `BrokenImageError`, of its own kind where the source was the renderer's end. */
    async render(bytes: Uint8Array, modifiers: Modifiers): Promise<Made> {
      if (stopped) throw new Error('No pictures are made any more.');
      const renderer = idle.pop() ?? start();
      await renderer.ready;
      const answered = answerOf(renderer.child, limits.patienceMs);
      renderer.child.send({ bytes, modifiers } satisfies RenderRequest, () => {});
      const answer = await answered.catch((cause: unknown) => {
        replace(renderer, String(cause));
        // It got no time to work: the machine's fault, not the source's.
        if (cause instanceof NoAnswerError) throw new BusyError();
        throw new RendererEndedError(TOO_MUCH, { cause });
      });
      if (answer.type === 'over') {
        replace(renderer, `It took too much ${answer.what}.`);
        throw new RendererEndedError(TOO_MUCH);
      }
      idle.push(renderer);
      if (answer.type === 'made') return answer;
      if (answer.type === 'broken') throw new BrokenImageError('The source is not a picture that can be read.');
      throw new Error(`A picture could not be made: ${answer.type === 'failed' ? answer.detail : answer.type}`);
    },
    async stop(): Promise<void> {
      stopped = true;
      await Promise.all(
        [...all].map(
          (child) =>
            new Promise<void>((resolve) => {
              child.once('exit', () => resolve());
              child.kill('SIGKILL');
            }),
        ),
      );
    },
  };
}
