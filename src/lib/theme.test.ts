// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { rememberLocale } from './localeCookie.ts';
import { chooseTheme, currentTheme, onTheme } from './theme.ts';

const cookies: string[] = [];
Object.defineProperty(document, 'cookie', {
  set(text: string) {
    cookies.push(text);
  },
});
afterEach(() => {
  cookies.length = 0;
  delete document.documentElement.dataset['theme'];
});

test('4-46 a name that is not in the list falls back to the default', () => {
  expect(currentTheme(['dark', 'light'], 'dark')).toBe('dark');
  document.documentElement.dataset['theme'] = 'light';
  expect(currentTheme(['dark', 'light'], 'dark')).toBe('light');
  expect(currentTheme(['dark'], 'dark')).toBe('dark');
  document.documentElement.dataset['theme'] = 'solarized';
  expect(currentTheme(['dark', 'light'], 'dark')).toBe('dark');
});

test('9-7 a choice is applied, published and stored for a year', () => {
  const told: string[] = [];
  const stop = onTheme(() => told.push(currentTheme(['dark', 'light'], 'dark')));
  chooseTheme('light');
  stop();
  chooseTheme('dark');
  expect(told).toEqual(['light']);
  expect(cookies).toEqual([
    'theme=light; Path=/; Max-Age=31536000; SameSite=Lax',
    'theme=dark; Path=/; Max-Age=31536000; SameSite=Lax',
  ]);
});

test('9-7, 4-47 the language is stored for a year in its cookie', () => {
  rememberLocale('pt-BR');
  rememberLocale('a;b');
  expect(cookies).toEqual([
    'i18n_locale=pt-BR; Path=/; Max-Age=31536000; SameSite=Lax',
    'i18n_locale=a%3Bb; Path=/; Max-Age=31536000; SameSite=Lax',
  ]);
});
