import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Words = (text: string) => string;

/** The product at one more address, where a test sees what is asked, answers in its place, and takes it away. */
export type Mirror = {
  address: string;
  /** Paths of what was asked, in order. */
  asked: string[];
  /** Answers of our own, by path. */
  answers: Map<string, string>;
  /** From now on this path is not answered; it is refused, or answered with other words, when the test says so. */
  hold(path: string): { refuse: () => void; change: (words: Words) => void };
  /** From now on answers to these paths break off in their middle, as where the server is killed; null: no more. */
  breakOff(paths: RegExp | null): void;
  close(): void;
};

/** What is answered in the product's place; null: the product's own answer. */
export type Instead = (request: IncomingMessage, url: URL) => Promise<Response | null>;

export async function mirror(origin: string, instead: Instead = async () => null): Promise<Mirror> {
  const asked: string[] = [];
  const answers = new Map<string, string>();
  const held = new Map<string, ((words: Words | null) => void)[]>();
  const changed = new Map<string, Words>();
  let broken: RegExp | null = null;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', origin);
    const body = answers.get(url.pathname);
    const words = changed.get(url.pathname);
    const other = await instead(request, url);
    if (other !== null) {
      response.writeHead(other.status, Object.fromEntries(other.headers)).end(await other.text());
    } else if (body !== undefined) {
      const type = url.pathname.endsWith('.js') ? 'text/javascript' : 'application/json';
      response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache' }).end(body);
    } else if (words !== undefined) {
      const text = await (await fetch(url)).text();
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(words(text));
    } else {
      const { method, headers } = request;
      const onward = ask(url, { method, headers }, (answered) => {
        response.writeHead(answered.statusCode ?? 502, answered.headers);
        if (broken?.test(url.pathname))
          answered.once('data', (part: Buffer) => {
            response.write(part.subarray(0, part.length / 2), () => response.destroy());
            answered.destroy();
          });
        else answered.pipe(response);
      });
      onward.on('error', () => response.destroy());
      request.pipe(onward);
    }
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', origin);
    asked.push(pathname);
    const waiting = held.get(pathname);
    if (waiting === undefined) void answer(request, response);
    else waiting.push((words) => void (words === null ? response.writeHead(503).end() : answer(request, response)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/`,
    asked,
    answers,
    hold(path) {
      const waiting: ((words: Words | null) => void)[] = [];
      held.set(path, waiting);
      const end = (words: Words | null) => {
        held.delete(path);
        if (words !== null) changed.set(path, words);
        for (const one of waiting) one(words);
      };
      return { refuse: () => end(null), change: end };
    },
    breakOff(paths) {
      broken = paths;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A newer build stands there from now on. */
export async function release({ answers }: Mirror, origin: string): Promise<void> {
  const worker = await (await fetch(`${origin}/sw.js`)).text();
  answers.set('/sw.js', `${worker}\n// a newer build\n`);
  answers.set('/builds/latest.json', JSON.stringify({ id: 'a-newer-build', timestamp: 1 }));
}
