// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { en } from '../../client/messages/en.ts';
import { createTranslate } from '../../client/translate.ts';
import type { Locale } from '../../client/launchParams.ts';
import { formatAmount } from '../../engine/amounts.ts';
import { stakeRange } from '../server/playStakes.ts';
import { StakeField } from './StakeField.ts';

afterEach(() => document.body.replaceChildren());

function field(first = 100n, decimals = 2, locale: Locale = 'en') {
  const changes: (bigint | null)[] = [];
  const made: StakeField = new StakeField({
    t: createTranslate(en),
    format: (minor) => formatAmount(minor, decimals),
    decimals,
    locale,
    stakes: stakeRange(decimals),
    first,
    onChange: () => void changes.push(made.stake),
  });
  document.body.append(made.node);
  const input = made.node.querySelector('input')!;
  const error = made.node.querySelector('[role=alert]')!;
  return {
    made,
    input,
    error,
    changes,
    type: (text: string) => {
      input.value = text;
      input.dispatchEvent(new Event('input'));
    },
    press: (label: string) => made.node.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`)!.click(),
  };
}

test.each([
  ['0.20', 20n],
  ['100', 10_000n],
  ['2.5', 250n],
  [' 1 0.50 ', 1_050n],
  ['7.', 700n],
])('typed %j is a stake of %s', (text, stake) => {
  const { made, type, input, error, changes } = field();
  type(text);
  expect([made.stake, error.textContent, input.getAttribute('aria-invalid')]).toEqual([stake, '', 'false']);
  expect(changes).toEqual([stake]);
});

test.each([
  ['', 'An amount such as 0.20.'],
  ['abc', 'An amount such as 0.20.'],
  ['-1', 'An amount such as 0.20.'],
  ['1e3', 'An amount such as 0.20.'],
  ['1,000', 'At most 100.00.'],
  ['2,5', 'Do you mean 2.50 or 25.00? Write it without separating the thousands.'],
  ['1.001', 'An amount such as 0.20.'],
  ['99999999999999999999', 'An amount such as 0.20.'],
  ['0', 'At least 0.20.'],
  ['0.19', 'At least 0.20.'],
  ['100.10', 'At most 100.00.'],
  ['0.25', 'In steps of 0.10.'],
])('typed %j is no stake: “%s”, and the text is kept', (text, problem) => {
  const { made, type, input, error, changes } = field();
  type(text);
  input.dispatchEvent(new Event('blur'));
  expect([made.stake, error.textContent, input.value]).toEqual([null, problem, text]);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(changes).toEqual([null]);
  expect(made.complain()).toBe(true);
  expect(document.activeElement).toBe(input);
});

test.each([
  ['1,000', 'en', 0, 1000n],
  ['1.500', 'es', 0, 1500n],
  ['2,5', 'es', 2, 250n],
  ['3,000', 'es', 3, 3000n],
] as const)('Part 17 the stake %j in %s with %i decimals is %s minor units', (text, locale, decimals, stake) => {
  const { made, type } = field(stakeRange(decimals).least, decimals, locale);
  type(text);
  expect(made.stake).toBe(stake);
});

test('Part 17 digits of every script become those of ASCII in the field, and the caret stays', () => {
  const { made, type, input } = field(100n, 2, 'ar');
  type('٥٠');
  expect([input.value, made.stake]).toEqual(['50', 5000n]);
  input.value = '5١0';
  input.setSelectionRange(2, 2);
  input.dispatchEvent(new Event('input'));
  expect([input.value, input.selectionStart]).toEqual(['510', 2]);
});

test('Part 17 what the page writes into the field is the same amount in the language', () => {
  const { made, input, press } = field(1500n, 3, 'es');
  expect([input.value, made.stake]).toEqual(['1,500', 1500n]);
  press('Raise the stake');
  expect([input.value, made.stake]).toEqual(['2,000', 2000n]);
});

test('a valid stake is tidied when the field is left', () => {
  const { type, input } = field();
  type('2.5');
  input.dispatchEvent(new Event('blur'));
  expect(input.value).toBe('2.50');
});

test('a stake that the server refused is said, until another one is chosen', () => {
  const { made, error, press } = field();
  made.refuse('Not this one.');
  expect(error.textContent).toBe('Not this one.');
  press('Raise the stake');
  expect([made.stake, error.textContent, made.complain()]).toEqual([200n, '', false]);
});

test.each([
  [2, ['0.20', '0.50', '1.00', '2.00', '5.00', '10.00', '20.00', '50.00', '100.00']],
  [0, ['20', '50', '100', '200', '500', '1000', '2000', '5000', '10000']],
  [3, ['0.200', '0.500', '1.000', '2.000', '5.000', '10.000', '20.000', '50.000', '100.000']],
])('with %d decimals the buttons go from the least stake to the most and back', (decimals, ladder) => {
  const { made, input, press } = field(stakeRange(decimals).least, decimals);
  const seen = [input.value];
  for (let turn = 0; turn < 20; turn += 1) {
    press('Raise the stake');
    if (input.value !== seen.at(-1)) seen.push(input.value);
  }
  expect(seen).toEqual(ladder);
  const back = [input.value];
  for (let turn = 0; turn < 20; turn += 1) {
    press('Lower the stake');
    if (input.value !== back.at(-1)) back.push(input.value);
  }
  expect(back).toEqual(ladder.toReversed());
  expect(made.stake).toBe(stakeRange(decimals).least);
});

test.each([
  ['Halve', 150n, 70n],
  ['Halve', 30n, 20n],
  ['Double', 130n, 260n],
  ['Double', 6_000n, 10_000n],
])('%s makes of %s the stake %s: a whole step within the limits', (label, from, to) => {
  const { made, press } = field(from);
  press(label);
  expect(made.stake).toBe(to);
});

test('during a round the stake stays as it is', () => {
  const { made, input, press } = field();
  made.locked = true;
  for (const label of ['Lower the stake', 'Halve', 'Double', 'Raise the stake']) press(label);
  expect([made.stake, input.readOnly]).toEqual([100n, true]);
  made.locked = false;
  press('Double');
  expect(made.stake).toBe(200n);
});
