import { autorun, reaction } from 'mobx';
import { beforeEach, expect, test } from 'vitest';
import { deferred } from '../../tests/fakes/fakeCall.ts';
import { settle } from '../../tests/fakes/FakeClock.ts';
import { testRoot } from '../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../tests/fakes/wireSamples.ts';
import type { StoreFactory } from '../kernel/stores.ts';
import type { Root } from './createRoot.ts';

class Notebook {
  text = '';
}
const notebook: StoreFactory<Notebook> = { key: 'test.notebook', scope: 'player', create: () => new Notebook() };

/** Public data, of which some is marked as the player's own. */
class Board {
  readonly lines = ['everybody', 'own'];
  own = '';

  forgetPlayer(): void {
    this.own = '';
  }
}
const board: StoreFactory<Board> = { key: 'test.board', scope: 'visit', create: () => new Board() };

let root: Root;
beforeEach(() => {
  ({ root } = testRoot({}));
});

async function signIn(uid: number): Promise<void> {
  root.session.adopt(wireAccount(uid));
  await settle();
}
const write = () => {
  root.store(notebook).text = 'written';
};
const read = () => root.store(notebook).text;

test('a guest who signs in keeps what the page holds', async () => {
  write();
  await signIn(7);
  expect(read()).toBe('written');
});

test('signing out drops what the stores hold of the player', async () => {
  await signIn(7);
  write();
  root.session.end();
  expect(read()).toBe('');
});

test('another player in the same page finds nothing of the one before', async () => {
  await signIn(7);
  write();
  await signIn(8);
  expect(read()).toBe('');
});

test('a session that ran out keeps the page for its own player, not for another one', async () => {
  await signIn(7);
  write();
  root.session.runOut();
  expect(read()).toBe('written');
  await signIn(7);
  expect(read()).toBe('written');
  root.session.runOut();
  await signIn(8);
  expect(read()).toBe('');
});

test('a player who does not sign in again after the session ran out is forgotten', async () => {
  await signIn(7);
  write();
  root.session.runOut();
  root.session.acceptEnd();
  expect(read()).toBe('');
});

test('the data of the player before is dropped before anything reacts to the new player', async () => {
  await signIn(7);
  write();
  const seen: string[] = [];
  const stop = reaction(
    () => root.session.uid,
    () => seen.push(read()),
  );
  await signIn(8);
  stop();
  expect(seen).toEqual(['']);
});

test('an answer to the player before arrives in a store that nobody shows', async () => {
  await signIn(7);
  const answer = deferred<string>();
  const before = root.store(notebook);
  const loading = answer.promise.then((text) => (before.text = text));
  await signIn(8);
  answer.resolve('of the player before');
  await loading;
  expect(read()).toBe('');
});

test('who observes a store of the player takes the next one', async () => {
  await signIn(7);
  const seen: Notebook[] = [];
  const stop = autorun(() => seen.push(root.store(notebook)));
  await signIn(8);
  stop();
  expect(seen).toHaveLength(2);
  expect(seen[1]).toBe(root.store(notebook));
});

test('public data stay, and lose the marks of the player', async () => {
  await signIn(7);
  const kept = root.store(board);
  kept.own = 'own';
  root.session.end();
  expect(root.store(board)).toBe(kept);
  expect(kept).toMatchObject({ lines: ['everybody', 'own'], own: '' });
});
