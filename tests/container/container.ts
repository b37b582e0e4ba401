import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root as repository } from '../support/browser/product.ts';
import { addNode, layOut, startIn } from './bare-root.ts';
import { imageOf, parseContainerfile } from './containerfile.ts';

/*
 * `npm run test:container`: what backend/deploy/Containerfile says, done without a container engine. Its stages
 * become folders; the last one is the read-only root of a process that has no other file of this machine, and the
 * product runs there as the container would. What this does not show is the base image itself, and compose.
 * Needs root on Linux, and the registry or npm's cache. CONTAINER_NODE names another Node than this one.
 */

const PUBLIC_ORIGIN = 'https://market.example';
const STARTS_WITHIN_MS = 300_000;
const ENDS_WITHIN_MS = 3_500;

const say = (line: string) => void process.stdout.write(`${line}\n`);
let broken = 0;
function check(what: string, holds: boolean, seen: unknown = ''): void {
  if (!holds) broken += 1;
  say(`  ${holds ? 'held  ' : 'BROKEN'} ${what}${holds ? '' : `: ${JSON.stringify(seen)}`}`);
}

if (process.platform !== 'linux' || process.getuid?.() !== 0) {
  say('NOT RUN: this needs root on Linux, for mounts and users of its own.');
  process.exit(1);
}

const stages = parseContainerfile(readFileSync(join(repository, 'backend/deploy/Containerfile'), 'utf8'));
const image = imageOf(stages);
const [uid = 0, gid = 0] = image.user.split(':').map(Number);
const STATE = image.volumes[0] ?? '';

type Answer = { status: number; type: string; body: string };
const ask = (port: number, path: string, host = 'market.example'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get({ port, path, headers: { host }, timeout: 30_000 }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          type: answer.headers['content-type'] ?? '',
          body: Buffer.concat(parts).toString('latin1'),
        }),
      );
    }).on('error', reject);
  });

/** Names, owners, modes, sizes and times of all that is in a folder. */
function contentsOf(folder: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const { uid, mode, size, ctimeMs } = lstatSync(join(folder, path));
    found.set(path, `${uid} ${mode.toString(8)} ${size} ${ctimeMs}`);
  }
  return found;
}

