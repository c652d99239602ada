/**
 * Finds the test files that can share the loaded modules of a worker. Loading the operator, a page or a game takes longer
 * than most tests of it, and with a worker's modules kept it is paid once instead of once for each file.
 * @module
 */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** The folders in which tests run on their own server-side modules; those of the client's state are loaded anew. */
const folders = ['sandbox', 'server', 'src/shared', 'src/contract', 'tma', 'bench'];
/** What needs modules or globals of a file's own: mocks, another environment, replaced globals and clocks. */
const needsOwn =
  /@vitest-environment|\bvi\.(?:mock|doMock|resetModules|stubGlobal|stubEnv|useFakeTimers)\(|process\.env\b/;

/** @returns {string[]} project paths, in order */
export function sharedTests() {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
    )
    .filter((path) => /\.test\.(?:tsx?|mjs)$/.test(path) && !needsOwn.test(readFileSync(join(root, path), 'utf8')))
    .sort();
}
