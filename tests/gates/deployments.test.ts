import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import {
  CROSS_CHAIN_SEAPORT_V1_6_ADDRESS,
  OPENSEA_CONDUIT_ADDRESS,
  OPENSEA_CONDUIT_KEY,
} from '@opensea/seaport-js/lib/constants.js';
import { sepolia } from 'viem/chains';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../backend/config.ts';
import { imageOf, parseContainerfile } from '../container/containerfile.ts';
import { parseCompose, readCompose, type Service } from '../container/compose.ts';
import { filesBelow } from './files.ts';

/* What an operator starts: compose files, the systemd unit and the files beside them. */

const FOLDER = 'backend/deploy';
const inFolder = (name: string) => join(FOLDER, name);
const read = (name: string) => readFileSync(inFolder(name), 'utf8');
const image = imageOf(parseContainerfile(read('Containerfile')));
/** What an operator adds to the folder; never in the repository. */
const OWN = ['.env', 'vitrine.env', 'networks.json'];
const documented = readFileSync('docs/operating.md', 'utf8') + readFileSync('README.md', 'utf8');

test('every file of the folder is one that is looked at', () => {
  const ignored = readFileSync('.gitignore', 'utf8').split('\n');
  for (const name of [...OWN, 'secrets/']) expect(ignored).toContain(inFolder(name));
  const files = filesBelow(FOLDER).filter((file) => !file.startsWith(inFolder('secrets/')));
  expect(
    files
      .map((file) => basename(file))
      .filter((name) => !OWN.includes(name))
      .toSorted(),
  ).toEqual([
    'Caddyfile',
    'Containerfile',
    'compose.proxy.yaml',
    'compose.replica.yaml',
    'compose.yaml',
    'health-check.mjs',
    'networks.sepolia.json',
    'pgbouncer.Containerfile',
    'pgbouncer.ini',
    'replica.sh',
    'replication.sh',
    'vitrine.env.example',
    'vitrine.service',
  ]);
});

const ONE = ['compose.yaml'];
const WITH_PROXY = ['compose.yaml', 'compose.proxy.yaml'];
const WITH_REPLICA = [...WITH_PROXY, 'compose.replica.yaml'];

