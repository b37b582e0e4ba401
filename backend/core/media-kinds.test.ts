import { expect, test } from 'vitest';
import { kindByName, typeOfBytes } from './media-kinds.ts';

test.each([
  ['https://a.test/x.mp4', 'video'],
  ['https://a.test/x.WEBM?size=1', 'video'],
  ['https://a.test/x.mp3#t=1', 'audio'],
  ['https://a.test/x.wav', 'audio'],
  ['https://a.test/x.html', null],
  ['https://a.test/mp4', null],
  ['https://a.test/x.mp4/index.html', null],
  ['', null],
])('%s is %s', (source, kind) => {
  expect(kindByName(source)).toBe(kind);
});

const bytes = (text: string) => Buffer.from(text.padEnd(16, '\0'), 'latin1');

test.each([
  ['\0\0\0\x18ftypisom', 'video/mp4'],
  ['\0\0\0\x18ftypM4A ', 'audio/mp4'],
  ['\x1a\x45\xdf\xa3', 'video/webm'],
  ['RIFF\0\0\0\0WAVE', 'audio/wav'],
  ['RIFF\0\0\0\0WEBP', null],
  ['OggS', 'audio/ogg'],
  ['fLaC', 'audio/flac'],
  ['ID3\x04', 'audio/mpeg'],
  ['\xff\xfb\x90', 'audio/mpeg'],
  ['\xff\xf9\x90', null],
  ['<!doctype html>', null],
  ['<svg xmlns=', null],
])('bytes that begin with %j are %s', (start, type) => {
  expect(typeOfBytes(bytes(start))).toBe(type);
});

test('too few bytes are nothing', () => {
  expect(typeOfBytes(Buffer.from('ID3'))).toBeNull();
});
