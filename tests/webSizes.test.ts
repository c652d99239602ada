import { expect, test } from 'vitest';
import {
  desktopJourneys,
  installedJourneys,
  phoneJourneys,
  selectionOf,
  telegramJourneys,
} from '../e2e/setup/webSizes.ts';
import type { Selection } from '../e2e/setup/webSizes.ts';

const line = (file: string, tags: string) => `web e2e/journeys/${file}.spec.ts a title ${tags}`;
const runs = (selection: Selection, text: string) => [
  phoneJourneys(selection).test(text),
  desktopJourneys(selection).test(text),
];

test.each(['@web', '@phone @desktop', '@desktop @phone', '@web @telegram'])('%s runs in both sizes', (tags) => {
  expect(runs('all', line('hall', tags))).toEqual([true, true]);
});

test.each(['@web', '@phone @desktop', '@desktop @phone'])('%s runs in one, once', (tags) => {
  expect(runs('once', line('hall', tags))).toEqual([true, false]);
  expect(runs('once', line('wheel', tags))).toEqual([false, true]);
});

test.each(['once', 'all'] as const)('a journey of one size runs there (%s)', (selection) => {
  for (const file of ['hall', 'wheel']) {
    expect(runs(selection, line(file, '@phone'))).toEqual([true, false]);
    expect(runs(selection, line(file, '@desktop'))).toEqual([false, true]);
    expect(runs(selection, line(file, '@telegram'))).toEqual([false, false]);
  }
});

test('a journey of the website that also runs in Telegram or the installed app runs on the website, once', () => {
  const text = line('hall', '@web @telegram @pwa');
  expect(runs('once', text)).toEqual([true, false]);
  expect([telegramJourneys('once').test(text), installedJourneys('once').test(text)]).toEqual([false, false]);
  expect(runs('all', text)).toEqual([true, true]);
  expect([telegramJourneys('all').test(text), installedJourneys('all').test(text)]).toEqual([true, true]);
});

test('a journey through frames of third parties runs in Telegram alone, once', () => {
  const text = line('hall', '@web @telegram @frames');
  expect(runs('once', text)).toEqual([false, false]);
  expect(telegramJourneys('once').test(text)).toBe(true);
});

test.each(['once', 'all'] as const)('a journey of Telegram or of the installed app runs there (%s)', (selection) => {
  expect(telegramJourneys(selection).test(line('bot', '@telegram'))).toBe(true);
  expect(installedJourneys(selection).test(line('push', '@pwa'))).toBe(true);
});

test('the gate has the journeys with its tag for the project, whatever else they are tagged with', () => {
  const patterns = [phoneJourneys, desktopJourneys, telegramJourneys, installedJourneys].map((of) => of('gate'));
  const tags = ['@gate-phone', '@gate-desktop', '@gate-telegram', '@gate-pwa'];
  for (const [at, tag] of tags.entries())
    expect(patterns.map((pattern) => pattern.test(line('hall', `@web @telegram @pwa ${tag}`)))).toEqual(
      tags.map((_tag, other) => other === at),
    );
  expect(patterns.some((pattern) => pattern.test(line('hall', '@web @phone @desktop @telegram @pwa')))).toBe(false);
});

test('an unknown selection is refused', () => {
  expect(selectionOf(undefined)).toBe('all');
  expect(() => selectionOf('short')).toThrow('JOURNEYS is gate, once or all, not short');
});
