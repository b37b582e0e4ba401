import { createServer, request as httpRequest, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchRemote } from './remote.ts';

/*
 * A hostile source: a server on this machine in the place of one on the internet. Plain HTTP stands in for TLS, and
 * the names that it goes by resolve to what a test says.
 */

let answer: RequestListener = (_, response) => response.end();
const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(`${request.headers.host}${request.url}`);
  answer(request, response);
});
const addresses = new Map<string, { address: string; family: number }[]>();

vi.mock('node:https', () => ({
  request: (url: URL, options: { lookup: LookUp; signal: AbortSignal }, listener: (answer: IncomingMessage) => void) =>
    httpRequest(
      {
        host: url.hostname,
        port: (server.address() as AddressInfo).port,
        path: url.pathname + url.search,
        headers: { host: url.host },
        signal: options.signal,
        agent: false,
        // The name is judged as on the internet; the connection goes to the server of this test.
        lookup: (name, how, done) =>
          options.lookup(name, how, (error) =>
            error ? done(error, '', 4) : done(null, [{ address: '127.0.0.1', family: 4 }]),
          ),
      },
      listener,
    ),
}));
type LookUp = (name: string, how: object, done: (error: Error | null) => void) => void;
vi.mock('node:dns', () => ({
  lookup: (name: string, _: object, done: (error: Error | null, found?: object) => void) => {
    const found = addresses.get(name);
    if (found) done(null, found);
    else done(new Error(`${name} is unknown`));
  },
}));

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked.length = 0;
  addresses.clear();
  addresses.set('art.example', [{ address: '93.184.215.14', family: 4 }]);
});

const hosts = new Set(['art.example', 'also.example']);
const MAX = 1_000_000;
const read = (path: string, timeoutMs = 10_000) =>
  fetchRemote(`https://art.example${path}`, { hosts, maxBytes: MAX, timeoutMs });

describe('a source that', () => {
  test('is good is read whole', async () => {
    answer = (_, response) => response.setHeader('content-type', 'image/png').end('picture');
    expect(await read('/1.png')).toEqual({ type: 'image/png', body: Buffer.from('picture') });
  });

  test('gives a gigabyte is left after the limit, whatever length it states', async () => {
    let written = 0;
    let closed: Promise<void> | undefined;
    answer = (_, response) => {
      closed = new Promise((resolve) => response.on('close', resolve));
      response.setHeader('content-length', 1024 ** 3);
      const part = Buffer.alloc(64 * 1024);
      const go = () => {
        while (!response.destroyed && written < 1024 ** 3) {
          written += part.byteLength;
          if (!response.write(part)) return void response.once('drain', go);
        }
      };
      go();
    };
    await expect(read('/huge.png')).rejects.toMatchObject({ reason: 'too-large' });
    await closed;
    expect(written).toBeLessThan(64 * MAX);
  });

  test('never ends is left at the time limit, before its head or within its body', async () => {
    answer = () => {};
    await expect(read('/silent', 50)).rejects.toMatchObject({ reason: 'unreachable' });
    answer = (_, response) => {
      response.write('{');
      const drip = setInterval(() => response.write(' '), 5);
      response.on('close', () => clearInterval(drip));
    };
    await expect(read('/dripping', 200)).rejects.toMatchObject({ reason: 'unreachable' });
  });

  test('breaks off is not taken for whole', async () => {
    answer = (_, response) => {
      response.setHeader('content-length', 100);
      response.write('half', () => response.destroy());
    };
    await expect(read('/half')).rejects.toMatchObject({ reason: 'unreachable' });
  });

  test.each([
    ['this machine', 'http://127.0.0.1:8080/'],
    ['this machine over TLS', 'https://127.0.0.1/'],
    ['the cloud’s own data', 'http://169.254.169.254/latest/meta-data/'],
    ['a host that is not listed', 'https://elsewhere.example/'],
    ['another port', 'https://art.example:8443/'],
    ['plain HTTP', 'http://art.example/'],
    ['a file', 'file:///etc/passwd'],
    ['a data URL', 'data:text/html,<script>alert(1)</script>'],
    ['itself with a password', 'https://user:pw@art.example/'],
  ])('sends us on to %s is refused, and nobody else is asked', async (_, location) => {
    answer = (_, response) => response.writeHead(302, { location }).end();
    await expect(read('/moved')).rejects.toMatchObject({ reason: 'refused' });
    expect(asked).toEqual(['art.example/moved']);
  });

  test('sends us round and round is left', async () => {
    answer = (_, response) => response.writeHead(307, { location: '/again' }).end();
    await expect(read('/again')).rejects.toMatchObject({ reason: 'unreachable' });
    expect(asked).toHaveLength(4);
  });

  test('sends us on to a listed name that leads to a private address is refused before anything is sent', async () => {
    answer = (_, response) => response.writeHead(302, { location: 'https://also.example/x' }).end();
    for (const address of ['10.0.0.7', '127.0.0.1', '169.254.169.254']) {
      addresses.set('also.example', [
        { address: '93.184.215.15', family: 4 },
        { address, family: 4 },
      ]);
      asked.length = 0;
      await expect(read('/moved')).rejects.toMatchObject({ reason: 'refused' });
      expect(asked).toEqual(['art.example/moved']);
    }
  });

  test.each([
    [404, 'missing'],
    [410, 'missing'],
    [401, 'unreachable'],
    [500, 'unreachable'],
    [204, 'unreachable'],
  ])('answers %i is %s', async (status, reason) => {
    answer = (_, response) => response.writeHead(status).end();
    await expect(read('/x')).rejects.toMatchObject({ reason });
  });
});
