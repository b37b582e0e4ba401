import { readFileSync } from 'node:fs';

/** Settings that are secret. `NAME_FILE` names a file with the value: no list of processes or containers shows it. */
const SECRETS = [
  'DATABASE_URL',
  'DATABASE_LISTEN_URL',
  'DATABASE_REPLICA_URLS',
  'ACCESS_TOKEN_KEYS',
  'ZONE_SIGNER_KEY',
  'PUSH_KEYS',
  'SMTP_URL',
  'WALLET_CLIENT_SECRET',
  'WALLET_COOKIE_KEYS',
  'WALLET_CODE_KEY',
];

type Environment = Readonly<Record<string, string | undefined>>;

/** What is set in an environment, with secrets read from the files it names. What is empty counts as not set. */
export function withSecretFiles(environment: Environment, refuse: (sentence: string) => never): Record<string, string> {
  const given: Record<string, string> = {};
  for (const [name, value] of Object.entries(environment)) {
    if (value !== undefined && value !== '') given[name] = value;
  }
  for (const name of SECRETS) {
    const file = given[`${name}_FILE`];
    if (file === undefined) continue;
    if (given[name] !== undefined) refuse(`${name} and ${name}_FILE are both set: set one of them.`);
    try {
      given[name] = readFileSync(file, 'utf8').trim();
    } catch (error) {
      refuse(`${name}_FILE (${file}) cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
    }
    // Or a server without its database would begin an empty one of its own.
    if (given[name] === '') refuse(`${name}_FILE (${file}) is empty.`);
  }
  return given;
}
