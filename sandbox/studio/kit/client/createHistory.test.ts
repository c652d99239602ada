// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { en } from '../../client/messages/en.ts';
import { settle } from '../../client/testing/manualClock.ts';
import { createTranslate } from '../../client/translate.ts';
import { facts } from '../../games/dice/facts.ts';
import { dice, type DiceBet, type DiceView } from '../../games/dice/rules.ts';
import { formatAmount } from '../../engine/amounts.ts';
import { hashServerSeed } from '../fair/draws.ts';
import { anyRoundGame, playStored } from '../rounds/storedRound.ts';
import { createHistory } from './createHistory.ts';
import { readPlay } from './playApi.ts';
import type { PlayRound } from './protocol.ts';
import { wirePlay } from './testing/wirePlay.ts';
import { eventually } from '../../../../tests/eventually.ts';

type Round = PlayRound<DiceBet, never, DiceView>;
const rules = anyRoundGame(dice);
const serverSeed = '0123456789abcdef'.repeat(4);

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

async function diceRound(nonce: number): Promise<Round> {
  const seeds = { serverSeed, clientSeed: 'mine', nonce };
  const bet = { side: 'under', target: 9_500 };
  const { view, payout } = await playStored(rules, { ...seeds, bet, stake: 100n, moves: [] });
  const seedHash = await hashServerSeed(serverSeed);
  const totalWin = formatAmount(payout ?? 0n, 2);
  return readPlay(wirePlay({ ...seeds, id: `round-${nonce}`, bet, view, seedHash, totalWin }), 2);
}

function opened(load: () => Promise<readonly Round[]>, picture?: (round: Round) => HTMLElement) {
  const list = createHistory<DiceBet, never, DiceView>({
    api: { history: load },
    session: { session: 's', decimals: 2, game: facts },
    rules,
    t: createTranslate(en),
    locale: 'en',
    format: (minor) => `$${formatAmount(minor, 2)}`,
    table: () => ({ describe: ({ view }) => `Rolled ${view.roll}`, ...(picture === undefined ? {} : { picture }) }),
  });
  const dialog = document.querySelector<HTMLDialogElement>('#history')!;
  const rows = () => [...dialog.querySelectorAll('li')];
  const press = (row: Element | undefined, text: string) =>
    [...row!.querySelectorAll('button')].find(({ textContent }) => textContent === text)!.click();
  return { list, dialog, rows, press, note: () => dialog.querySelector('.panel-body > [role=status]')?.textContent };
}

test('a row has stake, win, multiple and the outcome in words', async () => {
  const round = await diceRound(3);
  const { list, rows, note } = opened(async () => [round]);
  await list.open();
  expect(note()).toBe('');
  const text = rows()[0]?.textContent;
  for (const part of ['Stake $1.00', 'Paid $1.04', '×1.04', `Rolled ${round.view.roll}`]) expect(text).toContain(part);
  expect(rows()[0]?.getAttribute('data-won')).toBe('');
});

test('a payout up to the stakes is not marked as won', async () => {
  const round = { ...(await diceRound(3)), totalWin: 100n };
  const { list, rows } = opened(async () => [round]);
  await list.open();
  expect(rows()[0]?.hasAttribute('data-won')).toBe(false);
});

test('a game may show a picture in place of the words', async () => {
  const round = await diceRound(3);
  const { list, rows } = opened(
    async () => [round],
    () => document.createElement('meter'),
  );
  await list.open();
  expect(rows()[0]?.querySelector('meter')).not.toBeNull();
});

test('no rounds, and rounds that could not be loaded, are said', async () => {
  const answers = [() => Promise.resolve([]), () => Promise.reject(new Error('down'))];
  const { list, note } = opened(() => answers.shift()!());
  await list.open();
  expect(note()).toBe('No finished round yet.');
  await list.open();
  expect(note()).toBe('Your rounds could not be loaded.');
});

test('1-3 every round of the history is verified in the browser, and a changed one fails', async () => {
  const [right, wrong] = [await diceRound(3), await diceRound(4)];
  const forged: Round = { ...wrong, wire: { ...wrong.wire, totalWin: '9.99' } };
  const { list, rows, press } = opened(async () => [right, forged]);
  await list.open();
  for (const row of rows()) press(row, 'Verify');
  const verdicts = () => rows().map((row) => row.querySelector<HTMLElement>('.verdict')?.dataset['state']);
  await eventually(() => expect(verdicts()).toEqual(['matches', 'differs']));
  expect(rows()[1]?.textContent).toContain('these seeds give another round');
});

test('a round is shared by the device, else copied, else shown to be copied by hand', async () => {
  const round = await diceRound(3);
  const { list, rows, press } = opened(async () => [round]);
  await list.open();
  const shown = () => rows()[0]!.querySelector<HTMLElement>('.history-text')!;
  const shared: string[] = [];
  vi.stubGlobal('navigator', { share: async ({ text }: { text: string }) => void shared.push(text) });
  press(rows()[0], 'Share');
  await settle();
  expect(shared).toEqual([expect.stringContaining(`Midnight Dice: 1.04× on $1.00. Server seed ${serverSeed}`)]);
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void shared.push(text) } });
  press(rows()[0], 'Share');
  await settle();
  expect(shared).toEqual([shared[0], shared[0]]);
  vi.stubGlobal('navigator', { share: () => Promise.reject(new DOMException('closed', 'AbortError')) });
  press(rows()[0], 'Copied');
  await settle();
  expect(shown().hidden).toBe(true);
  vi.stubGlobal('navigator', { share: () => Promise.reject(new DOMException('refused', 'NotAllowedError')) });
  press(rows()[0], 'Copied');
  await settle();
  expect([shown().hidden, shown().textContent]).toEqual([false, shared[0]]);
});
