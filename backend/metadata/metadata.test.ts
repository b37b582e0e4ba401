import { describe, expect, test } from 'vitest';
import { isPublicAddress } from '../core/public-addresses.ts';
import { NAME_LENGTH, parseMetadata } from './parse-metadata.ts';
import { allowedUrl } from './remote.ts';
import { createResolver } from './resolver.ts';

const parse = (document: unknown) =>
  parseMetadata(
    new TextEncoder().encode(typeof document === 'string' ? document : JSON.stringify(document)),
    (image) => image,
  );

describe('metadata of unknown making', () => {
  test('what belongs to its picture is known by its name', () => {
    expect(parse({ animation_url: 'https://a.test/1.mp4' }).media).toBe('https://a.test/1.mp4');
    expect(parse({ animation_url: 'https://a.test/1.glb' }).media).toBe('https://a.test/1.glb');
    expect(parse({ animation_url: 'https://a.test/1.html' }).media).toBe('https://a.test/1.html');
    expect(parse({ animation_url: 'https://a.test/1.svg' }).media).toBe('');
    expect(parse({ animation_url: 'https://a.test/1.js' }).media).toBe('');
    expect(parse({ animation_url: { url: 'https://a.test/1.mp4' }, animation: 'https://a.test/2.ogg' }).media).toBe(
      'https://a.test/2.ogg',
    );
  });

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
    expect(parse(document)).toEqual({ name: '', description: '', image: '', media: '', attributes: [] });
  });

  test('a name of ten thousand letters is cut; hidden and turning characters go', () => {
    expect(parse({ name: 'x'.repeat(10_000) }).name).toHaveLength(NAME_LENGTH);
    expect(parse({ name: '\u202Eevil\u0000\u200B name\u2066\n' }).name).toBe('evil name');
    expect(parse('{"name":"a\\ud800b"}').name).toBe('ab');
    expect(parse({ name: '😀'.repeat(500) }).name).toBe('😀'.repeat(NAME_LENGTH));
  });

  test('a name of nothing to see is none; marks piled on a letter are cut', () => {
    for (const name of ['\u3164', '\u2800\u2800', '\u200b\u200d', '\u{e0061}\u{e0100}', '\uffa0\u115f', ' \u00a0 ']) {
      expect(parse({ name }).name, name).toBe('');
    }
    expect(parse({ name: `Z${'\u0301'.repeat(400)}algo` }).name).toBe(`Z${'\u0301'.repeat(4)}algo`);
    expect(parse({ name: 'שלום नमस्ते สวัสดี Việt' }).name).toBe('שלום नमस्ते สวัสดี Việt');
  });

  test('depth, size and prototype keys do no harm', () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    expect(parse(`{"name":${deep},"image":${deep},"attributes":${deep}}`)).toMatchObject({ name: '', attributes: [] });
    const keys = '{"__proto__":{"name":"x","polluted":1},"constructor":{"prototype":{"polluted":1}},"name":"Plain"}';
    expect(parse(keys)).toMatchObject({ name: 'Plain', image: '' });
    expect(parse('{"attributes":{"__proto__":"a","constructor":"b","hasOwnProperty":"c"}}').attributes).toEqual([
      { traitType: '__proto__', value: 'a' },
      { traitType: 'constructor', value: 'b' },
      { traitType: 'hasOwnProperty', value: 'c' },
    ]);
    expect('polluted' in {}).toBe(false);
    const long = 'x'.repeat(5_000_000);
    const parsed = parse({ name: long, description: long, attributes: [{ trait_type: long, value: long }] });
    expect([parsed.name.length, parsed.description.length]).toEqual([NAME_LENGTH, 5_000]);
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
    ['this network', '0.0.0.0', '0.255.255.255'],
    ['private', '10.0.0.0', '10.255.255.255'],
    ['private', '172.16.0.0', '172.31.255.255'],
    ['private', '192.168.0.0', '192.168.255.255'],
    ['carrier-grade NAT', '100.64.0.0', '100.127.255.255'],
    ['loopback', '127.0.0.1', '127.255.255.255'],
    ['link-local', '169.254.0.0', '169.254.169.254', '169.254.255.255'],
    ['of protocols', '192.0.0.0', '192.0.0.255'],
    ['documentation', '192.0.2.0', '198.51.100.255', '203.0.113.7'],
    ['6to4 relays', '192.88.99.1'],
    ['benchmarks', '198.18.0.0', '198.19.255.255'],
    ['multicast', '224.0.0.1', '239.255.255.255'],
    ['reserved', '240.0.0.1', '255.255.255.255'],
    ['name servers for private addresses', '192.31.196.1', '192.175.48.1'],
    ['unspecified and loopback', '::', '::1'],
    ['IPv4 in IPv6', '::127.0.0.1', '::8.8.8.8', '::ffff:0:8.8.8.8'],
    ['IPv4-mapped', '::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:10.0.0.1', '::ffff:8.8.8.8', '::ffff:808:808'],
    ['NAT64', '64:ff9b::7f00:1', '64:ff9b::8.8.8.8', '64:ff9b:1::1'],
    ['discarded', '100::1'],
    ['Teredo', '2001::1', '2001:0:ffff::1'],
    ['of protocols in IPv6', '2001:2::1', '2001:10::1', '2001:20::1', '2001:1ff::1'],
    ['documentation in IPv6', '2001:db8::1', '3fff:1::1'],
    ['6to4', '2002::', '2002:7f00:1::', '2002:808:808::1'],
    ['not handed out', '1::1', '4000::1', '5f00::1', '8000::1', 'f000::1'],
    ['unique local', 'fc00::1', 'fdff:ffff::1'],
    ['link-local in IPv6', 'fe80::1', 'febf::1', 'fe80::1%eth0'],
    ['site-local', 'fec0::1'],
    ['multicast in IPv6', 'ff00::', 'ff02::1'],
    ['no address', '', 'localhost', '1', '8.8.8', '0x8.8.8.8', '08.8.8.8', '8.8.8.8/32', ' 8.8.8.8', '2606:4700::1%1'],
  ])('%s is not public [J61]', (_, ...addresses) => {
    for (const address of addresses) expect(isPublicAddress(address), address).toBe(false);
  });
  test.each([
    ['below and above what is private', '9.255.255.255', '11.0.0.0', '172.15.255.255', '172.32.0.0', '192.167.255.255'],
    ['around other ranges', '100.63.255.255', '100.128.0.0', '126.255.255.255', '128.0.0.1', '223.255.255.255'],
    ['of IPv6', '2606:4700:4700::1111', '2001:4860:4860::8888', '2a00::1'],
    ['well-known', '1.1.1.1', '8.8.8.8'],
  ])('what is %s is public', (_, ...addresses) => {
    for (const address of addresses) expect(isPublicAddress(address), address).toBe(true);
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
      ownHosts: [
        {
          origin: 'https://world.vitrine.invalid',
          read: async (path) =>
            path === 'glass/1.json' ? { type: 'application/json', body: Buffer.from('{}') } : null,
        },
      ],
      hosts: [new Set()],
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
