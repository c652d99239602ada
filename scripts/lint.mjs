/**
 * `npm run lint`: oxfmt checks the format, oxlint runs with the project's own rules, and knip finds unused code.
 * Without sandbox/ knip is skipped: it would report code of the product that only the sandbox used.
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
