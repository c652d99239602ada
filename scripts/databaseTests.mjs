/**
 * Finds the test files that open a database, by their imports. The stage `postgres` runs them again on PostgreSQL.
 * @module
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** The modules by which a test opens a database. */
const openers = ['sandbox/database/testing/openTestDatabase.ts', 'sandbox/database/openDatabase.ts'];

/** @param {string} path @returns {string[]} project paths of its relative imports */
function importsOf(path) {
  const source = readFileSync(join(root, path), 'utf8');
  return [...source.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)]
    .map(([, specifier = '']) => posix.join(posix.dirname(path), specifier))
    .filter((target) => /\.tsx?$/.test(target) && existsSync(join(root, target)));
}

/** @param {string} path @param {Map<string, boolean>} known @returns {boolean} */
function opensDatabase(path, known) {
  if (openers.includes(path)) return true;
  const before = known.get(path);
  if (before !== undefined) return before;
  // Ends the recursion of circular imports; the result is set below.
  known.set(path, false);
  const answer = importsOf(path).some((target) => opensDatabase(target, known));
  known.set(path, answer);
  return answer;
}

/** @returns {string[]} test files of the sandbox that open a database, in order */
export function databaseTests() {
  const known = new Map();
  // Tests in sandbox/tests are left out: they check pages, which do not depend on the database.
  return readdirSync(join(root, 'sandbox'), { recursive: true, encoding: 'utf8' })
    .map((path) => `sandbox/${path}`)
    .filter((path) => path.endsWith('.test.ts') && !path.startsWith('sandbox/tests/') && opensDatabase(path, known))
    .sort();
}
