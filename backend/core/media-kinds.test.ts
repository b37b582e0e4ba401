import { expect, test } from 'vitest';
import { isPage, kindByName, typeOfBytes } from './media-kinds.ts';

test.each([
  ['https://a.test/x.mp4', 'video'],
  ['https://a.test/x.WEBM?size=1', 'video'],
  ['https://a.test/x.mp3#t=1', 'audio'],
  ['https://a.test/x.wav', 'audio'],
  ['https://a.test/x.glb', 'model'],
  ['https://a.test/x.gltf?v=2', 'model'],
  ['https://a.test/x.html', 'interactive'],
  ['https://a.test/x.htm#seed', 'interactive'],
  ['https://a.test/html', null],
  ['https://a.test/mp4', null],
  ['https://a.test/x.mp4/index.html', 'interactive'],
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
  ['glTF\x02', 'model/gltf-binary'],
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

test.each([
  ['<!doctype html><title>x</title>', true],
  ['\ufeff \n<!-- a --><!-- b --><HTML lang="en">', true],
  ['<script>1</script>', true],
  ['<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', false],
  ['<?xml version="1.0"?><html/>', false],
  ['{"html":"<html>"}', false],
  ['<html>\0', false],
  ['', false],
])('%j is a page: %s', (text, is) => {
  expect(isPage(Buffer.from(text))).toBe(is);
});
