/** `npm run lint`: oxfmt checks the format, and oxlint runs with the project's own rules. */
import { spawnSync } from 'node:child_process';

const tools = [
  ['oxfmt', '--check', '.'],
  ['oxlint', '--deny-warnings', '--type-aware'],
];
const failed = tools.filter((command) => spawnSync('npx', command, { stdio: 'inherit' }).status !== 0);
process.exit(failed.length === 0 ? 0 : 1);
