import { expect, test } from 'vitest';
import { apiDocs } from '../scripts/apiDocs/apiDocs.ts';
import { endpoints } from '../src/contract/index.ts';
import { readSource } from './sourceFiles.ts';

const written = apiDocs();

test.each(Object.keys(written))('%s matches the contract (otherwise run node scripts/writeApiDocs.mjs)', (path) => {
  expect(readSource(path)).toBe(written[path]);
});

test('openapi.json describes every method with its HTTP verb', () => {
  const { paths } = JSON.parse(written['docs/openapi.json'] ?? '') as {
    paths: Record<string, Record<string, unknown>>;
  };
  const described = Object.entries(paths).map(([path, verbs]) => `${Object.keys(verbs).join().toUpperCase()} ${path}`);
  expect(described).toEqual(endpoints.map(({ verb, name }) => `${verb} /api/${name}`));
});
