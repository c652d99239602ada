import { expect, test } from 'vitest';
import packageFile from '../package.json' with { type: 'json' };
import { filesUnder, readSource } from './sourceFiles.ts';

const records = filesUnder('docs/decisions', /\.md$/).filter((path) => !path.endsWith('README.md'));
const recorded = records.flatMap((path) =>
  [...(/^Packages: (.*)$/m.exec(readSource(path))?.[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name),
);

test('every runtime dependency has one record, and every package in a record is a runtime dependency', () => {
  expect([...recorded].sort()).toEqual(Object.keys(packageFile.dependencies).sort());
});

test('every record with packages states their size on the client, and every record is in the list', () => {
  const list = readSource('docs/decisions/README.md');
  for (const path of records) {
    const text = readSource(path);
    if (text.includes('\nPackages: ')) expect(text, path).toMatch(/\nSize on the client: \S/);
    expect(list).toContain(`(${path.slice('docs/decisions/'.length)})`);
  }
});
