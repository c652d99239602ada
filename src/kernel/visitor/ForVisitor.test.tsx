// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { testRoot } from '../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../tests/fakes/wireSamples.ts';
import type { Root } from '../../app/createRoot.ts';
import { AppProvider } from '../AppContext.tsx';
import { ForVisitor } from './ForVisitor.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const tree = (root: Root) => (
  <AppProvider value={root}>
    <ForVisitor guest={<button type="button">Sign in</button>} player={<button type="button">Deposit</button>} />
  </AppProvider>
);

/** Hydrates the server's markup with the session of `root`. */
async function takeOver(root: Root) {
  const element = document.createElement('div');
  element.innerHTML = renderToString(tree(testRoot().root));
  document.body.replaceChildren(element);
  const faults: unknown[] = [];
  await act(async () => void hydrateRoot(element, tree(root), { onRecoverableError: (error) => faults.push(error) }));
  return { faults, texts: () => [...element.querySelectorAll('button')].map((button) => button.textContent) };
}

test('the server renders both parts, and both stay until the session is known', async () => {
  const { faults, texts } = await takeOver(testRoot().root);
  expect([faults, texts()]).toEqual([[], ['Sign in', 'Deposit']]);
});

test.each([
  ['guest', 0, ['Sign in']],
  ['player', 7, ['Deposit']],
])('once the visitor is known to be a %s only their part is left, with its focus', async (_who, uid, left) => {
  const { root } = testRoot({ answers: { 'GET account.getInfo': () => wireAccount(uid) } });
  const { faults, texts } = await takeOver(root);
  const own = [...document.querySelectorAll('button')].find((button) => button.textContent === left[0])!;
  own.focus();
  await act(() => root.session.load());
  expect([faults, texts(), document.activeElement === own]).toEqual([[], left, true]);
});

test('2.12-1 a part that hydrates after the session is known adopts the sent markup without recovering', async () => {
  const { root } = testRoot({ answers: { 'GET account.getInfo': () => wireAccount(7) } });
  await root.session.load();
  const { faults, texts } = await takeOver(root);
  expect([faults, texts()]).toEqual([[], ['Deposit']]);
});
