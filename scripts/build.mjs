/** Builds everything into dist/, writes the service worker and compresses the client's files. */
import { existsSync } from 'node:fs';
import { createBuilder } from 'vite';
import { compressFiles } from './compressFiles.mjs';
import { writeServiceWorker } from './writeServiceWorker.mjs';

process.env.NODE_ENV = 'production';
const builder = await createBuilder({ logLevel: 'warn' });
await builder.buildApp();
await writeServiceWorker('dist/client');
await compressFiles('dist/client');
for (const vendor of ['dist/vendors/studio', 'dist/vendors/sportsbook'])
  if (existsSync(vendor)) await compressFiles(vendor);
