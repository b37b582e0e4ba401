import { expect, test } from 'vitest';
import { buildSignInMessage, parseSignInMessage } from './sign-in-message.ts';

const fields = {
  origin: 'https://market.example',
  address: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F',
  chainId: 31337,
  nonce: 'abcdef0123456789',
  issuedAt: new Date('2026-11-20T15:47:35.123Z'),
  market: 'Vitrine',
};

test('the text carries terms link, address and UTC date and time [G11] [G12] [G13]', () => {
  const message = buildSignInMessage(fields);
  expect(message).toContain('https://market.example/docs/terms-of-use');
  expect(message).toContain(fields.address);
  expect(message).toContain('2026-11-20 15:47:35 UTC');
  expect(message.startsWith('market.example wants you to sign in with your Ethereum account:\n')).toBe(true);
});

test('the text has no placeholder left [G14]', () => {
  expect(buildSignInMessage(fields)).not.toMatch(/[{}]/);
});

test('a message is parsed only when it matches to the letter', () => {
  const message = buildSignInMessage(fields);
  expect(parseSignInMessage(message)).toEqual(fields);
  for (const bad of [
    `${message} `,
    message.replace('costs nothing', 'costs a little'),
    message.replace('Chain ID: 31337', 'Chain ID: 1\nChain ID: 31337'),
    message.replace('URI: https://market.example', 'URI: javascript:alert(1)'),
    message.replace(/Issued At: .*/, 'Issued At: yesterday'),
    message.replace(fields.nonce, 'short'),
    message.replace('Sign in to Vitrine', `Sign in to ${'V'.repeat(31)}`),
    message.replace('Sign in to Vitrine', 'Sign in to Vitrine\u202e'),
    message.replace('Sign in to Vitrine', 'Sign in to nobody\nVitrine'),
    '',
  ]) {
    expect(parseSignInMessage(bad)).toBeNull();
  }
});

test('the text says what the market is called, by whatever name the page knew', () => {
  const message = buildSignInMessage({ ...fields, market: 'Marea. {nonce}' });
  expect(message).toContain('\nSign in to Marea. {nonce}. This costs nothing and sends no transaction.');
  expect(parseSignInMessage(message)).toEqual({ ...fields, market: 'Marea. {nonce}' });
  const { market: _, ...unnamed } = fields;
  expect(buildSignInMessage(unnamed)).toBe(buildSignInMessage(fields));
});
