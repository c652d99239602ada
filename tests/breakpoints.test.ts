/** Media queries use the widths of the viewport classes and no others. */
import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { MOBILE_MEDIA, VIEWPORT_CLASSES } from '../src/shared/viewport/viewportClass.ts';
import { filesUnder, readSource } from './sourceFiles.ts';

const names = new Map(
  VIEWPORT_CLASSES.slice(1).map(({ name, from }) => [
    `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-up`,
    `(min-width: ${from}px)`,
  ]),
);
names.set('--mobile', MOBILE_MEDIA);

/** `@media` conditions that contain a width as a number. Height, orientation and pointer are not checked. */
const widths = (css: string) =>
  [...css.matchAll(/@media[^{]*/g)]
    .map(([condition]) => condition.trim())
    .filter((condition) => /\bwidth\b|inline-size|aspect-ratio/.test(condition));

/** Sent to other programs uncompiled, so it contains numbers instead of names; they must be widths of classes. */
const asWritten = 'src/ui/tokens.css';

test('2.12-4, 9-22 each class has a custom media name with the width that scripts use', () => {
  const defined = [...readSource('src/ui/viewport.css').matchAll(/@custom-media (\S+) (.*);/g)].map(
    ([, name = '', query = '']) => [name, query],
  );
  expect(Object.fromEntries(defined)).toEqual(Object.fromEntries(names));
});

test('2.12-4, 9-22 no style sheet has a media query with a width of its own', () => {
  const sheets = filesUnder('src', /\.css$/).filter((path) => path !== asWritten);
  expect(sheets.length).toBeGreaterThan(50);
  expect(widths('@media (--mobile), (max-height: 9px) {} @media print and (width > 5em) {}')).toEqual([
    '@media print and (width > 5em)',
  ]);
  expect(sheets.flatMap((path) => widths(readSource(path)).map((condition) => `${path} ${condition}`))).toEqual([]);
  for (const condition of widths(readSource(asWritten)))
    expect([...names.values()]).toContain(condition.replace('@media ', ''));
});

test('2.12-4, 9-22 every custom media name in a style sheet is that of a class', () => {
  const used = filesUnder('src', /\.css$/).flatMap((path) =>
    [...readSource(path).matchAll(/@media[^{]*?\((--[\w-]+)\)/g)].map(([, name = '']) => name),
  );
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter((name) => !names.has(name))).toEqual([]);
});

test('2.12-4, 2.12-10, 2.12-12 every class changes something, in a style sheet or in the design tokens', () => {
  const sheets = filesUnder('src', /\.css$/).filter((path) => path !== 'src/ui/viewport.css');
  const conditions = sheets.flatMap((path) => [...readSource(path).matchAll(/@media[^{]*/g)].join(' ')).join(' ');
  expect(
    [...names].filter(([name, query]) => !conditions.includes(`(${name})`) && !conditions.includes(query)),
  ).toEqual([]);
});

test('2.12-12 the widest windows show more tiles in a rail, and a wider navigation', () => {
  const rail = readSource('src/ui/tiles/Rail.module.css');
  const tilesAt = (name: string) => Number(new RegExp(`\\(--${name}\\) \\{[^}]*?/ ([\\d.]+)\\)`).exec(rail)?.[1]);
  const most = ['laptop-up', 'laptop-large-up', 'desktop-medium-up', 'desktop-large-up'].map(tilesAt);
  expect(most).toEqual([...most].sort((one, other) => one - other));
  expect(new Set(most).size).toBe(4);
  const navWidths = [...readSource(asWritten).matchAll(/--side-nav: (\d+)px/g)].map(([, width]) => Number(width));
  expect(navWidths[1]).toBeGreaterThan(navWidths[0] ?? 0);
});

test('2.12-4, 9-22 no script or markup compares the window with a width of its own', () => {
  const sources = filesUnder('src', /\.tsx?$/).filter((path) => !/\.test\.|\/viewport\//.test(path));
  const asking = /\((?:min|max)-width|(?:innerWidth|clientWidth)\s*[<>]=?\s*[\dA-Z]/;
  expect(sources.filter((path) => asking.test(readSource(path)))).toEqual([]);
});

test('2.12-4, 9-22 a build replaces each custom media name by its media query', async () => {
  const config = await resolveConfig({ logLevel: 'silent' }, 'build');
  const { code } = await preprocessCSS(
    [...names.keys()].map((name) => `@media (${name}) { a { color: red } }`).join('\n'),
    'src/a.css',
    config,
  );
  expect(code.split('\n')).toEqual([...names.values()].map((query) => `@media ${query} { a { color: red } }`));
});
