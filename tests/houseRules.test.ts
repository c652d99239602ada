/**
 * Project rules that the linter does not check: comments that suppress it, physical sides in style sheets, and circles
 * through a module that is loaded when needed.
 */
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder, productModules, readSource } from './sourceFiles.ts';

/** The tabs' marker is moved by a distance that the library measures from the left in either direction. */
const measuredFromTheLeft = ['src/ui/widgets/Tabs.module.css'];

const folders = ['src', 'server', 'bot', 'sandbox', 'tma', 'e2e', 'bench', 'tools', 'scripts', 'tests'];

function linesWith(paths: readonly string[], pattern: RegExp): string[] {
  return paths.flatMap((path) =>
    readSource(path)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
  );
}

test('no comment suppresses the linter or the compiler', () => {
  const sources = folders.flatMap((folder) => filesUnder(folder, /\.(tsx?|mjs)$/));
  expect(sources.length).toBeGreaterThan(500);
  expect(linesWith(sources, /\/[/*]\s*((oxlint|eslint)-disable|@ts-(nocheck|expect-error))/)).toEqual([]);
});

test('style sheets name no physical side, so that the browser mirrors them', () => {
  const sheets = filesUnder('src', /\.css$/).filter((path) => !measuredFromTheLeft.includes(path));
  expect(sheets.length).toBeGreaterThan(50);
  const physical =
    /(margin|padding|border|scroll-margin|scroll-padding)-(left|right)\b|(^|[\s;{])(left|right)\s*:|text-align\s*:\s*(left|right)|float\s*:\s*(left|right)/;
  expect(linesWith(sheets, physical)).toEqual([]);
});

test('a module that is loaded when needed takes no types from the one that loads it', () => {
  const targets = (path: string, pattern: RegExp) =>
    [...readSource(path).matchAll(pattern)].map(([, target = '']) => posix.join(posix.dirname(path), target));
  const loads = productModules().flatMap((path) =>
    targets(path, /import\('(\.[^']+)'\)/g).map((loaded) => ({ path, loaded })),
  );
  expect(loads.length).toBeGreaterThan(100);
  const circles = loads.filter(({ path, loaded }) =>
    targets(loaded, /import type \{[^}]*\} from '(\.[^']+)'/g).includes(path),
  );
  expect(circles).toEqual([]);
});
