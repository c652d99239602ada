import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { themeSheet, themeTokens } from './themeSheet.ts';

const tokens = themeTokens(readFileSync('src/ui/tokens.css', 'utf8'));
const sheet = (values: unknown) => themeSheet({ themes: { values } }, tokens);

test('7-112 a theme’s colours and corners follow the content system', () => {
  expect(
    sheet({ dark: { '--accent': '#ff8800', '--r-1': '4px' }, light: { '--surface-0': 'oklch(0.9 0.01 85 / 0.5)' } }),
  ).toBe(
    ':root:not([data-shell=telegram])[data-theme=dark]{--accent:#ff8800;--r-1:4px}:root:not([data-shell=telegram])[data-theme=light]{--surface-0:oklch(0.9 0.01 85 / 0.5)}',
  );
});

test.each([
  { dark: { '--accent': 'red;}body{display:none' } },
  { dark: { '--accent': 'url(https://evil.test)' } },
  { dark: { '--accent': 'var(--x)' } },
  { dark: { '--tap': '1px' } },
  { dark: { '--none': '#fff' } },
  { dark: { '--r-1': '#fff' } },
  { 'dark]{}body{': { '--accent': '#fff' } },
  { dark: 'x' },
  'x',
  null,
])('7-112 values that are none are left out: %j', (values) => {
  expect(sheet(values)).toBe('');
});

test('7-112 the tokens that can be set are the colours and corners of the sheet', () => {
  expect(['--accent', '--text-1', '--surface-0', '--r-2'].every((name) => tokens.has(name))).toBe(true);
  expect(['--z-bar', '--s-1', '--font', '--t-1', '--gutter'].some((name) => tokens.has(name))).toBe(false);
});
