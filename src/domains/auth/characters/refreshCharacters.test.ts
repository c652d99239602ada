import { expect, test } from 'vitest';
import { settle } from '../../../../tests/fakes/FakeClock.ts';
import { testRoot } from '../../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../../tests/fakes/wireSamples.ts';
import type { CallOutput } from '../../../contract/index.ts';
import { charactersStore } from '../../loyalty/face/characters/CharactersStore.ts';
import { refreshCharacters } from './refreshCharacters.ts';
import { fox, owl } from '../../loyalty/testing/wireCharacters.ts';

type Answer = CallOutput<'GET loyalty.getcharacters'>;
const answer = (...items: Answer['items']): Answer => ({
  items,
  offset: 0,
  limit: 100,
  total: items.length,
  chosen: '',
});

/** A guest's page with the flow of 4-5; `load` whether the characters have been shown. */
async function guestPage({ isShown }: { readonly isShown: boolean }) {
  let uid = 0;
  const { root, operator } = testRoot({
    answers: {
      'GET loyalty.getcharacters': () => answer(...(uid === 0 ? [fox] : [fox, owl])),
      'GET account.getInfo': () => wireAccount(uid),
    },
  });
  await root.session.load();
  const store = root.store(charactersStore);
  if (isShown) await store.load();
  const stop = refreshCharacters(root);
  const signIn = async (next: number) => {
    uid = next;
    await root.session.load();
    await settle();
  };
  const asked = () => operator.keys().filter((key) => key === 'GET loyalty.getcharacters').length;
  return { store, signIn, asked, stop };
}

test('4-5 after a sign-in or a registration the characters are fetched again', async () => {
  const { store, signIn, asked, stop } = await guestPage({ isShown: true });
  expect([store.characters, asked()]).toEqual([[fox], 1]);
  await signIn(7);
  expect([store.characters, asked()]).toEqual([[fox, owl], 2]);
  await signIn(8);
  expect(asked()).toBe(3);
  stop();
  await signIn(9);
  expect(asked()).toBe(3);
});

test('4-5 where they were never shown nothing is fetched', async () => {
  const { signIn, asked, stop } = await guestPage({ isShown: false });
  await signIn(7);
  expect(asked()).toBe(0);
  stop();
});
