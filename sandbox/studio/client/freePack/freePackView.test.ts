// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { Curtain } from '../Curtain.ts';
import { createFormatMoney } from '../money.ts';
import { en } from '../messages/en.ts';
import type { FreeSpins } from '../protocol.ts';
import { SpinButton } from '../SpinButton.ts';
import { StakeControl } from '../StakeControl.ts';
import { createTranslate } from '../translate.ts';

const t = createTranslate(en);
const format = createFormatMoney('en', 'USD', 2, 'play', 'credits');
const pack: FreeSpins = { id: '7', count: 3, remaining: 2, stake: 20n, won: 0n };

beforeEach(() => document.body.replaceChildren());

function stakeControl() {
  const changes: bigint[] = [];
  const stakes = [20n, 100n, 200n];
  const stake = new StakeControl({ t, format, stakes, first: 100n, onChange: (to) => changes.push(to) });
  document.body.append(stake.node);
  const [own, box] = [...stake.node.querySelectorAll<HTMLElement>('[role="group"]')];
  return { stake, changes, own, box };
}

test('3-59 while the house pays, its stake stands in place of the player’s, and cannot be changed', () => {
  const { stake, changes, own, box } = stakeControl();
  expect([stake.stake, own?.hidden, box?.hidden]).toEqual([100n, false, true]);
  stake.showPack(pack);
  expect([stake.stake, stake.ownStake, own?.hidden, box?.hidden]).toEqual([20n, 100n, true, false]);
  expect(box?.getAttribute('aria-label')).toBe('Free spins: 2 left, stake $0.20, paid by the house.');
  expect(box?.textContent).toBe('2Free spins leftStake $0.20, paid by the house');
  stake.step(1);
  stake.showPack({ ...pack, remaining: 1, won: 50n });
  expect([stake.stake, changes, box?.textContent]).toEqual([
    20n,
    [],
    '1Free spins leftStake $0.20, paid by the houseWon $0.50, real money',
  ]);
  stake.showPack(null);
  stake.step(1);
  expect([stake.stake, changes, own?.hidden, box?.hidden]).toEqual([200n, [200n], false, true]);
});

test('the spin button says that the next spin is free, and how many are left', () => {
  const button = new SpinButton(t, () => undefined);
  const { node } = button;
  button.showFree(2);
  expect([node.getAttribute('aria-label'), node.classList.contains('is-free')]).toEqual(['Free spin: 2 left', true]);
  button.show('showing', 0);
  expect(node.getAttribute('aria-label')).toBe('Skip');
  button.show('resting', 100);
  expect(node.getAttribute('aria-label')).toBe('Free spin: 2 left');
  button.showFree(null);
  expect([node.getAttribute('aria-label'), node.classList.contains('is-free')]).toEqual(['Spin', false]);
});

test('a sum waits for the player, with the keyboard too, and has no rays', async () => {
  const curtain = new Curtain();
  document.body.append(curtain.node);
  let isSeen = false;
  const text = { title: 'Played', picture: null, figure: null, notes: ['Nothing won'], action: 'Continue' };
  const seen = curtain.ask(text).then(() => {
    isSeen = true;
  });
  const button = curtain.node.querySelector('button');
  expect([document.activeElement, curtain.node.className, curtain.node.textContent]).toEqual([
    button,
    'curtain is-sober',
    'PlayedNothing wonContinue',
  ]);
  curtain.lift();
  await Promise.resolve();
  expect([curtain.node.hidden, isSeen]).toEqual([false, false]);
  button?.click();
  await seen;
  expect([curtain.node.hidden, curtain.node.className]).toEqual([true, 'curtain']);
  const again = curtain.ask(text);
  curtain.dismiss();
  await again;
  expect(curtain.node.hidden).toBe(true);
});
