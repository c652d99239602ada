/** Every lint rule must report a violation of itself, written into a temporary tree with the project's folders. */
import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { borders } from './lint/borders.ts';
import { goodFiles } from './lint/goodFiles.ts';
import { houseRules } from './lint/houseRules.ts';

interface Finding {
  readonly code: string;
  readonly message: string;
  readonly filename: string;
}

interface Config {
  readonly rules: Readonly<Record<string, unknown>>;
  readonly overrides: readonly { readonly rules: Readonly<Record<string, unknown>> }[];
}

const root = resolve(import.meta.dirname, '..');
let findings: readonly Finding[] = [];
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'croupier-lint-'));
  for (const name of ['.oxlintrc.json', 'tsconfig.json', 'tests/architecture'])
    await cp(join(root, name), join(folder, name), { recursive: true });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const files = {
    ...goodFiles,
    ...Object.fromEntries([...borders, ...houseRules].map(({ path, code }) => [path, code])),
  };
  for (const [path, code] of Object.entries(files)) {
    await mkdir(join(folder, dirname(path)), { recursive: true });
    await writeFile(join(folder, path), `${code}\n`);
  }
  const { stdout } = spawnSync(
    process.execPath,
    ['node_modules/oxlint/bin/oxlint', '--type-aware', '-f', 'json', 'src', 'server', 'bot', 'sandbox', 'tma', 'tools'],
    { cwd: folder, encoding: 'utf8' },
  );
  findings = (JSON.parse(stdout) as { diagnostics: Finding[] }).diagnostics;
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const saidOf = (path: string) => findings.filter(({ filename }) => filename === path);

test.each(borders)('$path: $says', ({ path, rule, says }) => {
  expect(saidOf(path)).toContainEqual(
    expect.objectContaining({ code: rule, message: expect.stringContaining(says ?? '') }),
  );
});

test.each(houseRules)('$rule reports $path', ({ path, rule }) => {
  expect(saidOf(path).map(({ code }) => code)).toContain(rule);
});

/** A rule that is off for some files still needs a violation; an entry with the level "off" does not count. */
test('every rule in the configuration has a violation here', async () => {
  const config = JSON.parse(await readFile(join(root, '.oxlintrc.json'), 'utf8')) as Config;
  const named = [config, ...config.overrides]
    .flatMap(({ rules }) => Object.entries(rules))
    .filter(([, level]) => level !== 'off');
  const shown = new Set([...borders, ...houseRules].map(({ rule }) => rule.replace('react-hooks(', 'react(')));
  const tuned = [
    'jsx-a11y/no-interactive-element-to-noninteractive-role',
    'jsx-a11y/no-noninteractive-element-interactions',
    'jsx-a11y/no-noninteractive-tabindex',
  ];
  const unshown = named
    .map(([name]) => name)
    .filter((name) => !tuned.includes(name) && !shown.has(`${name.replace('/', '(')})`));
  expect(unshown).toEqual([]);
});

test('valid code of the same kinds is not reported', () => {
  const complaints = Object.keys(goodFiles).flatMap(saidOf);
  expect(complaints).toEqual([]);
});
