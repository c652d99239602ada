import { expect, test } from 'vitest';
import { deferred } from '../../../tests/fakes/fakeCall.ts';
import { wireGames } from '../../../tests/fakes/wireSamples.ts';
import { NoAnswerError } from '../../lib/errors.ts';
import { GamePages } from './GamePages.ts';
import type { FetchedPage } from './GamePages.ts';
import { parseGame } from './parseGames.ts';

const size = 10;
const whole = 1000;
const pageAt = (offset: number, length = size): FetchedPage => ({
  items: wireGames(Array.from({ length }, (_game, index) => `g${offset + index}`)).items.map(parseGame),
  total: whole,
});

async function listOf(pageCount: number, fetch = async (offset: number) => pageAt(offset)) {
  const asked: number[] = [];
  const pages = new GamePages((offset) => {
    asked.push(offset);
    return fetch(offset);
  });
  pages.start(pageAt(0));
  while (pages.reached < pageCount * size) await pages.add();
  asked.length = 0;
  return { pages, asked };
}
const namesIn = ({ byPosition }: GamePages, from: number, to: number) =>
  Array.from({ length: to - from }, (_game, index) => byPosition.get(from + index)?.sysname ?? '');

test('E1 what is held does not grow with the list, and the list stays as long as it was', async () => {
  const { pages } = await listOf(1);
  let most = 0;
  while (pages.reached < 900) {
    await pages.add();
    await pages.look([{ from: pages.reached - 15, to: pages.reached }]);
    most = Math.max(most, pages.held.length);
  }
  expect([most <= 6 * size, pages.reached, pages.total]).toEqual([true, 900, whole]);
});

test('E1 what was dropped is fetched again when the view returns, each page once', async () => {
  const { pages, asked } = await listOf(50);
  await pages.look([{ from: 480, to: 500 }]);
  expect([namesIn(pages, 205, 207), asked]).toEqual([['', ''], []]);
  await Promise.all([pages.look([{ from: 205, to: 221 }]), pages.look([{ from: 206, to: 221 }])]);
  expect(asked.toSorted()).toEqual([200, 210, 220]);
  expect([namesIn(pages, 205, 207), pages.reached]).toEqual([['g205', 'g206'], 500]);
});

test('E1 the top of the list, and what is around a tile with the focus, stay', async () => {
  const { pages, asked } = await listOf(50);
  await pages.look([
    { from: 480, to: 500 },
    { from: 251, to: 252 },
  ]);
  expect([namesIn(pages, 0, 1), namesIn(pages, 251, 252), namesIn(pages, 150, 151), asked]).toEqual([
    ['g0'],
    ['g251'],
    [''],
    [],
  ]);
});

test('a page that fails is asked for again by the next look', async () => {
  let isAway = false;
  const { pages } = await listOf(20, async (offset) => {
    if (isAway) throw new NoAnswerError('network');
    return pageAt(offset);
  });
  await pages.look([{ from: 190, to: 200 }]);
  isAway = true;
  await expect(pages.look([{ from: 50, to: 60 }])).rejects.toThrow(NoAnswerError);
  isAway = false;
  await pages.look([{ from: 50, to: 60 }]);
  expect(namesIn(pages, 50, 52)).toEqual(['g50', 'g51']);
});

test('a page of an earlier list is dropped when it arrives', async () => {
  const late = deferred<FetchedPage>();
  let isSlow = false;
  const { pages } = await listOf(20, (offset) => (isSlow ? late.promise : Promise.resolve(pageAt(offset))));
  await pages.look([{ from: 190, to: 200 }]);
  isSlow = true;
  const filling = pages.look([{ from: 50, to: 60 }]);
  const adding = pages.add();
  pages.start({ ...pageAt(700, 3), total: 3 });
  late.resolve(pageAt(50));
  await Promise.all([filling, adding]);
  expect([namesIn(pages, 0, 4), pages.reached, pages.total, pages.isAdding]).toEqual([
    ['g700', 'g701', 'g702', ''],
    3,
    3,
    false,
  ]);
});

test('pages of other lengths than asked for, and games that are gone since, leave no hole', async () => {
  let length = 4;
  const { pages } = await listOf(1, async (offset) => pageAt(offset, length));
  await pages.add();
  for (let turn = 0; turn < 9; turn += 1) await pages.add();
  expect([pages.reached, namesIn(pages, 13, 15)]).toEqual([50, ['g13', 'g14']]);
  await pages.look([{ from: 46, to: 50 }]);
  length = 3;
  await pages.look([{ from: 10, to: 14 }]);
  expect([pages.reached, namesIn(pages, 12, 14)]).toEqual([49, ['g12', '']]);
});
