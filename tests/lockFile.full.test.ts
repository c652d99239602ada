/** `npm ci` prints no warning on the oldest supported Node, and uses the registry that its user has configured. */
import { expect, test } from 'vitest';
import packageFile from '../package.json' with { type: 'json' };
import { readSource } from './sourceFiles.ts';

interface LockedPackage {
  readonly version?: string;
  readonly engines?: { readonly node?: string };
  readonly resolved?: string;
}

const locked = Object.entries(
  (JSON.parse(readSource('package-lock.json')) as { readonly packages: Readonly<Record<string, LockedPackage>> })
    .packages,
);

type Version = readonly [major: number, minor: number, patch: number];

const versionOf = (text: string): Version => {
  const [major = 0, minor = 0, patch = 0] = text.split('.').map(Number);
  return [major, minor, patch];
};
const isAtLeast = (left: Version, right: Version): boolean => {
  const at = left.findIndex((part, index) => part !== right[index]);
  return at === -1 || (left[at] ?? 0) > (right[at] ?? 0);
};

/** One condition of a range, as packages write them: `>=18`, `^20.19.0`, `~20.1`, `<22`, `20`, `20.x`, `*`. */
function meets(version: Version, condition: string): boolean {
  if (condition === '*' || condition === '') return true;
  const [, operator = '', text = ''] = /^(>=|>|<=|<|\^|~|=|v)?\s*([\d.]+)(?:\.[x*])?$/.exec(condition) ?? [];
  if (text === '') throw new Error(`a condition that this test cannot read: ${condition}`);
  const other = versionOf(text);
  const isSame = isAtLeast(version, other) && isAtLeast(other, version);
  if (operator === '>=') return isAtLeast(version, other);
  if (operator === '>') return isAtLeast(version, other) && !isSame;
  if (operator === '<') return !isAtLeast(version, other);
  if (operator === '<=') return isAtLeast(other, version);
  const fixed = operator === '^' ? 1 : Math.min(text.split('.').length, operator === '~' ? 2 : 3);
  return other.slice(0, fixed).every((part, index) => part === version[index]) && isAtLeast(version, other);
}

const admits = (range: string, version: Version): boolean =>
  range.split('||').some((one) =>
    one
      .trim()
      .replace(/(>=|<=|[<>^~=])\s+/g, '$1')
      .split(/\s+/)
      .every((condition) => meets(version, condition)),
  );

test.each([
  ['>=22', false],
  ['>=20.19', true],
  ['^20.19.0 || >=22.12.0', true],
  ['^18 || >=22', false],
  ['>= 18.0.0 < 21', true],
  ['18 || 20 || >=22', true],
  ['20.18', false],
  ['*', true],
])('the range %s admits Node 20.19: %s', (range, is) => {
  expect(admits(range, [20, 19, 0])).toBe(is);
});

test('every locked package supports the oldest Node in engines', () => {
  const promised = versionOf(packageFile.engines.node.replace('>=', ''));
  const refusing = locked.filter(([, { engines }]) => engines?.node !== undefined && !admits(engines.node, promised));
  expect(refusing.map(([path, { version, engines }]) => `${path} ${version} wants ${engines?.node}`)).toEqual([]);
});

test('the lock file contains no registry addresses', () => {
  expect(locked.length).toBeGreaterThan(100);
  expect(locked.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
});
