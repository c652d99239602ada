import { expect, test } from 'vitest';
import { createTranslate } from '../../client/translate.ts';
import { en } from '../../client/messages/en.ts';
import type { MainMove } from './GameClient.ts';
import { mainButton, type MainRole } from './mainButton.ts';
import type { RoundPhase } from './RoundController.ts';

const move: MainMove<unknown> = { label: 'Cash out', move: {} };
const steady: MainMove<unknown> = { ...move, isSteady: true };
const locked: MainMove<unknown> = { label: 'Cash out', move: null };

test.each<[RoundPhase, MainMove<unknown> | null, string | null, boolean, MainRole]>([
  ['idle', null, 'Roll', true, 'play'],
  ['waiting', null, 'Playing…', false, 'play'],
  ['checking', null, 'Playing…', false, 'play'],
  ['showing', null, 'Skip', true, 'skip'],
  ['resting', null, 'Roll', false, 'play'],
  ['closed', null, 'Roll', false, 'play'],
  ['showing', move, 'Skip', true, 'skip'],
  ['waiting', steady, 'Cash out', false, 'move'],
  ['showing', steady, 'Cash out', false, 'move'],
  ['checking', steady, 'Playing…', false, 'play'],
  ['open', move, 'Cash out', true, 'move'],
  ['open', locked, 'Cash out', false, 'move'],
  ['open', null, null, false, 'move'],
])('in phase %s with the move %j the button says %s', (phase, main, label, isEnabled, role) => {
  expect(mainButton(phase, main, 'Roll', createTranslate(en))).toEqual({ label, isEnabled, role });
});
