// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { en as common } from '../../../client/messages/en.ts';
import { createTranslate } from '../../../client/translate.ts';
import { createWords } from '../../../kit/client/createWords.ts';
import { en } from '../words/en.ts';
import { SpotBoard } from './SpotBoard.ts';

afterEach(() => document.body.replaceChildren());

/** Chips of 10, 50, 100, 500; the chip of 100 is chosen. */
function board() {
  const notices: string[] = [];
  const said: string[] = [];
  const made = new SpotBoard({
    t: createWords(createTranslate(common), en),
    limits: { least: 20n, most: 1_000n, step: 10n },
    format: String,
    figure: String,
    times: (multiplier) => `×${multiplier}`,
    sound: { press: () => undefined },
    say: (text) => said.push(text),
    notice: (text) => notices.push(text),
    onChange: () => undefined,
  });
  document.body.append(made.node, made.rack.node);
  const spots = [...made.node.querySelectorAll('button')];
  const action = (name: string): HTMLButtonElement => made.rack.node.querySelector(`[data-action=${name}]`)!;
  const key = (name: string): boolean =>
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  return { made, spots, action, key, notices, said };
}

test('chips are put on spots, undone, cleared and repeated', () => {
  const { made, spots, action, said } = board();
  spots[0]!.click();
  spots[0]!.click();
  spots[3]!.click();
  expect(said.at(-1)).toBe('12: pays ×12 of the stake, 4 of 57 fields; 100 on it');
  expect(spots[0]!.getAttribute('aria-label')).toBe('2: pays ×2 of the stake, 24 of 57 fields; 200 on it');
  expect([made.stake(), made.bet()]).toEqual([300n, { 2: 2, 12: 1 }]);
  action('undo').click();
  expect(made.stake()).toBe(200n);
  made.clearPlayed();
  expect(made.stake()).toBe(0n);
  action('repeat').click();
  expect(made.bet()).toEqual({ 2: 1 });
});

test('the chips of the last round are bet again only if nothing lies on the spots', () => {
  const { made, spots } = board();
  spots[1]!.click();
  made.clearPlayed();
  made.rebet();
  made.rebet();
  expect(made.bet()).toEqual({ 3: 1 });
});

test('no chips, too few and too many are told', () => {
  const { made, spots, action, notices } = board();
  expect(made.bet()).toBeNull();
  expect(notices.at(-1)).toBe(en.noChips);
  made.rack.chosen = 10n;
  spots[0]!.click();
  expect(made.bet()).toBeNull();
  expect(notices.at(-1)).toContain('20');
  made.rack.chosen = 500n;
  spots[1]!.click();
  action('double').click();
  expect([made.stake(), notices.at(-1)]).toEqual([510n, en.tooMuch.replace('{most}', '1000')]);
});

test('arrows go over the spots, Backspace takes the chips off', () => {
  const { made, spots, key } = board();
  spots[1]!.click();
  spots[0]!.focus();
  key('ArrowRight');
  expect(document.activeElement).toBe(spots[1]);
  key('Backspace');
  expect(made.stake()).toBe(0n);
  key('ArrowDown');
  expect(document.activeElement).toBe(spots[4]);
  key('ArrowUp');
  key('ArrowRight');
  key('ArrowRight');
  expect(document.activeElement).toBe(spots[3]);
});

test('a locked board keeps its chips', () => {
  const { made, spots, action } = board();
  spots[0]!.click();
  made.locked = true;
  spots[0]!.click();
  action('clear').click();
  expect(made.stake()).toBe(100n);
  expect(spots[0]!.getAttribute('aria-disabled')).toBe('true');
});

test('raises are shown in what the spots pay', () => {
  const { made, spots } = board();
  made.raise(10);
  expect(spots.map((spot) => spot.querySelector('.ca-pays')!.textContent)).toEqual([
    '×20',
    '×30',
    '×60',
    '×120',
    '×240',
    '×480',
  ]);
  expect(spots[5]!.getAttribute('aria-label')).toContain('×480');
});
