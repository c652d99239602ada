// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import type { AutoplayPlan } from '../../../client/autoplay/AutoplayRules.ts';
import { en as common } from '../../../client/messages/en.ts';
import type { Locale } from '../../../client/launchParams.ts';
import { createTranslate } from '../../../client/translate.ts';
import { formatAmount } from '../../../engine/amounts.ts';
import { createWords } from '../createWords.ts';
import { AutoplayPanel } from './AutoplayPanel.ts';
import { ar } from './words/ar.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { ru } from './words/ru.ts';

afterEach(() => document.body.replaceChildren());

const none = { balanceLimit: null, stopsOnFeature: false };

function opened(stake = 100n, locale: Locale = 'en') {
  const plans: AutoplayPlan[] = [];
  const panel = new AutoplayPanel({
    hasFeatures: true,
    t: createWords(createTranslate(common), en),
    format: (minor) => `$${formatAmount(minor, 2)}`,
    decimals: 2,
    locale,
    onStart: (plan) => void plans.push(plan),
  });
  panel.open(stake);
  const dialog = document.querySelector<HTMLDialogElement>('#autoplay')!;
  const field = (id: string) => document.querySelector<HTMLInputElement>(`#autoplay-${id}`)!;
  const problem = (id: string) => document.querySelector(`#autoplay-${id}-error`)!.textContent;
  const press = (text: string) =>
    [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === text)!.click();
  return { panel, plans, dialog, field, problem, press };
}

test('it suggests a loss limit of ten stakes, and starts with what was chosen', () => {
  const { plans, dialog, field, press } = opened();
  expect(field('loss').value).toBe('10.00');
  press('50');
  field('win').value = '2.5';
  press('Start');
  expect(plans).toEqual([{ rounds: 50, lossLimit: 1_000n, winLimit: 250n, ...none }]);
  expect(dialog.open).toBe(false);
});

test('without a win limit it does not stop at a win', () => {
  const { plans, press } = opened();
  press('Start');
  expect(plans).toEqual([{ rounds: 10, lossLimit: 1_000n, winLimit: null, ...none }]);
});

test('it stops at a low balance and at a feature, if the player wants it to', () => {
  const { plans, field, press } = opened();
  field('balance').value = '40';
  field('feature').checked = true;
  press('Start');
  expect(plans).toEqual([
    { rounds: 10, lossLimit: 1_000n, winLimit: null, balanceLimit: 4_000n, stopsOnFeature: true },
  ]);
});

test.each([
  ['loss', '', 'An amount such as 10.00.'],
  ['loss', '-5', 'An amount such as 10.00.'],
  ['loss', '0.99', 'At least the stake of one round, $1.00.'],
  ['win', '0', 'An amount such as 10.00.'],
  ['win', '1e9', 'An amount such as 10.00.'],
  ['balance', 'all', 'An amount such as 10.00.'],
])('the %s limit %j is wrong: “%s”; nothing starts, nothing typed is lost', (id, text, expected) => {
  const { plans, dialog, field, problem, press } = opened();
  field(id).value = text;
  press('Start');
  expect([problem(id), field(id).value, field(id).getAttribute('aria-invalid')]).toEqual([expected, text, 'true']);
  expect([plans, dialog.open, document.activeElement]).toEqual([[], true, field(id)]);
  field(id).value = '7';
  press('Start');
  expect(plans).toHaveLength(1);
});

test.each(['loss', 'win', 'balance'])(
  'Part 17 the %s limit is read by the language, and asks where it is unclear',
  (id) => {
    const { plans, field, problem, press } = opened(100n, 'es');
    expect(field('loss').value).toBe('10,00');
    field(id).value = '3,000';
    press('Start');
    expect(problem(id)).toBe('Do you mean $3.00 or $3000.00? Write it without separating the thousands.');
    field(id).value = '1.٥00';
    field(id).dispatchEvent(new Event('input'));
    expect(field(id).value).toBe('1.500');
    press('Start');
    expect(plans).toMatchObject([{ [`${id}Limit`]: 150_000n }]);
  },
);

test('a loss limit that was typed is kept for the next run, unless one round costs more', () => {
  const { panel, field, press } = opened();
  field('loss').value = '3';
  press('Start');
  panel.open(200n);
  expect(field('loss').value).toBe('3');
  panel.open(400n);
  expect(field('loss').value).toBe('40.00');
});

const braces = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([found]) => found).sort();

test.each([
  ['ru', ru],
  ['es', es],
  ['ar', ar],
] as const)('%s has all words of English, with the same placeholders', (_locale, words) => {
  for (const key of Object.keys(en) as (keyof typeof en)[]) expect(braces(words[key]), key).toEqual(braces(en[key]));
});
