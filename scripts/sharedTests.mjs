/**
 * Sorts the test files by what they can share. Loading the operator, a page or React takes longer than most tests of it,
 * and with a worker's modules kept it is paid once instead of once for each file.
 * @module
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** Without the sandbox and the Telegram host where an adopter has deleted them. */
const folders = ['sandbox', 'server', 'bot', 'src', 'tma', 'tests', 'bench', 'tools', 'scripts'].filter((folder) =>
  existsSync(join(root, folder)),
);
/** What needs modules or globals of a file's own: mocks, replaced globals and clocks. */
const needsOwn = new RegExp(
  [
    /\bvi\.(?:mock|doMock|resetModules|stubGlobal|stubEnv|useFakeTimers)\(/,
    /\bprocess\.env\b/,
    /\bObject\.(?:assign|defineProperty)\((?:globalThis|window|document|navigator|HTML\w+)\b/,
    /\bhappyDOM\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
);
const needsWindow = '@vitest-environment happy-dom';

/**
 * Project paths of the test files that can share the loaded modules of a worker, in order. Files in neither list need
 * modules of their own; those of `inWindow` share a window, which tests/emptyWindow.ts empties before each of them.
 * @returns {{ inNode: string[], inWindow: string[] }}
 */
export function sharedTests() {
  const files = folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
    )
    .filter((path) => /\.test\.(?:tsx?|mjs)$/.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
    .filter(({ text }) => !needsOwn.test(text));
  const inWindow = files.filter(({ text }) => text.includes(needsWindow)).map(({ path }) => path);
  return { inWindow, inNode: files.map(({ path }) => path).filter((path) => !inWindow.includes(path)) };
}
