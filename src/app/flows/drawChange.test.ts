// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawChange } from './drawChange.ts';
import { eventually } from '../../../tests/eventually.ts';

const hall = '<main><a id="tile"><span id="tileArt"><img alt=""></span></a></main>';
const game = '<main><div data-poster=""><span id="posterArt"><img alt=""></span></div></main>';

let motion = 'wanted';
let begun = 0;
/** Ids of the elements that had the transition name when the old page was drawn, and when the new one was. */
const carried: string[][] = [];
const carriers = () =>
  [...document.querySelectorAll<HTMLElement>('[style*="view-transition-name"]')].map(({ id }) => id);
let end: () => void = () => undefined;

beforeEach(() => {
  motion = 'wanted';
  begun = 0;
  carried.length = 0;
  document.body.innerHTML = hall;
  vi.stubGlobal('matchMedia', () => ({ matches: motion === 'unwanted' }));
  Object.assign(document, {
    startViewTransition(update: () => void) {
      begun += 1;
      carried.push(carriers());
      const updateCallbackDone = Promise.resolve()
        .then(update)
        .then(() => void carried.push(carriers()));
      const finished = new Promise<void>((resolve) => (end = resolve));
      return { updateCallbackDone, finished, ready: Promise.reject(new Error('dropped')) };
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'startViewTransition');
});

const toGame = () => {
  document.body.innerHTML = game;
};
const tile = () => document.querySelector('#tile');

test('the clicked picture grows into the poster; one element at a time has the name, none in the end', async () => {
  await drawChange(window, tile(), toGame);
  expect(carried).toEqual([['tileArt'], ['posterArt']]);
  end();
  await eventually(() => expect(carriers()).toEqual([]));
});

test('from one game to another the page only fades: two elements of one name would cancel the transition', async () => {
  document.body.innerHTML = game + hall;
  await drawChange(window, tile(), toGame);
  expect(carried).toEqual([[], []]);
});

test('on a page without a poster the name is removed from the tile all the same', async () => {
  await drawChange(window, tile(), () => {
    document.querySelector('main')?.append('more');
  });
  expect(carried).toEqual([['tileArt'], []]);
});

test.each([
  ['motion is not wanted', () => (motion = 'unwanted')],
  ['the browser has no transitions', () => Reflect.deleteProperty(document, 'startViewTransition')],
])('the page changes at once where %s', async (_why, without) => {
  without();
  await drawChange(window, tile(), toGame);
  expect([begun, document.querySelector('#posterArt') !== null, carriers()]).toEqual([0, true, []]);
});

test('a failing change rejects the returned promise', async () => {
  await expect(
    drawChange(window, tile(), () => {
      throw new Error('no such page');
    }),
  ).rejects.toThrow('no such page');
});
