/**
 * `npm start`: builds if there is no build or sources are newer, then runs the named process from the build.
 *   node scripts/start.mjs all|site|operator|vendors|telegram
 */
import { spawnSync } from 'node:child_process';
import { isBuilt } from './isBuilt.mjs';

const name = process.argv[2] ?? 'all';
if (!(await isBuilt())) {
  console.log('Building (once; about half a minute)…');
  const build = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  if (build.status !== 0) process.exit(build.status ?? 1);
}
process.env.NODE_ENV ??= 'production';
await import(new URL(`../dist/servers/${name}.js`, import.meta.url).href);
