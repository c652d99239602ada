/**
 * Prints clauses of the specification with their code and every test whose name contains their id:
 *   node scripts/clauses.mjs 2.5-4 7-15      without an id: all clauses of docs/clauses.md
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'vite';

const vite = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, ws: false, watch: null },
});
const { testNames } = await vite.ssrLoadModule('/scripts/clauses/testNames.ts');
const { readRow } = await vite.ssrLoadModule('/scripts/clauses/clauseTable.ts');
/** @type {import('./clauses/testNames.ts').NamedTest[]} */
const all = testNames();
const rows = (await readFile('docs/clauses.md', 'utf8')).split('\n').flatMap((line) => readRow(line) ?? []);
await vite.close();

const asked = process.argv.slice(2);
const ids = asked.length > 0 ? asked : rows.flatMap((row) => row.ids);
for (const id of ids) {
  const row = rows.find((one) => one.ids.includes(id));
  console.log(`${id}  ${row?.sentence ?? 'not in docs/clauses.md'}`);
  for (const path of row?.code ?? []) console.log(`  code  ${path}`);
  for (const { path, name } of all.filter(({ clauses }) => clauses.includes(id)))
    console.log(`  test  ${path} › ${name}`);
}
process.exit(ids.every((id) => rows.some((row) => row.ids.includes(id))) ? 0 : 1);
