/** Every path pattern of the tools has to match a file: one that matches none has no effect, and no tool reports it. */
import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { describe, expect, test } from 'vitest';
import { databaseTests } from '../scripts/databaseTests.mjs';
import { clientChunks } from '../scripts/clientChunks.ts';
import { otherPages, serverEntries } from '../scripts/buildParts.mjs';
import { namedGroups } from '../scripts/startModules.ts';
import { buildSources } from '../scripts/isBuilt.mjs';
import config from '../vite.config.ts';
import { layers } from './architecture/layers.mjs';
import { filesUnder, root } from './sourceFiles.ts';

const files = [
  'src',
  'server',
  'bot',
  'sandbox',
  'tma',
  'tests',
  'bench',
  'tools',
  'scripts',
  'e2e',
  'docs',
  'public',
].flatMap((folder) => filesUnder(folder, /./));
const all = [...files, 'vite.config.ts', 'package.json'];

/** @type {{ overrides: Array<{ files: string[] }> }} */
const { overrides } = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8'));

describe('a pattern matches at least one file', () => {
  test.each([...new Set(overrides.flatMap((override) => override.files))])('lint override %s', (pattern) => {
    expect(
      all.some(
        (file) =>
          matchesGlob(file, pattern) ||
          (!pattern.includes('/') && matchesGlob(file.slice(file.lastIndexOf('/') + 1), pattern)),
      ),
    ).toBe(true);
  });

  test.each(config.test?.include ?? [])('pattern of test files %s', (pattern) => {
    expect(all.some((file) => matchesGlob(file, pattern))).toBe(true);
  });

  test.each(buildSources)('build source %s', (source) => {
    expect(all.some((file) => file === source || file.startsWith(`${source}/`))).toBe(true);
  });

  test.each([...Object.values(serverEntries), ...Object.values(otherPages)])('part of the build %s', (path) => {
    expect(all).toContain(path);
  });

  test.each(layers.map(({ folder }) => folder))('layer %s', (folder) => {
    expect(all.some((file) => matchesGlob(file, folder) || matchesGlob(file, `${folder}/**`))).toBe(true);
  });

  test.each(
    [...clientChunks, ...namedGroups].flatMap(({ name, test: pattern }) =>
      alternativesOf(pattern).map((one) => [name, one]),
    ),
  )('chunk group %s: %s', (_name, pattern) => {
    const expression = new RegExp(pattern);
    const isOfPackage = /lucide|node_modules|vite/.test(pattern);
    expect(isOfPackage || all.some((file) => expression.test(`/${file}`))).toBe(true);
  });
});

test('tsconfig.json includes every folder with TypeScript sources', () => {
  const { include } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'));
  const folders = new Set(
    all.filter((file) => /\.tsx?$/.test(file) && file.includes('/')).map((file) => file.slice(0, file.indexOf('/'))),
  );
  expect([...folders].filter((folder) => !include.includes(folder))).toEqual([]);
});

test('the tests of the sandbox that open a database are found for the PostgreSQL stage', () => {
  expect(databaseTests().length).toBeGreaterThan(20);
});

/** The top-level alternatives of a regular expression, without those inside of parentheses. @param {RegExp} expression */
function alternativesOf({ source }) {
  const found = [];
  let depth = 0;
  let start = 0;
  for (const [index, character] of [...source].entries()) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === '|' && depth === 0) {
      found.push(source.slice(start, index));
      start = index + 1;
    }
  }
  return [...found, source.slice(start)];
}
