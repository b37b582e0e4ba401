import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { CONNECTION_LIMITS, listen } from './listen.ts';

/** A server with limits of a moment; what it was asked and how it ended is told. */
async function server(limits: Partial<typeof CONNECTION_LIMITS> = {}, o = { https: true, behindProxy: false }) {
  const bodies: (string | Error)[] = [];
  const { port, close } = await listen({
    port: 0,
    host: '127.0.0.1',
    ...o,
    limits: { ...CONNECTION_LIMITS, ...limits },
    async fetch(request) {
      bodies.push(await request.text().catch((error: unknown) => error as Error));
      return new Response('well', { headers: { 'X-Frame-Options': 'SAMEORIGIN' } });
    },
  });
  onTestFinished(close);
  const open = async () => {
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    return socket;
  };
  return { bodies, open };
}

/** Everything the server says until it hangs up. */
async function heard(socket: Socket): Promise<string> {
  let text = '';
  socket.on('error', () => {});
  socket.on('data', (part: Buffer) => (text += part.toString()));
  if (!socket.closed) await once(socket, 'close');
  return text;
}

describe('a connection', () => {
  test('has ten seconds for headers and fifteen for a whole request', () => {
    expect(CONNECTION_LIMITS).toMatchObject({ headersMs: 10_000, requestMs: 15_000 });
  });

  test('whose body does not arrive is ended, with the headers of every answer', async () => {
    const { bodies, open } = await server({ headersMs: 50, requestMs: 100 });
    const socket = await open();
    const answer = heard(socket);
    socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nabc');
    const text = await answer;
    expect(text).toMatch(/^HTTP\/1\.1 408 /);
    for (const line of [
      'X-Frame-Options: DENY',
      "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
      'Strict-Transport-Security: max-age=31536000',
    ]) {
      expect(text).toContain(`${line}\r\n`);
    }
    expect(bodies.filter((body) => typeof body === 'string')).toEqual([]);
  });

  test('whose headers do not arrive, are no HTTP, or are too long is ended the same way', async () => {
    const { open } = await server({ headersMs: 50, requestMs: 100 });
    const cases: [string, RegExp][] = [
      ['GET / HTTP/1.1\r\nHost: lo', /^HTTP\/1\.1 408 /],
      ['hello\r\n\r\n', /^HTTP\/1\.1 400 /],
      [`GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, /^HTTP\/1\.1 431 /],
    ];
    for (const [sent, expected] of cases) {
      const socket = await open();
      const answer = heard(socket);
      socket.write(sent);
      expect(await answer).toMatch(expected);
      expect(await answer).toContain('X-Frame-Options: DENY');
    }
  });

  test('must bring its headers sooner than its body', async () => {
    const { open } = await server({ headersMs: 50, requestMs: 60_000 });
    const slow = await open();
    const answer = heard(slow);
    slow.write('POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 4\r\n\r\nab');
    const headless = await open();
    const refused = heard(headless);
    headless.write('POST / HTTP/1.1\r\nHost: lo');
    expect(await refused).toMatch(/^HTTP\/1\.1 408 /);
    // That one came later: whoever has sent its headers is given more time.
    slow.write('cd');
    expect(await answer).toContain('well');
  });

  test('is refused where a host cannot be read, and the headers are there; an answer’s own win', async () => {
    const { open } = await server();
    const refused = await open();
    const answer = heard(refused);
    refused.write('GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n');
    expect(await answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*X-Frame-Options: DENY/i);
    const taken = await open();
    const good = heard(taken);
    taken.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    expect((await good).match(/X-Frame-Options: .*/gi)).toEqual(['X-Frame-Options: SAMEORIGIN']);
  });

  test('that names no host, or expects what nobody can do, is refused with the headers as well', async () => {
    const { bodies, open } = await server();
    const cases: [string, RegExp][] = [
      ['GET / HTTP/1.1\r\nConnection: close\r\n\r\n', /^HTTP\/1\.1 400 /],
      ['GET / HTTP/1.1\r\nHost: localhost\r\nExpect: foo\r\nConnection: close\r\n\r\n', /^HTTP\/1\.1 417 /],
    ];
    for (const [sent, expected] of cases) {
      const socket = await open();
      const answer = heard(socket);
      socket.write(sent);
      expect(await answer).toMatch(expected);
      for (const line of ['X-Frame-Options: DENY', 'Strict-Transport-Security: max-age=31536000']) {
        expect(await answer).toContain(`${line}\r\n`);
      }
    }
    expect(bodies).toEqual([]);
  });

  test('is one of so many of one address, but behind a proxy one of so many altogether', async () => {
    const { open } = await server({ connectionsOfOne: 2 });
    await open();
    await open();
    expect(await heard(await open())).toBe('');
    const behind = await server({ connectionsOfOne: 1, connections: 2 }, { https: false, behindProxy: true });
    const both = [await behind.open(), await behind.open()];
    expect(await heard(await behind.open())).toBe('');
    const answer = heard(both[1] as Socket);
    both[1]?.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    expect(await answer).toContain('well');
  });
});

test('before an end what was asked is answered, further connections are refused, and events are left', async () => {
  let answer = () => {};
  const asked: string[] = [];
  const { port, drain, close } = await listen({
    port: 0,
    host: '127.0.0.1',
    https: false,
    behindProxy: true,
    async fetch(request) {
      const { pathname } = new URL(request.url);
      asked.push(pathname);
      if (pathname === '/events') {
        return new Response(
          new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('data: x\n\n')) }),
          {
            headers: { 'Content-Type': 'text/event-stream' },
          },
        );
      }
      await new Promise<void>((resolve) => (answer = resolve));
      return new Response('well');
    },
  });
  onTestFinished(close);
  const origin = `http://127.0.0.1:${port}`;
  const events = (await fetch(`${origin}/events`)).body?.getReader();
  expect((await events?.read())?.done).toBe(false);
  const slow = fetch(`${origin}/slow`);
  await expect.poll(() => asked).toContain('/slow');
  const drained = drain();
  await expect(events?.read()).rejects.toThrow();
  await expect(fetch(`${origin}/late`)).rejects.toThrow();
  answer();
  expect(await (await slow).text()).toBe('well');
  await drained;
  expect(asked).toEqual(['/events', '/slow']);
});

test('what hangs does not keep a server from its end', async () => {
  let isAsked = false;
  const { port, drain, close } = await listen({
    port: 0,
    host: '127.0.0.1',
    https: false,
    behindProxy: true,
    limits: { ...CONNECTION_LIMITS, drainMs: 50 },
    fetch: () => {
      isAsked = true;
      return new Promise<Response>(() => {});
    },
  });
  const hanging = fetch(`http://127.0.0.1:${port}/`).catch((error: unknown) => error);
  await expect.poll(() => isAsked).toBe(true);
  await drain();
  await close();
  expect(await hanging).toBeInstanceOf(TypeError);
});
