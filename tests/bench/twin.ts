import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';

/** As the product compresses pages. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

export type Twin = { origin: string; close(): void };

/** The same pages without a script and with their styles inlined: what the network and the drawing alone cost. */
export async function startTwin(origin: string): Promise<Twin> {
  const textOf = async (path: string) => (await fetch(new URL(path, origin))).text();
  const server = createServer((request, response) => {
    const answer = async () => {
      const { accept = '*/*', 'user-agent': agent = '' } = request.headers;
      const original = await fetch(new URL(request.url ?? '/', origin), {
        headers: { accept, 'user-agent': agent },
      });
      const type = original.headers.get('content-type') ?? '';
      const headers = { 'content-type': type, 'cache-control': original.headers.get('cache-control') ?? '' };
      if (!type.startsWith('text/html')) {
        response.writeHead(original.status, headers).end(Buffer.from(await original.arrayBuffer()));
        return;
      }
      let html = await original.text();
      for (const [tag, path = ''] of html.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g))
        html = html.replace(tag, `<style>${await textOf(path)}</style>`);
      const bytes = brotliCompressSync(html.replaceAll(/<script[^]*?<\/script>/g, ''), QUICK);
      response.writeHead(original.status, { ...headers, 'content-encoding': 'br' }).end(bytes);
    };
    answer().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