describe.each([[ONE], [WITH_PROXY], [WITH_REPLICA]])('%j', (files) => {
  const compose = readCompose(files.map(inFolder));
  const services: [string, Service][] = Object.entries(compose.services);

  test.each(services)('%s is restarted, and its health is known', (name, service) => {
    expect(service.restart).toBe('unless-stopped');
    const built = service.build?.dockerfile.endsWith('deploy/Containerfile') ?? false;
    expect(built ? image.health : service.healthcheck, name).toBeDefined();
    expect(service.image).toBeDefined();
    if (!service.build) expect(service.image).toContain(':');
  });

  test.each(services)('%s finds what it names', (_, service) => {
    for (const secret of service.secrets ?? []) expect(compose.secrets).toHaveProperty([secret]);
    for (const network of service.networks ?? []) expect(compose.networks).toHaveProperty([network]);
    for (const other of Object.keys(service.depends_on ?? {})) expect(compose.services).toHaveProperty([other]);
    for (const [, source = ''] of (service.volumes ?? []).map((volume) => /^([^:]+):/.exec(volume) ?? [])) {
      if (!source.startsWith('./')) expect(compose.volumes).toHaveProperty([source]);
      // Its operator makes it, of the example beside it.
      else if (source !== './networks.json') expect(existsSync(inFolder(source)), source).toBe(true);
    }
    if (service.build) expect(existsSync(join(FOLDER, service.build.context, service.build.dockerfile))).toBe(true);
    for (const value of Object.values(service.environment ?? {})) {
      const [, secret] = /^\/run\/secrets\/(.+)/.exec(value) ?? [];
      if (secret !== undefined) expect(service.secrets).toContain(secret);
    }
  });

  test('what is declared is used, and secrets are files that no repository holds', () => {
    const used = services.flatMap(([, { secrets = [], volumes = [], networks = [] }]) => [
      ...secrets,
      ...networks,
      ...volumes.map((volume) => volume.replace(/:.*/, '')),
    ]);
    for (const kind of [compose.secrets, compose.networks, compose.volumes])
      for (const name of Object.keys(kind)) expect(used).toContain(name);
    const ignored = readFileSync('.gitignore', 'utf8').split('\n');
    expect(ignored).toContain(`${FOLDER}/secrets/`);
    for (const { file } of Object.values(compose.secrets)) expect(file).toMatch(/^secrets\//);
  });

  test('whoever faces people, or stands behind them, may change nothing but its volumes', () => {
    for (const [name, service] of services.filter(([name]) => name !== 'database')) {
      expect(service, name).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
    }
    expect(compose.services['vitrine']?.volumes).toContain(`state:${image.environment['VITRINE_STATE']}`);
    expect(compose.services['vitrine']?.tmpfs).toEqual(['/tmp']);
  });

  test('the database is reached by the server’s own network alone, and the server by loopback or the proxy', () => {
    expect(compose.networks['store']).toEqual({ internal: true });
    for (const name of ['database', 'replica', 'pgbouncer']) {
      const { networks = ['store'], ports = [] } = compose.services[name] ?? {};
      expect([networks, ports]).toEqual([['store'], []]);
    }
    const ports = compose.services['vitrine']?.ports ?? [];
    expect(ports).toEqual(files === ONE ? [`127.0.0.1:8080:${image.environment['PORT']}`] : []);
  });

  test('the server’s settings are ones that it has', () => {
    const given = compose.services['vitrine']?.environment ?? {};
    expect(Object.keys(given).length).toBeGreaterThan(1);
    for (const name of Object.keys(given)) expect(documented, name).toContain(`\`${name.replace(/_FILE$/, '')}`);
    expect(given['DATABASE_URL_FILE']).toBe('/run/secrets/database-url');
  });
});

test('what is no compose file is told', () => {
  expect(() => parseCompose('services: { a: { imagee: b } }')).toThrow();
  expect(() => parseCompose('services: { a: { restart: always } }')).toThrow();
  expect(() => parseCompose('services: {}\nservices: {}')).toThrow();
});

test('the proxy and PgBouncer lead where the compose file has their servers', () => {
  const { services } = readCompose(WITH_PROXY.map(inFolder));
  expect(services['proxy']?.environment?.['UPSTREAM']).toBe(`vitrine:${image.environment['PORT']}`);
  const caddyfile = read('Caddyfile');
  const variables = [...caddyfile.matchAll(/\{\$(\w+)/g)].map(([, name = '']) => name);
  expect(variables.toSorted()).toEqual(Object.keys(services['proxy']?.environment ?? {}).toSorted());
  expect(caddyfile.split('{').length).toBe(caddyfile.split('}').length);

  const ini = Object.fromEntries([...read('pgbouncer.ini').matchAll(/^(\w+) =[ ]?(.*)$/gm)].map(([, k, v]) => [k, v]));
  expect(ini).toMatchObject({ pool_mode: 'transaction', auth_file: '/run/secrets/pgbouncer-users' });
  expect(services).toHaveProperty([/host=(\w+)/.exec(String(ini['vitrine']))?.[1] ?? '']);
  expect(services['pgbouncer']?.healthcheck?.test).toContain(`--port=${ini['listen_port']}`);
});

describe('vitrine.service', () => {
  const unit = read('vitrine.service');
  const settings = new Map([...unit.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]));

  test('starts what the image starts, with its own user and folder', () => {
    expect(settings.get('ExecStart')).toBe(`/usr/bin/${image.command?.words.join(' ')}`);
    expect(settings.get('User')).toMatch(/^(?!root)\w+$/);
    expect(settings.get('Environment')).toContain(`VITRINE_STATE=/var/lib/${settings.get('StateDirectory')} `);
    expect(settings.get('Environment')).toContain('VITRINE_NO_BUILD=1');
  });

  test('is closed: nothing but the state folder is written, and nothing gained', () => {
    expect(Object.fromEntries(settings)).toMatchObject({
      NoNewPrivileges: 'yes',
      CapabilityBoundingSet: '',
      ProtectSystem: 'strict',
      ProtectHome: 'yes',
      PrivateTmp: 'yes',
      StateDirectoryMode: '0700',
      Restart: 'always',
    });
    for (const line of unit.split('\n')) expect(line).toMatch(/^($|#|\[(Unit|Service|Install)\]$|[A-Z]\w+=)/);
  });

  const analyze = (args: string[]) => {
    const folder = mkdtempSync(join(tmpdir(), 'unit-'));
    const file = join(folder, 'vitrine.service');
    // It looks for the program where it runs; ours may stand elsewhere here.
    writeFileSync(file, unit.replace('/usr/bin/node', process.execPath));
    const { status, stdout, stderr, error } = spawnSync('systemd-analyze', [...args, file], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    return { isMissing: error !== undefined, status, said: stdout + stderr };
  };

  // Where systemd is; elsewhere the checks above stand alone.
  test('holds before systemd’s own checks', () => {
    const verified = analyze(['verify', '--man=no']);
    if (verified.isMissing) return;
    expect(verified).toMatchObject({ status: 0, said: '' });
    expect(analyze(['security', '--offline=true', '--threshold=20'])).toMatchObject({ status: 0 });
  });
});

test('the example of settings is taken, with the networks of the example', () => {
  const lines = read('vitrine.env.example')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const given = Object.fromEntries(lines.map((line) => line.split('=') as [string, string]));
  for (const name of Object.keys(given)) expect(documented, name).toContain(`\`${name}`);
  const { externalNetworks, publicOrigin } = readConfig({
    ...given,
    NETWORKS_CONFIG: inFolder('networks.sepolia.json'),
  });
  expect(publicOrigin).toBe('https://market.example');
  const [network] = externalNetworks ?? [];
  expect(network).toMatchObject({
    chainId: sepolia.id,
    seaport: CROSS_CHAIN_SEAPORT_V1_6_ADDRESS.toLowerCase(),
    conduit: OPENSEA_CONDUIT_ADDRESS.toLowerCase(),
    conduitKey: OPENSEA_CONDUIT_KEY,
    multicall3: sepolia.contracts.multicall3.address.toLowerCase(),
    ensUniversalResolver: sepolia.contracts.ensUniversalResolver.address.toLowerCase(),
  });
});
