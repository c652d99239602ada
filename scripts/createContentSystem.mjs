/**
 * Writes a Strapi project with the content types that the site reads, and with the entries of a content system that
 * runs, such as the sandbox's (docs/content.md):
 *   node scripts/createContentSystem.mjs <folder> [--from http://127.0.0.1:3002/content] [--token sandbox-content-token]
 *     [--site http://localhost:3000] [--operator http://localhost:3001]
 */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseOptions } from './parseOptions.mjs';
import { readEntries } from './strapi/readEntries.mjs';
import { writeStrapi } from './strapi/writeStrapi.mjs';

const [folder, ...args] = process.argv.slice(2);
if (folder === undefined || folder.startsWith('--')) {
  console.error('Name a folder: node scripts/createContentSystem.mjs <folder>');
  process.exit(2);
}
const { from, token, site, operator } = parseOptions(args, {
  from: 'http://127.0.0.1:3002/content',
  token: 'sandbox-content-token',
  site: 'http://localhost:3000',
  operator: 'http://localhost:3001',
});
if (existsSync(folder) && readdirSync(folder).length > 0) {
  console.error(`${folder} is not empty`);
  process.exit(2);
}
const entries = await readEntries({
  url: from,
  token,
  editor: { identifier: 'editor@croupier.test', password: 'croupier2026' },
});
const secret = () => randomBytes(24).toString('base64url');
const made = { token: secret(), webhookSecret: secret(), password: secret() };
mkdirSync(folder, { recursive: true });
writeStrapi(folder, entries, {
  token: made.token,
  webhookSecret: made.webhookSecret,
  targets: [`${operator}/webhooks/content`, `${site}/nfx/content/changed`],
  editor: { email: 'editor@croupier.test', password: made.password },
});
console.warn(
  [
    `${resolve(folder)} is written. Start it:`,
    `  cd ${folder} && npm install && NODE_ENV=production npm start`,
    'Start the site, and the sandbox where it is the backend, with:',
    `  CONTENT_URL=http://127.0.0.1:1337 CONTENT_TOKEN=${made.token} CONTENT_WEBHOOK_SECRET=${made.webhookSecret}`,
    `The editor is editor@croupier.test with the password ${made.password}`,
  ].join('\n'),
);