function startContainer(root: string, volume: string, port: number, settings: Record<string, string> = {}) {
  const environment = { ...image.environment, PORT: String(port), PUBLIC_ORIGIN, ...settings };
  const run = { root, user: image.user, folder: image.folder, environment };
  const mounts = { [volume]: STATE };
  const child = startIn({ ...run, words: image.command?.words ?? [] }, mounts);
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (log += part.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    ended,
    log: () => log,
    /** Another command in the same root and environment, as `docker exec` runs one. */
    async exec(words: string[]): Promise<{ code: number | null; output: string }> {
      const other = startIn({ ...run, words }, mounts);
      let output = '';
      for (const stream of [other.stdout, other.stderr])
        stream?.on('data', (part: Buffer) => (output += part.toString()));
      return { code: await new Promise((resolve) => other.once('close', resolve)), output };
    },
    /** The number that this machine knows process 1 of the container by. */
    first: () => Number(readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ')[0]),
    /** `--kill-child` takes the namespace along. */
    kill: () => child.kill('SIGKILL'),
  };
}

type Container = ReturnType<typeof startContainer>;

async function isReadyInTime(container: Container, port: number): Promise<boolean> {
  const until = Date.now() + STARTS_WITHIN_MS;
  while (Date.now() < until) {
    const answer = await ask(port, '/ready').catch(() => null);
    if (answer?.status === 200) return true;
    const state = await Promise.race([container.ended.then(() => 'ended'), sleep(250, 'runs')]);
    if (state === 'ended') return false;
  }
  return false;
}

async function endsCleanly(container: Container, what: string): Promise<void> {
  const first = container.first();
  const all = execFileSync('ps', ['-e', '-o', 'pid=,user=']).toString().split('\n');
  const before = all.filter((line) => line.trim().endsWith(` ${uid}`)).length;
  const begun = Date.now();
  process.kill(first, 'SIGTERM');
  const code = await Promise.race([container.ended, sleep(ENDS_WITHIN_MS + 10_000, 'still there' as const)]);
  say(`         ended after ${((Date.now() - begun) / 1000).toFixed(1)} s; ${before} processes before`);
  check(`${what}: SIGTERM ends it with code 0`, code === 0, code);
  const left = execFileSync('ps', ['-e', '-o', 'user=']).toString().split('\n');
  check(`${what}: no process of its user is left`, !left.some((line) => line.trim() === String(uid)));
}

async function answers(port: number): Promise<void> {
  const page = await ask(port, '/');
  check('/health is 200', (await ask(port, '/health')).status === 200);
  check(
    'a page is rendered',
    page.status === 200 && page.body.includes('</html>') && page.body.includes('<h1'),
    page.status,
  );
  check('a page in Arabic is', (await ask(port, '/?language=ar')).body.includes('dir="rtl"'));
  check('another host is refused', (await ask(port, '/', 'other.example')).status === 421);
  const script = /\/assets\/[\w.-]+\.js/.exec(page.body)?.[0] ?? '/none';
  check('a script of the built app is served', (await ask(port, script)).type.includes('javascript'), script);
  const picture = /\/_ipx\/[^"\s,]+/.exec(page.body)?.[0].replaceAll('&amp;', '&') ?? '/none';
  const drawn = await ask(port, picture);
  check('a picture is made (sharp)', drawn.status === 200 && drawn.type.startsWith('image/'), [picture, drawn.status]);
  const item = /href="(\/collections?\/[^"?]+)"/.exec(page.body)?.[1] ?? '/none';
  const card = /property="og:image" content="https:\/\/market\.example([^"]+)"/.exec((await ask(port, item)).body)?.[1];
  const shown = await ask(port, card?.replaceAll('&amp;', '&') ?? '/none');
  check('a card for other sites is drawn (satori)', shown.status === 200 && shown.type.startsWith('image/'), [
    item,
    card,
    shown.status,
  ]);
}

