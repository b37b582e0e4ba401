import { connect, type Socket } from 'node:net';
import { CONNECTION_LIMITS } from '../../backend/launch/listen.ts';
import { pause } from './client.ts';
import { newAddress, newCaller, type Target } from './people.ts';
import { tally } from './result.ts';

const portOf = ({ origin }: Target) => Number(new URL(origin).port);

/** Paths no reader agrees about, and names that are not ours. */
export async function pathsAndHosts(t: Target) {
  const attack = tally('paths, methods and Host headers');
  const ask = newCaller(t);
  const bad = ['/%zz', '/%', '/%c0%af', '/collections/%ff', '/marketplace/%zz', '/_ipx/%zz/x', '/assets/%zz.js'];
  for (const path of bad) {
    const { status } = await ask(path);
    attack.check(status === 400, () => `${path} was answered ${status}`);
  }
  const climbing = [
    '/../../etc/passwd',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/..%5c..%5cpackage.json',
    '/.git/config',
  ];
  for (const path of [...climbing, '/keys/mnemonic', '/%2e%2e/%2e%2e/.vitrine/keys/mnemonic']) {
    const { text } = await ask(path);
    attack.check(!/root:x:|"dependencies"|\[core\]/.test(text), () => `${path} gave a file`);
  }
  const port = portOf(t);
  const hosts = [
    'evil.example',
    `evil.example:${port}`,
    'localhost.evil.example',
    '127.0.0.1.nip.io',
    '127.0.0.1@evil',
    '0.0.0.0',
  ];
  for (const host of hosts) {
    for (const path of ['/', '/config.json', '/data/collections', '/ready']) {
      const { status } = await ask(path, { headers: { host, 'x-forwarded-host': 'localhost' } });
      attack.check(status === 421 || status === 400, () => `${path} for ${host} was answered ${status}`);
    }
  }
  const trace = await ask('/', { method: 'TRACE' });
  attack.check(trace.status >= 400, () => 'TRACE is answered');
  const page = await ask('/', { headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' } });
  attack.check(!page.text.includes('evil.example'), () => 'a page repeats a made-up host');
  const large = await ask('/marketplace/v1/login', { body: 'x'.repeat(200_000) });
  attack.check(large.status === 413 || large.status === 0, () => `a large body was answered ${large.status}`);
  return attack.row;
}

/** Open, with what it has said so far and when it ended. */
function opened(port: number, localAddress: string) {
  const began = performance.now();
  const socket: Socket = connect({ host: '127.0.0.1', port, localAddress });
  let said = '';
  let endedMs: number | null = null;
  socket.on('data', (data) => (said += data.toString()));
  socket.on('error', () => {});
  socket.on('close', () => (endedMs = performance.now() - began));
  return { socket, said: () => said, endedMs: () => endedMs };
}

/** Bodies and headers that trickle in. */
export async function slowBodies(t: Target) {
  const attack = tally('bodies and headers that trickle in');
  const address = newAddress();
  const slow = Array.from({ length: t.isShort ? 5 : 50 }, (_, index) => {
    const one = opened(portOf(t), address);
    const host = `Host: ${new URL(t.origin).host}\r\n`;
    const body = 'Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n{';
    one.socket.write(
      index % 2 === 0 ? `POST /marketplace/v1/login HTTP/1.1\r\n${host}${body}` : `GET / HTTP/1.1\r\n${host}X: `,
    );
    return one;
  });
  const waitMs = t.slowMs + 4_000;
  for (let waited = 0; waited < waitMs && slow.some((one) => one.endedMs() === null); waited += 1_000) {
    await pause(1_000);
    for (const { socket } of slow) if (socket.writable) socket.write(' ');
  }
  for (const one of slow) {
    attack.check(one.endedMs() !== null, () => `a request that trickles in was still waited for after ${waitMs} ms`);
    one.socket.destroy();
  }
  attack.note(`cut after ${(Math.max(...slow.map((one) => one.endedMs() ?? waitMs)) / 1_000).toFixed(1)} s at most`);
  return attack.row;
}

/** More connections than one may have; meanwhile somebody else is served. */
export async function tooManyConnections(t: Target) {
  const attack = tally('too many connections of one address');
  const address = newAddress();
  const all = Array.from({ length: CONNECTION_LIMITS.connectionsOfOne + 60 }, () => opened(portOf(t), address));
  const count = () => all.filter((one) => one.endedMs() === null).length;
  for (let tries = 0; tries < 75 && count() > CONNECTION_LIMITS.connectionsOfOne; tries += 1) await pause(200);
  const open = count();
  attack.check(open <= CONNECTION_LIMITS.connectionsOfOne, () => `${open} connections were open`);
  attack.check(open > 0, () => 'none was open');
  const { status } = await newCaller(t)('/data/collections?size=1');
  attack.check(status === 200, () => `somebody else was answered ${status}`);
  for (const one of all) one.socket.destroy();
  attack.note(`${open} of ${all.length} stayed open`);
  return attack.row;
}
