/** Writes docs/api.md and docs/openapi.json from src/contract. Run it after changing the contract. */
import { writeFile } from 'node:fs/promises';
import { createServer } from 'vite';

const vite = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, ws: false, watch: null },
});
const { apiDocs } = await vite.ssrLoadModule('/scripts/apiDocs/apiDocs.ts');
for (const [path, text] of Object.entries(apiDocs())) {
  await writeFile(path, text);
  console.log(path);
}
await vite.close();
