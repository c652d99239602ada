/**
 * Chunks are cut by folder (scripts/clientChunks.ts). Where modules of two chunks import each other, one of them runs
 * before the other's exports exist. So a module of a group imports, as values, from its own group and earlier ones.
 */
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { clientChunks } from '../scripts/clientChunks.ts';
import { settingFiles, settingsReader } from './architecture/layers.mjs';
import { filesUnder, readSource } from './sourceFiles.ts';

const staticValues = /^(?:import(?!\s+type\b)|export(?!\s+type\b))[^;]*?from\s*'(\.[^']+)'/gm;
const groupOf = (path: string): number => clientChunks.findIndex(({ test: pattern }) => pattern.test(`/${path}`));

/** Imports of a module by whose chunk it would wait for a chunk that waits for it. */
function wrongImports(path: string): string[] {
  const own = groupOf(path);
  if (own === -1) return [];
  return [...readSource(path).matchAll(staticValues)].flatMap(([, specifier = '']) => {
    const imported = posix.join(posix.dirname(path), specifier);
    return groupOf(imported) > own ? [`${path} imports ${imported}`] : [];
  });
}

test('a chunk imports from earlier chunks only', () => {
  const modules = filesUnder('src', /\.tsx?$/).filter((path) => !/\.test\.|\/testing\//.test(path));
  expect(modules.filter((path) => groupOf(path) !== -1).length).toBeGreaterThan(100);
  expect(modules.flatMap(wrongImports)).toEqual([]);
});

/** The project's files that a module imports as values. */
const importsOf = (path: string): string[] =>
  [...readSource(path).matchAll(staticValues)].map(([, specifier = '']) => posix.join(posix.dirname(path), specifier));

test('the client knows schemas by their types only', () => {
  const hasSchemas = (path: string): boolean =>
    /^import(?!\s+type\b).*from 'yup'/m.test(readSource(path)) ||
    importsOf(path).some((imported) => hasSchemas(imported));
  const contract = new Map(filesUnder('src/contract', /\.ts$/).map((path) => [path, hasSchemas(path)]));
  const modules = filesUnder('src', /\.tsx?$/).filter(
    (path) =>
      !/\.test\.|\/testing\/|^src\/contract\//.test(path) && !settingFiles.test(path) && path !== settingsReader,
  );
  const wrong = modules.flatMap((path) =>
    importsOf(path).flatMap((imported) => (contract.get(imported) === true ? [`${path} imports ${imported}`] : [])),
  );
  expect(contract.get('src/contract/analytics/analytics.ts')).toBe(true);
  expect(contract.get('src/contract/analytics/consentChoices.ts')).toBe(false);
  expect(modules.length).toBeGreaterThan(1_000);
  expect(wrong).toEqual([]);
});
