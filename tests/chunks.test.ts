/**
 * Chunks are cut by folder (scripts/clientChunks.ts). Where modules of two chunks import each other, one of them runs
 * before the other's exports exist. So a module of a group imports, as values, from its own group and earlier ones.
 */
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { clientChunks } from '../scripts/clientChunks.ts';
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
