/**
 * `npm run lint`: the format, the linter with the project's own rules, and what nothing uses. An adopter who has deleted the sandbox
 * keeps code that only the sandbox used: there the latter is left out.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const tools = [
  ['oxfmt', '--check', '.'],
  ['oxlint', '--deny-warnings', '--type-aware'],
  ...(existsSync('sandbox') ? [['knip', '--no-progress', '--treat-config-hints-as-errors']] : []),
];
const failed = tools.filter(([tool, ...args]) => spawnSync('npx', [tool, ...args], { stdio: 'inherit' }).status !== 0);
process.exit(failed.length === 0 ? 0 : 1);
