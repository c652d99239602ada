import { expect, test } from 'vitest';
import type { BetPhase } from './SharedController.ts';
import { sharedButton } from './sharedButton.ts';

type Table = Parameters<typeof sharedButton>[1];
const button = (phase: BetPhase, table: Table, leave: string | null = null) => {
  const { label, isEnabled } = sharedButton(phase, table, leave, '5', (key) => String(key));
  return [label, isEnabled];
};

test('without a bet the button places one, now or in the next round', () => {
  expect(button('none', null)).toEqual(['betNext', false]);
  expect(button('none', 'betting')).toEqual(['betPlace', true]);
  expect(button('none', 'running')).toEqual(['betNext', true]);
  expect(button('none', 'resting')).toEqual(['betNext', true]);
  expect(button('closed', 'betting')).toEqual(['betPlace', false]);
});

test('a waiting bet can be taken back, one that is in can only be cashed out', () => {
  expect(button('queued', 'running')).toEqual(['betCancel', true]);
  expect(button('in', 'betting')).toEqual(['betIn', false]);
  expect(button('in', 'running')).toEqual(['betIn', false]);
  expect(button('in', 'running', 'Cash out 7')).toEqual(['Cash out 7', true]);
  expect(button('in', 'resting', 'Cash out 7')).toEqual(['betIn', false]);
});

test('while a call is on its way nothing can be pressed', () => {
  for (const phase of ['placing', 'leaving', 'checking'] as const) expect(button(phase, 'running')[1]).toBe(false);
});
