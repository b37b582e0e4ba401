import { createServer, request as ask, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The product at one more address, where a test sees what is asked, answers in its place, and takes it away. */
export type Mirror = {
  address: string;
  /** Paths of what was asked, in order. */
  asked: string[];
  /** Answers of our own, by path. */
  answers: Map<string, string>;
  /** From now on this path is not answered; it is refused when the test says so. */
  hold(path: string): { refuse: () => void };
  close(): void;
};

export async function mirror(origin: string): Promise<Mirror> {
  const asked: string[] = [];
  const answers = new Map<string, string>();
  const held = new Map<string, ServerResponse[]>();
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    const { pathname } = new URL(url, origin);
    asked.push(pathname);
    const waiting = held.get(pathname);
    if (waiting !== undefined) {
      waiting.push(response);
      return;
    }
    const body = answers.get(pathname);
    if (body !== undefined) {
      const type = pathname.endsWith('.js') ? 'text/javascript' : 'application/json';
      response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache' }).end(body);
      return;
    }
    const { method, headers } = request;
    const onward = ask(new URL(url, origin), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/`,
    asked,
    answers,
    hold(path) {
      const waiting: ServerResponse[] = [];
      held.set(path, waiting);
      return {
        refuse() {
          held.delete(path);
          for (const response of waiting) response.writeHead(503).end();
        },
      };
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
