import { expect, test } from 'vitest';
import { appLink } from './walletconnect-app-link.ts';

test('a wallet’s app is opened by its universal link, or its own scheme', () => {
  expect(appLink({ native: 'phone://', universal: 'https://phone.example/app' })).toBe('https://phone.example/app');
  expect(appLink({ native: 'phone-wallet://open', universal: '' })).toBe('phone-wallet://open');
});

test('a wallet names nothing that would run here, or lead elsewhere', () => {
  expect(appLink(undefined)).toBeNull();
  expect(appLink({})).toBeNull();
  for (const link of [
    'javascript://%0aalert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    'http://a.example',
    'phone',
    ' phone://',
    'phone://a b',
  ])
    expect(appLink({ native: link, universal: link }), link).toBeNull();
});
