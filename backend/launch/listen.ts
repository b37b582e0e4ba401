import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { serve } from '@hono/node-server';
import { StartError } from '../config.ts';
import { barestHeaders } from '../http/security.ts';

/** `env` says from whom a request came; without it, it is this process asking itself. */
export type Fetch = (request: Request, env?: { incoming: unknown; outgoing: unknown }) => Response | Promise<Response>;

/** Takes a connection over that asks for another protocol; false where nobody here speaks it. */
export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean;

/** Of connections; docs/operating.md explains them. */
export const CONNECTION_LIMITS = {
  headersMs: 10_000,
  /** Headers and body. */
  requestMs: 15_000,
  /** Longer than proxies keep theirs, so that they never use one that is just being closed. */
  keepAliveMs: 65_000,
  /** Without a byte in either direction. */
  silentMs: 120_000,
  connections: 2_000,
  /** By the address of the network at the other end, which is the proxy's where there is one. */
  connectionsOfOne: 256,
  /** How long what was asked before an end may take. */
  drainMs: 1_500,
};
/** How often Node looks for requests that take too long. */
const CHECK_MS = 1_000;

const REASONS: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
};

/** What Node answers by itself, with the headers of everything else. */
function refuseBroken(error: NodeJS.ErrnoException, socket: Socket, headers: Readonly<Record<string, string>>): void {
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy(error);
    return;
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const reason = REASONS[error.code ?? ''] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${reason}\r\n${lines.join('')}Content-Length: 0\r\nConnection: close\r\n\r\n`);
}

function limitConnections(server: Server, limits: typeof CONNECTION_LIMITS, behindProxy: boolean): void {
  server.keepAliveTimeout = limits.keepAliveMs;
  server.timeout = limits.silentMs;
  server.maxConnections = limits.connections;
  if (behindProxy) return;
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    const there = (open.get(address) ?? 0) + 1;
    open.set(address, there);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
    if (there > limits.connectionsOfOne) socket.destroy();
  });
}

/** Answers that are under way. Events have no end: their pages ask another server. */
function createUnderWay(server: Server) {
  const answers = new Set<ServerResponse>();
  let isDraining = false;
  let over = () => {};
  const isEvents = (answer: ServerResponse) => String(answer.getHeader('content-type')).startsWith('text/event-stream');
  const look = () => {
    for (const answer of answers) if (isEvents(answer)) answer.destroy();
    server.closeIdleConnections();
    if ([...answers].every((answer) => answer.destroyed)) over();
  };
  return {
    add(answer: ServerResponse): void {
      answers.add(answer);
      answer.once('close', () => {
        answers.delete(answer);
        if (isDraining) look();
      });
      if (isDraining) answer.setHeader('Connection', 'close');
    },
    /** Takes no further connection; resolves when all is answered, or after `ms`. */
    async drain(ms: number): Promise<void> {
      isDraining = true;
      server.close();
      await new Promise<void>((resolve) => {
        over = resolve;
        setTimeout(resolve, ms).unref();
        look();
      });
    },
  };
}

/**
 * Takes the port at once and answers with `fetch`. `port` 0 takes any free one; the answer says which.
 * `https`: whether others reach this server by TLS; `behindProxy`: whether all connections are a proxy's.
 * Throws a `StartError` when the port cannot be had.
 */
export function listen(o: {
  port: number;
  /** The environment variable that names the port. */
  setting?: string;
  host: string;
  fetch: Fetch;
  https: boolean;
  behindProxy: boolean;
  upgrade?: Upgrade;
  limits?: typeof CONNECTION_LIMITS;
}): Promise<{
  port: number;
  /** What was asked is answered, and nothing more is taken. */
  drain(): Promise<void>;
  close(): Promise<void>;
}> {
  const limits = o.limits ?? CONNECTION_LIMITS;
  const headers = barestHeaders(o);
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch: (request: Request, env: Parameters<Fetch>[1]) =>
          request.headers.has('host') ? o.fetch(request, env) : new Response(null, { status: 400 }),
        port: o.port,
        hostname: o.host,
        serverOptions: {
          headersTimeout: limits.headersMs,
          requestTimeout: limits.requestMs,
          connectionsCheckingInterval: Math.min(CHECK_MS, limits.headersMs),
          // Refused below, with the headers of every answer.
          requireHostHeader: false,
        },
      },
      (info) =>
        resolve({
          port: info.port,
          drain: () => underWay.drain(limits.drainMs),
          close: () =>
            new Promise((closed) => {
              server.close(() => closed());
              server.closeAllConnections();
            }),
        }),
    ) as Server;
    limitConnections(server, limits, o.behindProxy);
    const underWay = createUnderWay(server);
    // For what the adapter refuses before any handler of ours sees it; an answer's own headers replace them.
    server.prependListener('request', (_: IncomingMessage, outgoing: ServerResponse) => {
      for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
      underWay.add(outgoing);
    });
    server.on('checkExpectation', (_: IncomingMessage, outgoing: ServerResponse) => {
      outgoing.writeHead(417, { ...headers, 'Content-Length': 0 }).end();
    });
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      // Node listens to it no longer.
      socket.on('error', () => socket.destroy());
      if (o.upgrade?.(request, socket, head) === true) return;
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.end(`HTTP/1.1 404 Not Found\r\n${lines.join('')}Content-Length: 0\r\nConnection: close\r\n\r\n`);
    });
    server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => refuseBroken(error, socket, headers));
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new StartError(
              `Port ${o.port} is in use by another program: stop it, or choose another port with ${o.setting ?? 'PORT'}=… .`,
            )
          : new StartError(`Port ${o.port} cannot be opened: ${error.message}.`),
      );
    });
  });
}
