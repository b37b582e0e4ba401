import { describe, expect, test } from 'vitest';
import { clientAddress, parseTrustProxy, type TrustProxy } from './client-address.ts';

const trusting = (text: string): TrustProxy => {
  const trust = parseTrustProxy(text);
  if (trust === undefined) throw new Error(`${text} was refused`);
  return trust;
};

describe('whom X-Forwarded-For is believed', () => {
  test('is nobody, a number of proxies, or addresses', () => {
    for (const text of ['', ' ', '0']) expect(parseTrustProxy(text)).toBeNull();
    expect(parseTrustProxy('2')).toEqual({ hops: 2 });
    expect(parseTrustProxy('10.0.0.0/8, 2001:db8::1, 127.0.0.1')).toMatchObject({ ranges: { length: 3 } });
  });

  test.each(['yes', '-1', '99', '10.0.0.0/33', '10.0.0', 'proxy.example', '10.0.0.1,,'])('%s is refused', (text) => {
    expect(parseTrustProxy(text)).toBeUndefined();
  });
});

describe('who asks', () => {
  test('is the connection’s own address, whatever the caller writes', () => {
    for (const forwarded of [undefined, '', '203.0.113.9', '127.0.0.1, 203.0.113.9']) {
      expect(clientAddress('198.51.100.1', forwarded, null)).toBe('198.51.100.1');
    }
    expect(clientAddress('198.51.100.1', '203.0.113.9', trusting('10.0.0.0/8'))).toBe('198.51.100.1');
  });

  test('is who stands before so many proxies: what the caller wrote before that is not read', () => {
    expect(clientAddress('10.0.0.1', '192.0.2.66, 203.0.113.9', trusting('1'))).toBe('203.0.113.9');
    expect(clientAddress('10.0.0.1', '192.0.2.66, 203.0.113.9, 10.0.0.2', trusting('2'))).toBe('203.0.113.9');
    expect(clientAddress('10.0.0.1', '203.0.113.9', trusting('3'))).toBe('203.0.113.9');
  });

  test('is the last who is no proxy of ours', () => {
    const trust = trusting('10.0.0.0/8, ::1');
    expect(clientAddress('10.0.0.1', '192.0.2.66, 203.0.113.9, 10.9.9.9', trust)).toBe('203.0.113.9');
    expect(clientAddress('::ffff:10.0.0.1', '203.0.113.9:4711', trust)).toBe('203.0.113.9');
    expect(clientAddress('::1', '[2001:db8:1:2:3::4]:443', trust)).toBe('2001:db8:1:2::/64');
    expect(clientAddress('10.0.0.1', 'unknown', trust)).toBe('10.0.0.1');
  });

  test('is one for a whole /64 of IPv6, and one for an IPv4 address however it is written', () => {
    const first = clientAddress('2001:db8:1:2:aaaa::1', undefined, null);
    expect(clientAddress('2001:db8:1:2:bbbb::2', undefined, null)).toBe(first);
    expect(clientAddress('2001:db8:1:3::1', undefined, null)).not.toBe(first);
    expect(clientAddress('::ffff:192.0.2.1', undefined, null)).toBe('192.0.2.1');
    expect(clientAddress('fe80::1%eth0', undefined, null)).toBe('fe80:0:0:0::/64');
  });
});
