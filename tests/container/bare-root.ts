import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { contextFilter, type Stage, type Step } from './containerfile.ts';

/*
 * A container file's instructions without a container engine: folders that become the root of a process by
 * namespaces of Linux. Needs root.
 */

export type Run = { root: string; user: string; folder: string; environment: Record<string, string>; words: string[] };

/** Folders of a root that are mounted over; they are there before anything is, for a root may be read-only. */
const MOUNTED = ['proc', 'dev', 'tmp'];

/** In a namespace of its own. `$0` is the root. */
const KERNELS = `
mount --make-rprivate /
mount --bind "$0" "$0"
mount -t proc proc "$0/proc"
mount -t tmpfs -o mode=755 dev "$0/dev"
for d in null zero full random urandom; do : > "$0/dev/$d"; mount --bind "/dev/$d" "$0/dev/$d"; done
mount -t tmpfs -o mode=1777 tmp "$0/tmp"
`;

/** The programs of this machine instead of a base image's. */
const OWN_PROGRAMS = `
mount --bind /usr "$0/usr"
mount --bind /etc/ssl "$0/etc/ssl"
mount --bind "$HOST_NODE" "$0/usr/bin/node"
mount --bind "$HOST_NPM_CACHE" "$0/root/.npm"
`;

/** As `docker run --read-only -v STATE:/var/lib/vitrine --tmpfs /tmp` has it. */
const readOnly = (mounts: Readonly<Record<string, string>>) => `
${Object.entries(mounts)
  .map(([source, target]) => `mount --bind "${source}" "$0${target}"`)
  .join('\n')}
mount -o remount,bind,ro "$0"
`;

/** Runs `words` as process 1 of a root of its own, as a user who has no capability and gains none. */
function enter(
  { root, user, folder, environment, words }: Run,
  mounts: string,
  output: 'pipe' | 'inherit',
): ChildProcess {
  for (const name of MOUNTED) mkdirSync(join(root, name), { recursive: true });
  const [uid = '0', gid = uid] = user.split(':');
  const identity = [`--root=${root}`, `--wd=${folder}`, `--setgid=${gid}`, `--setuid=${uid}`];
  const inside = ['setpriv', '--clear-groups', '--no-new-privs', 'unshare', ...identity];
  const variables = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
  const script = `${KERNELS}${mounts}\nexec env -i "$@"`;
  return spawn(
    'unshare',
    ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-ec', script, root, ...variables, ...inside, ...words],
    {
      stdio: ['ignore', output, output],
      env: {
        ...process.env,
        HOST_NODE: process.env['CONTAINER_NODE'] ?? process.execPath,
        HOST_NPM_CACHE: execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).trim(),
      },
    },
  );
}

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** Starts a command in a finished root that is read-only but for what is mounted: `{ source: target }`. */
export const startIn = (run: Run, mounts: Readonly<Record<string, string>>): ChildProcess =>
  enter({ ...run, environment: { PATH, ...run.environment } }, readOnly(mounts), 'pipe');

async function runStep(root: string, folder: string, command: string): Promise<void> {
  const environment = {
    PATH,
    HOME: '/root',
    npm_config_prefer_offline: 'true',
    // Where the registry is reached through something that has a certificate of its own.
    ...(process.env['NODE_EXTRA_CA_CERTS'] ? { NODE_EXTRA_CA_CERTS: '/etc/extra-certificates.pem' } : {}),
  };
  const words = ['/bin/sh', '-c', command];
  const child = enter({ root, user: '0:0', folder, environment, words }, OWN_PROGRAMS, 'inherit');
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`RUN ${command} ended with ${String(code)}`);
}

/** What every base image has; programs and libraries are mounted, or copied by `addNode`. */
function makeBase(root: string): void {
  for (const folder of ['usr', 'etc/ssl', 'root/.npm', 'var/lib']) mkdirSync(join(root, folder), { recursive: true });
  for (const folder of ['bin', 'sbin', 'lib', 'lib64']) symlinkSync(`usr/${folder}`, join(root, folder));
  writeFileSync(join(root, 'etc/passwd'), 'root:x:0:0:root:/root:/bin/sh\n');
  writeFileSync(join(root, 'etc/group'), 'root:x:0:\n');
  for (const file of ['hosts', 'resolv.conf', 'nsswitch.conf']) copyFileSync(`/etc/${file}`, join(root, 'etc', file));
  const certificates = process.env['NODE_EXTRA_CA_CERTS'];
  if (certificates) copyFileSync(certificates, join(root, 'etc/extra-certificates.pem'));
}

/**
 * Node and the libraries that it and the product's binaries name, and nothing else: no shell, no npm. All of them
 * are in Debian's slim image, which has more.
 */
export function addNode(root: string, binaries: readonly string[]): string[] {
  const node = process.env['CONTAINER_NODE'] ?? process.execPath;
  mkdirSync(join(root, 'usr/bin'), { recursive: true });
  copyFileSync(node, join(root, 'usr/bin/node'));
  const libraries = new Set(
    [node, ...binaries].flatMap((file) =>
      [...execFileSync('ldd', [file], { encoding: 'utf8' }).matchAll(/(?:=> |^\s+)(\/lib\S+) \(0x/gm)].map(
        ([, path = '']) => path,
      ),
    ),
  );
  for (const library of libraries) {
    // `/lib` is a link to `/usr/lib` there.
    const target = join(root, 'usr', library);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(realpathSync(library), target);
  }
  return [...libraries].map((library) => basename(library)).toSorted();
}

/** `COPY`: what a folder holds goes into the target, a file keeps its name where the target is a folder. */
function copy(step: Step, from: string, listed: readonly string[] | null, to: (path: string) => string): void {
  const target = to(step.words.at(-1) ?? '.');
  const isFolder = step.words.length > 2 || /(^|\/)\.?\/?$/.test(step.words.at(-1) ?? '');
  for (const source of step.words.slice(0, -1)) {
    if (listed === null) {
      cpSync(join(from, source), target, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
      continue;
    }
    for (const path of listed) {
      const inside = source === '.' ? path : path.startsWith(`${source}/`) ? path.slice(source.length + 1) : null;
      if (inside === null && path !== source) continue;
      const file = inside === null && !isFolder ? target : join(target, inside ?? basename(path));
      mkdirSync(dirname(file), { recursive: true });
      copyFileSync(join(from, path), file);
    }
  }
}

/** Makes each stage's root below `work`; answers the last one's. */
export async function layOut(stages: readonly Stage[], repository: string, work: string): Promise<string> {
  const git = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const isIn = contextFilter(readFileSync(join(repository, '.dockerignore'), 'utf8'));
  const listed = execFileSync('git', git, { cwd: repository, encoding: 'utf8' })
    .split('\n')
    .filter((path) => isIn(path) && existsSync(join(repository, path)));
  let root = '';
  for (const { name, base, steps } of stages) {
    root = join(work, name);
    makeBase(root);
    let folder = '/';
    process.stdout.write(`── ${name}, instead of ${base}\n`);
    for (const step of steps) {
      const { keyword, flags, words } = step;
      if (keyword === 'WORKDIR') mkdirSync(join(root, (folder = words[0] ?? '/')), { recursive: true });
      else if (keyword === 'RUN') await runStep(root, folder, words[0] ?? '');
      else if (keyword === 'COPY') {
        const stage = flags['from'];
        const from = stage === undefined ? repository : join(work, stage);
        copy(step, from, stage === undefined ? listed : null, (path) =>
          join(root, path.startsWith('/') ? '' : folder, path),
        );
      }
    }
  }
  return root;
}
