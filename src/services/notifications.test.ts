import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { forgetNotes } from '../device/person-notes.ts';
import { authState } from './auth-state.ts';
import { forgetSeen, markSeen, readSeen, seenState } from './notifications.ts';

const ADA = '0x00000000000000000000000000000000000000aa';
const BOB = '0x00000000000000000000000000000000000000bb';
const signIn = (address: string | null) => {
  authState.user = address === null ? null : ({ address } as NonNullable<typeof authState.user>);
};

beforeEach(() => {
  forgetSeen();
  signIn(ADA);
});

test('a first visit is quiet: what is there counts as seen, what comes later does not', async () => {
  await readSeen(ADA, ['one']);
  expect(seenState.ids).toEqual(['one']);
  forgetSeen();
  await readSeen(ADA, ['two', 'one']);
  expect(seenState.ids).toEqual(['one']);
  await markSeen(ADA, ['two', 'one']);
  expect(seenState.ids).toEqual(['two', 'one']);
});

test('somebody else on the same device has seen nothing of it', async () => {
  await markSeen(ADA, ['one']);
  forgetSeen();
  signIn(BOB);
  await readSeen(BOB, ['three']);
  expect(seenState.ids).toEqual(['three']);
});

test('what was marked while it was being read stays seen', async () => {
  await markSeen(ADA, ['one']);
  const read = readSeen(ADA, ['two', 'one']);
  await markSeen(ADA, ['two', 'one']);
  await read;
  expect(seenState.ids).toEqual(['two', 'one']);
});

test('a sign-out leaves nothing stored', async () => {
  await markSeen(ADA, ['one']);
  await forgetNotes();
  forgetSeen();
  await readSeen(ADA, ['two']);
  expect(seenState.ids).toEqual(['two']);
});

test('somebody who has left meanwhile leaves nothing', async () => {
  await markSeen(ADA, ['one']);
  forgetSeen();
  signIn(null);
  await markSeen(ADA, ['two']);
  await readSeen(ADA, ['two']);
  expect(seenState.ids).toBeNull();
  signIn(ADA);
  await readSeen(ADA, ['three']);
  expect(seenState.ids).toEqual(['one']);
});

test('without an answer of the server a first visit marks nothing, and a later one is quiet', async () => {
  await forgetNotes();
  await readSeen(ADA, null);
  expect(seenState.ids).toBeNull();
  await readSeen(ADA, ['one']);
  expect(seenState.ids).toEqual(['one']);
  forgetSeen();
  await readSeen(ADA, null);
  expect(seenState.ids).toEqual(['one']);
});
