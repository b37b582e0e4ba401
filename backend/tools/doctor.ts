import { createECDH } from 'node:crypto';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { PUSH_KEYS_FORM } from '../core/push-settings.ts';
import type { Database } from '../db/database.ts';
import { migrations } from '../db/migrations/index.ts';
import { connectDatabase } from '../db/open.ts';
import { createMailer } from '../launch/mail.ts';
import { connectToHolder, lockStateFolder } from '../launch/state-lock.ts';
import { hearsItself } from '../stores/market-changes.ts';
import { appliedMigrations, holdsStore, unknownMigrations } from '../stores/dump.ts';
import { storeTime, writeSetting } from '../stores/settings.ts';
import { examineBackupFolder, examineDisk } from './disk-findings.ts';
import { fine, inShort, wrong, type Finding } from './finding.ts';
import { examineReplicas } from './replica-findings.ts';
import { examineNetwork } from './network-findings.ts';
import { keptFiles } from '../launch/state-files.ts';

const CLOCK_SECONDS = 5;

/** Whether nodes hear of each other's changes. */
async function examineHearing(database: Database): Promise<Finding> {
  try {
    return (await hearsItself(database))
      ? fine('store', 'changes are heard')
      : wrong('store', 'changes are not heard: name a direct connection by DATABASE_LISTEN_URL');
  } catch (error) {
    return wrong('store', `it cannot be listened to: ${inShort(error)}`);
  }
}

async function examineOpened(database: Database): Promise<Finding[]> {
  if (!(await holdsStore(database))) return [fine('store', 'it is empty: the first start makes the tables')];
  const applied = await appliedMigrations(database);
  const unknown = unknownMigrations(applied);
  if (unknown.length > 0)
    return [wrong('store', `a later build has used it (migration ${unknown.join(', ')}): start that one`)];
  await writeSetting(database, 'ready-at', String(Date.now()));
  const waiting = migrations.length - applied.length;
  const off = (await storeTime(database)) - Math.round(Date.now() / 1000);
  return [
    fine('store', `it can be read and written to${waiting > 0 ? `; the next start migrates it (${waiting})` : ''}`),
    Math.abs(off) > CLOCK_SECONDS
      ? wrong('clock', `the store's differs by ${off} s from this one`)
      : fine('clock', 'the store has the same time'),
    ...(database.engine === 'pglite' ? [] : [await examineHearing(database)]),
  ];
}

/** A store that its server has open is judged by that server. */
function askServer({ host, port, publicOrigin }: Config): Promise<Finding> {
  const asked = ['0.0.0.0', '::', ''].includes(host) ? '127.0.0.1' : host;
  const headers = { host: publicOrigin === undefined ? `${asked}:${port}` : new URL(publicOrigin).host };
  return new Promise((resolve) => {
    const request = get({ host: asked, port, path: '/ready', headers, timeout: 10_000 }, (answer) => {
      answer.resume();
      const { statusCode } = answer;
      resolve(
        statusCode === 200
          ? fine('store', 'the running server is ready')
          : wrong('store', `the running server is not ready (${statusCode})`),
      );
    });
    request.on('timeout', () => void request.destroy(new Error('no answer within 10 s')));
    request.on('error', (error) => resolve(wrong('store', `the running server does not answer: ${error.message}`)));
  });
}

async function examineStore(config: Config): Promise<Finding[]> {
  let release = () => {};
  try {
    if (!config.databaseUrl) {
      const server = await connectToHolder(config.stateDir);
      server?.destroy();
      if (server !== null) return [await askServer(config)];
      if (!existsSync(join(config.stateDir, 'db'))) return [fine('store', 'none yet: the first start makes it')];
      release = await lockStateFolder(config.stateDir);
    }
    const database = await connectDatabase(config);
    try {
      return await examineOpened(database);
    } finally {
      await database.close();
    }
  } catch (error) {
    return [wrong('store', inShort(error))];
  } finally {
    release();
  }
}

function examineKeys({ stateDir }: Config): Finding[] {
  const files = keptFiles(stateDir).filter((path) => path.startsWith('keys/'));
  if (files.length === 0) return [fine('keys', 'none yet: the first start makes them')];
  const open = files.filter((path) => (lstatSync(join(stateDir, path)).mode & 0o077) !== 0);
  if (process.platform !== 'win32' && open.length > 0)
    return [wrong('keys', `others can read ${open.join(', ')}: run chmod 600 on them`)];
  const empty = files.filter((path) => readFileSync(join(stateDir, path), 'utf8').trim() === '');
  if (empty.length > 0) return [wrong('keys', `${empty.join(', ')} is empty: put back a copy, or delete it`)];
  return [fine('keys', `${files.length} files, of their user alone`)];
}

/** A public key that is not its private key's would have every push refused. */
function examinePush({ stateDir, pushKeys }: Config): Finding {
  const isMade = keptFiles(stateDir).includes('keys/push');
  if (pushKeys === undefined && !isMade) return fine('push', 'no keys yet: the first start makes them');
  const text = pushKeys ?? readFileSync(join(stateDir, 'keys/push'), 'utf8').trim();
  const [, publicKey, privateKey = ''] = PUSH_KEYS_FORM.exec(text) ?? [];
  if (publicKey === undefined) return wrong('push', 'the keys are damaged: put back a copy');
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(privateKey, 'base64url');
  } catch (error) {
    return wrong('push', `the private key is none: ${inShort(error)}`);
  }
  return pair.getPublicKey('base64url') === publicKey
    ? fine('push', 'the keys are a pair')
    : wrong('push', 'the public key is not the private key’s: put back a copy');
}

async function examineMail({ wallet }: Config): Promise<Finding> {
  if (wallet.smtp === null)
    return wallet.origin === undefined
      ? fine('mail', 'none is sent: SMTP_URL and MAIL_FROM are not set')
      : wrong('mail', 'WALLET_ORIGIN is set, but not SMTP_URL and MAIL_FROM');
  const mailer = await createMailer(wallet.smtp);
  try {
    await mailer.verify();
    return fine('mail', `${new URL(wallet.smtp.url).host} takes mail`);
  } catch (error) {
    return wrong('mail', `${new URL(wallet.smtp.url).host}: ${inShort(error)}`);
  } finally {
    mailer.close();
  }
}

/** What a server with this configuration needs, one thing after the other. Changes nothing that is there. */
export async function* examine(config: Config): AsyncGenerator<Finding> {
  const disk = examineDisk(config);
  yield* disk;
  // Nothing in a folder that is none of ours is to be judged.
  if (disk.some(({ about, isWrong }) => isWrong && about === 'state folder')) {
    if (config.databaseUrl) yield* await examineStore(config);
  } else {
    yield* await examineStore(config);
    yield* examineKeys(config);
    yield examinePush(config);
  }
  yield* await examineReplicas(config);
  yield* examineBackupFolder(config);
  yield await examineMail(config);
  if (config.externalNetworks === undefined) yield fine('networks', 'the embedded ones, which start with the server');
  for (const network of config.externalNetworks ?? []) yield* await examineNetwork(network, config);
}
