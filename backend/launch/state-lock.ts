import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, realpathSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../config.ts';

const PREFIX = 'lock-';
const NAME = /^lock-[0-9a-f]{16}$/;
/** A socket's path has 104 bytes at most on some systems, its end among them. */
const PATH_BYTES = 100;

const inUse = (folder: string) => new StartError(`Another Vitrine is already running on the state folder ${folder}.`);

/**
 * Two servers on one state folder would break it. A socket in the folder, which others cannot enter, is held
 * while we live; the system lets it go when we die, however that happens. Each start has a socket of its own
 * and looks for others' only when everybody can see that it listens: of two, at least the later one sees the
 * other, and whoever sees one ends. Nobody removes what may be somebody's: names are never used twice.
 */
export async function lockStateFolder(
  folder: string,
  /** Who connects is of the folder's own user: to see whether somebody is there, or to ask something. */
  onConnection: (socket: Socket) => void = (socket) => void socket.end(),
): Promise<() => void> {
  if (process.platform === 'win32') return lockByPipe(folder, onConnection);
  const name = `${PREFIX}${randomBytes(8).toString('hex')}`;
  const { path, done } = shortPath(folder, `${name}.new`);
  try {
    const server = createServer(onConnection);
    await listening(server, path(`${name}.new`)).catch((error: unknown) => {
      throw new StartError(`The state folder ${folder} cannot be locked: ${String(error)}.`);
    });
    server.unref();
    const release = () => {
      server.close();
      rmSync(join(folder, name), { force: true });
    };
    try {
      // Under its name only once it listens: what does not answer there is dead.
      renameSync(join(folder, `${name}.new`), join(folder, name));
      for (const other of readdirSync(folder)) {
        if (!NAME.test(other) || other === name) continue;
        if (await answers(path(other))) throw inUse(folder);
        rmSync(join(folder, other), { force: true });
      }
    } catch (error) {
      release();
      throw error;
    }
    return release;
  } finally {
    done();
  }
}

/** Paths into a folder whose own path is too long for a socket's lead through a link that only we can see. */
function shortPath(folder: string, longest: string): { path(name: string): string; done(): void } {
  if (Buffer.byteLength(join(folder, longest)) <= PATH_BYTES)
    return { path: (name) => join(folder, name), done: () => {} };
  const way = mkdtempSync(join(tmpdir(), 'vitrine-'));
  symlinkSync(folder, join(way, 's'));
  return { path: (name) => join(way, 's', name), done: () => rmSync(way, { recursive: true, force: true }) };
}

const listening = (server: Server, path: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });

/** Whether somebody listens there. Only a clear no counts as one. */
const answers = (path: string) =>
  new Promise<boolean>((resolve) => {
    const probe = createConnection(path, () => {
      probe.destroy();
      resolve(true);
    });
    probe.on('error', (error: NodeJS.ErrnoException) =>
      resolve(!['ECONNREFUSED', 'ENOENT', 'ENOTSOCK'].includes(error.code ?? '')),
    );
  });

const pipeOf = (folder: string) =>
  `\\\\.\\pipe\\vitrine-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 16)}`;

/** A connection to the server that runs on a state folder; null where none does. */
export async function connectToHolder(folder: string): Promise<Socket | null> {
  if (process.platform === 'win32') return connected(pipeOf(folder));
  for (const name of readdirSync(folder).filter((file) => NAME.test(file))) {
    const { path, done } = shortPath(folder, name);
    const socket = await connected(path(name)).finally(done);
    if (socket !== null) return socket;
  }
  return null;
}

const connected = (path: string) =>
  new Promise<Socket | null>((resolve) => {
    const socket = createConnection(path, () => resolve(socket));
    socket.once('error', () => resolve(null));
  });

/** A pipe of Windows is no file: its name can be had once, and is free again when its process ends. */
async function lockByPipe(folder: string, onConnection: (socket: Socket) => void): Promise<() => void> {
  const server = createServer(onConnection);
  await listening(server, pipeOf(folder)).catch(() => {
    throw inUse(folder);
  });
  server.unref();
  return () => {
    server.close();
  };
}
