import { expect, test } from 'vitest';
import { desktopJourneys, installedJourneys, phoneJourneys, telegramJourneys } from '../e2e/setup/webSizes.ts';

const line = (file: string, tags: string) => `web e2e/journeys/${file}.spec.ts a title ${tags}`;
const runs = (isShort: boolean, text: string) => [
  phoneJourneys(isShort).test(text),
  desktopJourneys(isShort).test(text),
];

test.each(['@web', '@phone @desktop', '@desktop @phone', '@web @telegram'])('%s runs in both sizes', (tags) => {
  expect(runs(false, line('hall', tags))).toEqual([true, true]);
});

test.each(['@web', '@phone @desktop', '@desktop @phone'])('%s runs in one, in the short form', (tags) => {
  expect(runs(true, line('hall', tags))).toEqual([true, false]);
  expect(runs(true, line('wheel', tags))).toEqual([false, true]);
});

test.each([true, false])('a journey of one size runs there (short form: %s)', (isShort) => {
  for (const file of ['hall', 'wheel']) {
    expect(runs(isShort, line(file, '@phone'))).toEqual([true, false]);
    expect(runs(isShort, line(file, '@desktop'))).toEqual([false, true]);
    expect(runs(isShort, line(file, '@telegram'))).toEqual([false, false]);
  }
});

test('a journey of the website that also runs in Telegram or the installed app runs on the website, in the short form', () => {
  const text = line('hall', '@web @telegram @pwa');
  expect(runs(true, text)).toEqual([true, false]);
  expect([telegramJourneys(true).test(text), installedJourneys(true).test(text)]).toEqual([false, false]);
  expect(runs(false, text)).toEqual([true, true]);
  expect([telegramJourneys(false).test(text), installedJourneys(false).test(text)]).toEqual([true, true]);
});

test('a journey through frames of third parties runs in Telegram alone, in the short form', () => {
  const text = line('hall', '@web @telegram @frames');
  expect(runs(true, text)).toEqual([false, false]);
  expect(telegramJourneys(true).test(text)).toBe(true);
});

test.each([true, false])('a journey of Telegram or of the installed app runs there (short form: %s)', (isShort) => {
  expect(telegramJourneys(isShort).test(line('bot', '@telegram'))).toBe(true);
  expect(installedJourneys(isShort).test(line('push', '@pwa'))).toBe(true);
});
