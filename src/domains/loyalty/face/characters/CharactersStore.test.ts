import { expect, test } from 'vitest';
import { deferred, fakeCall } from '../../../../../tests/fakes/fakeCall.ts';
import type { CallOutput } from '../../../../contract/index.ts';
import { NoAnswerError } from '../../../../lib/errors.ts';
import { CharactersStore } from './CharactersStore.ts';
import { fox, owl } from '../../testing/wireCharacters.ts';

type Answer = CallOutput<'GET loyalty.getcharacters'>;
const answer = (...items: Answer['items']): Answer => ({
  items,
  offset: 0,
  limit: 100,
  total: items.length,
  chosen: '2',
});

test('7-80, 3-51 the characters are loaded once and found by their id', async () => {
  const loading = deferred<Answer>();
  const { call, keys } = fakeCall({ 'GET loyalty.getcharacters': () => loading.promise });
  const store = new CharactersStore(call);
  expect(store.status).toBe('idle');
  const both = Promise.all([store.load(), store.load()]);
  expect(store.status).toBe('loading');
  loading.resolve(answer(fox, owl));
  await both;
  expect([store.status, store.characters, store.find('2'), store.find('3')]).toEqual(['ready', [fox, owl], owl, null]);
  expect(keys()).toEqual(['GET loyalty.getcharacters']);
});

test('I8 a failed load can be repeated', async () => {
  const fake = fakeCall({ 'GET loyalty.getcharacters': () => Promise.reject(new NoAnswerError('network')) });
  const store = new CharactersStore(fake.call);
  await store.load();
  expect(store.status).toBe('failed');
  fake.answers = { 'GET loyalty.getcharacters': () => answer(fox) };
  await store.load();
  expect([store.status, store.characters]).toEqual(['ready', [fox]]);
});

test('7-84 the player’s own character is known, and forgotten with the player', async () => {
  const store = new CharactersStore(fakeCall({ 'GET loyalty.getcharacters': () => answer(fox, owl) }).call);
  expect(store.chosen).toBeNull();
  await store.load();
  expect(store.chosen).toEqual(owl);
  store.forgetPlayer();
  expect([store.chosen, store.characters.length]).toEqual([null, 2]);
});
