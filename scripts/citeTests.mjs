/** Brings the tests cited in docs/clauses.md up to date: drops what is gone, adds tests whose names carry the clause. */
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'vite';

const vite = await createServer({ configFile: false, appType: 'custom', logLevel: 'error', server: { middlewareMode: true, ws: false, watch: null } });
const { testNames } = await vite.ssrLoadModule('/scripts/clauses/testNames.ts');
const { citeTests, readRow, writeRow } = await vite.ssrLoadModule('/scripts/clauses/clauseTable.ts');
const all = testNames();
const lines = (await readFile('docs/clauses.md', 'utf8')).split('\n');
const cited = lines.map((line) => {
  const row = readRow(line);
  return row === null ? line : writeRow(citeTests(row, all));
});
await writeFile('docs/clauses.md', cited.join('\n'));
await vite.close();
