import { describe, expect, test } from 'vitest';
import { isPublicAddress } from './addresses.ts';
import { NAME_LENGTH, parseMetadata } from './parse-metadata.ts';
import { allowedUrl } from './remote.ts';
import { createResolver } from './resolver.ts';

const parse = (document: unknown) =>
  parseMetadata(
    new TextEncoder().encode(typeof document === 'string' ? document : JSON.stringify(document)),
    (image) => image,
  );

describe('metadata of unknown making', () => {
  test.each([
    ['not json'],
    ['null'],
    ['[]'],
    ['"text"'],
    ['{"name":{}}'],
    [''],
    ['{"attributes":7}'],
    ['{"attributes":[null,1,"x",[]]}'],
  ])('%s gives an item without words', (document) => {
    expect(parse(document)).toEqual({ name: '', description: '', image: '', attributes: [] });
  });

  test('a name of ten thousand letters is cut; hidden and turning characters go', () => {
    expect(parse({ name: 'x'.repeat(10_000) }).name).toHaveLength(NAME_LENGTH);
    expect(parse({ name: '\u202Eevil\u0000\u200B name\u2066\n' }).name).toBe('evil name');
    expect(parse('{"name":"a\\ud800b"}').name).toBe('ab');
    expect(parse({ name: '😀'.repeat(500) }).name).toBe('😀'.repeat(NAME_LENGTH));
  });

  test('numbers, however absurd, are text; what is no value is left out', () => {
    const { attributes } = parse(
      `{"attributes":[{"trait_type":"A","value":1e308},{"trait_type":"B","value":1e999},{"trait_type":"C","value":true},{"trait_type":"D","value":{"x":1}},{"trait_type":"E","value":-0.1}]}`,
    );
    expect(attributes).toEqual([
      { traitType: 'A', value: '1e+308' },
      { traitType: 'C', value: 'true' },
      { traitType: 'E', value: '-0.1' },
    ]);
  });

  test('traits are bounded, short and without repeats', () => {
    const { attributes } = parse({
      attributes: Array.from({ length: 1_000 }, (_, index) => ({ trait_type: `T${index}`, value: 'v'.repeat(5_000) })),
    });
    expect(attributes).toHaveLength(64);
    expect(attributes.every((one) => one.value.length === 100)).toBe(true);
    expect(parse({ attributes: [1, 2, 3].map(() => ({ trait_type: 'Same', value: 'x' })) }).attributes).toHaveLength(1);
  });

  test('markup stays text', () => {
    expect(parse({ name: '<img src=x onerror=alert(1)>' }).name).toBe('<img src=x onerror=alert(1)>');
  });
});

describe('where sources may come from', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'localhost',
    '',
  ])('%s is not public [J61]', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
  test.each(['1.1.1.1', '8.8.8.8', '2606:4700:4700::1111'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  const hosts = new Set(['art.example.org', '127.0.0.1', 'localhost']);
  test.each([
    'http://art.example.org/x.png',
    'https://127.0.0.1/x',
    'https://localhost.evil.example/x',
    'https://art.example.org@127.0.0.1/',
    'https://user:pw@art.example.org/',
    'https://art.example.org:8443/',
    'https://0x7f000001/',
    'https://2130706433/',
    'https://[::1]/',
    'file:///etc/passwd',
    'ftp://art.example.org/',
    'javascript:alert(1)',
    '//art.example.org/x',
  ])('%s is refused [J61]', (url) => {
    expect(() => allowedUrl(url, hosts)).toThrow(expect.objectContaining({ reason: 'refused' }));
  });
  test('an https URL on a listed host is allowed', () => {
    expect(allowedUrl('https://ART.example.org/x.png', hosts).hostname).toBe('art.example.org');
  });

  test('the server’s own host is answered in this process, ipfs through the gateway only', async () => {
    const resolver = createResolver({
      ownHost: {
        origin: 'https://world.vitrine.invalid',
        read: async (path) => (path === 'glass/1.json' ? { type: 'application/json', body: Buffer.from('{}') } : null),
      },
      hosts: new Set(),
      ipfsGateway: 'https://gateway.example.org/ipfs',
    });
    const limits = { maxBytes: 10, timeoutMs: 10 };
    expect((await resolver.read('https://world.vitrine.invalid/glass/1.json', limits)).type).toBe('application/json');
    await expect(resolver.read('https://world.vitrine.invalid/glass/2.json', limits)).rejects.toMatchObject({
      reason: 'missing',
    });
    expect(resolver.normalise('ipfs://Qm123/1.json')).toBe('https://gateway.example.org/ipfs/Qm123/1.json');
    expect(resolver.normalise('ipfs://../../x')).toBe('');
    expect(resolver.normalise('http://art.example.org/1')).toBe('');
  });
});
