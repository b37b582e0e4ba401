import { expect, test } from 'vitest';
import { exposureWarning } from './exposure.ts';

test.each(['127.0.0.1', '127.1.2.3', 'localhost', '::1', '[::1]'])('%s is this machine alone', (host) => {
  expect(exposureWarning(host)).toBeNull();
});

test.each(['0.0.0.0', '::', '192.168.1.5', 'market.example', '127.evil.example', ''])(
  '%s: what is exposed is said in one sentence',
  (host) => {
    expect(exposureWarning(host)).toMatch(new RegExp(`^HOST=${host} opens [^.]*/rpc[^.]*faucet[^.]*\\.$`));
  },
);
