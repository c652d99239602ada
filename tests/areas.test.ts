/** One name for an area in client, contract and operator: who knows it finds all of its parts. */
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { areas } from './architecture/areas.mjs';

const root = resolve(import.meta.dirname, '..');
const namesIn = (folder: string) => readdirSync(join(root, folder)).map((name) => name.replace(/\.ts$/, ''));

const notAreas = ['areas', 'base', 'index'];
const found = {
  client: namesIn('src/domains'),
  contract: namesIn('src/contract').filter((name) => !notAreas.includes(name)),
  operator: namesIn('sandbox/operator/modules'),
} as const;
const parts = ['client', 'contract', 'operator'] as const;
const names = [...new Set(parts.flatMap((part) => found[part]))].sort();

test('every area has a domain, a file or folder of the contract and a module by the same name, or lacks them for a reason', () => {
  expect(names.length).toBeGreaterThan(30);
  const present = names.map((name) => [name, parts.filter((part) => found[part].includes(name))]);
  const wanted = names.map((name) => [name, parts.filter((part) => areas[name]?.lacks?.[part] === undefined)]);
  expect(present).toEqual(wanted);
});

test('each listed area exists, and the modules in its folder are those listed', () => {
  for (const [name, { modules }] of Object.entries(areas)) {
    expect(names).toContain(name);
    if (modules) expect(namesIn(`sandbox/operator/modules/${name}`).sort()).toEqual(modules);
  }
});

test('each module has its module.ts', () => {
  const homes = found.operator.flatMap((name) => areas[name]?.modules?.map((one) => `${name}/${one}`) ?? [name]);
  const without = homes.filter((home) => !existsSync(join(root, 'sandbox/operator/modules', home, 'module.ts')));
  expect(without).toEqual([]);
});