async function isConfined(container: Container, root: string): Promise<void> {
  const status = readFileSync(`/proc/${container.first()}/status`, 'utf8');
  const line = (name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(status)?.[1]?.trim().replaceAll(/\s+/g, ' ');
  const seen = ['Uid', 'Gid', 'Groups', 'CapPrm', 'CapEff', 'NoNewPrivs', 'NSpid'].map(line);
  check(
    'process 1 is its user’s, with no group, no capability and none to gain',
    seen[0] === Array(4).fill(uid).join(' ') &&
      seen[1] === Array(4).fill(gid).join(' ') &&
      seen[2] === '' &&
      /^0+$/.test(seen[3] ?? '') &&
      /^0+$/.test(seen[4] ?? '') &&
      seen[5] === '1' &&
      seen[6]?.endsWith(' 1') === true,
    seen,
  );
  const refused = `for (const path of ['/app/x', '/etc/x', '/x']) try { fs.writeFileSync(path, '') ; console.log(path) } catch {}`;
  check('nothing but state and /tmp can be written', (await container.exec(['node', '-e', refused])).output === '');
  const tries = await container.exec([
    'node',
    '-e',
    `try { fs.mkdirSync('/app/x') } catch (error) { console.log(error.code) }`,
  ]);
  check('because the root is read-only', tries.output.trim() === 'EROFS', tries.output);
  check('a shell is not there to be had', !readdirSync(join(root, 'usr/bin')).includes('sh'));
}

const work = mkdtempSync(join(tmpdir(), 'container-'));
chmodSync(work, 0o755);
const running = new Set<Container>();
const started = (container: Container) => {
  running.add(container);
  return container;
};
try {
  const root = await layOut(stages, repository, work);
  const native = readdirSync(join(root, 'app/node_modules'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\/anvil-linux-\w+\/bin\/anvil$|linux-x64\/lib\/.*\.(node|so\.[\d.]+)$/.test(`/${path}`))
    .map((path) => join(root, 'app/node_modules', path));
  say(`  libraries: ${addNode(root, native).join(' ')}`);
  say(
    `  size of /app: ${
      execFileSync('du', ['-sm', join(root, 'app')])
        .toString()
        .split('\t')[0]
    } MB`,
  );
  const made = lstatSync(join(root, STATE));
  check(
    'the image’s state folder is its user’s alone',
    made.uid === uid && made.gid === gid && (made.mode & 0o777) === 0o700,
  );

  // A named volume begins as the image's folder.
  const volume = join(work, 'volume');
  mkdirSync(volume);
  chownSync(volume, uid, gid);
  chmodSync(volume, 0o700);
  const before = contentsOf(root);

  say('── embedded networks');
  const port = 18_080;
  const first = started(startContainer(root, volume, port, { VITRINE_WORLD_SCALE: '0.05' }));
  const ready = await isReadyInTime(first, port);
  check('it becomes ready', ready, first.log().slice(-2_000));
  if (ready) {
    await answers(port);
    check('the health check holds', (await first.exec(image.health?.words ?? [])).code === 0);
    const command = [...(image.command?.words.slice(0, -1) ?? []), 'backend/tools/vitrine.ts'];
    const doctor = await first.exec([...command, 'doctor']);
    check('the doctor finds nothing wrong', doctor.code === 0, doctor.output);
    const backup = await first.exec([...command, 'backup', '-']);
    check(
      'a back-up is made while it runs',
      backup.code === 0 && backup.output.includes('Backed up'),
      backup.output.slice(-500),
    );
    await isConfined(first, root);
    await endsCleanly(first, 'embedded');
  }
  check('the health check fails where nothing answers', (await first.exec(image.health?.words ?? [])).code === 1);
  const others = [...contentsOf(volume).values()].filter((entry) => !entry.startsWith(`${uid} `));
  check(
    'the state folder holds its user’s files only',
    others.length === 0 && readdirSync(volume).includes('db'),
    others,
  );
  const again = started(startContainer(root, volume, port));
  check('it starts again on what is there', await isReadyInTime(again, port), again.log().slice(-2_000));
  check('with the same world', !again.log().includes('The demo world is made'));
  await endsCleanly(again, 'again');

  say('── a real network that does not answer');
  const [network] = JSON.parse(
    readFileSync(join(repository, 'backend/deploy/networks.sepolia.json'), 'utf8'),
  ) as object[];
  const other = join(work, 'other-volume');
  mkdirSync(other, { mode: 0o700 });
  chownSync(other, uid, gid);
  writeFileSync(join(other, 'networks.json'), JSON.stringify([{ ...network, rpcUrls: ['http://127.0.0.1:9'] }]));
  const real = started(startContainer(root, other, port, { NETWORKS_CONFIG: `${STATE}/networks.json` }));
  check('it becomes ready', await isReadyInTime(real, port), real.log().slice(-2_000));
  check('a page is rendered', (await ask(port, '/')).body.includes('</html>'));
  await endsCleanly(real, 'real');

  const after = contentsOf(root);
  const changed = [...after].filter(([path, entry]) => before.get(path) !== entry).map(([path]) => path);
  check(
    `none of ${before.size} files of the image changed, and none came`,
    after.size === before.size && changed.length === 0,
    changed.slice(0, 9),
  );
} finally {
  for (const container of running) container.kill();
  rmSync(work, { recursive: true, force: true });
}
say(broken === 0 ? '\nEverything held.' : `\n${broken} BROKEN`);
process.exitCode = broken === 0 ? 0 : 1;
