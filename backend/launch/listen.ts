import { serve, type ServerType } from '@hono/node-server';
import { StartError } from '../config.ts';

export type Fetch = (request: Request) => Response | Promise<Response>;

/**
 * Takes the port at once and answers with `fetch`. `port` 0 takes any free one; the answer says which.
 * Throws a `StartError` when the port cannot be had.
 */
export function listen(o: {
  port: number;
  host: string;
  fetch: Fetch;
}): Promise<{ port: number; close(): Promise<void> }> {
  return new Promise((resolve, reject) => {
    const server: ServerType = serve({ fetch: o.fetch, port: o.port, hostname: o.host }, (info) =>
      resolve({
        port: info.port,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            if ('closeAllConnections' in server) server.closeAllConnections();
          }),
      }),
    );
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new StartError(`Port ${o.port} is in use by another program: stop it, or choose another port with PORT=… .`)
          : new StartError(`Port ${o.port} cannot be opened: ${error.message}.`),
      );
    });
  });
}
