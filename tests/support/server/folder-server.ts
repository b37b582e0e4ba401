import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import type { AddressInfo } from 'node:net';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** As dumb as web servers are: files, a folder's `index.html`, and `404.html` for what is not there. It takes no writes. */
export async function serveFolder(folder: string, port = 0) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://folder').pathname));
    asked.push(`${request.method} ${path}`);
    if (request.method !== 'GET' && request.method !== 'HEAD') return response.writeHead(405).end();
    const isFile = (file: string) => existsSync(file) && statSync(file).isFile();
    const found = [join(folder, path), join(folder, path, 'index.html')].find(isFile);
    const file = found ?? join(folder, '404.html');
    response.writeHead(found === undefined ? 404 : 200, { 'Content-Type': TYPES[extname(file)] ?? 'text/plain' });
    return createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** What it was asked for. */
    asked,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
