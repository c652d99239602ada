/**
 * Points the product at a real Strapi: writes its project, installs it from the registry, starts it and walks the site.
 * It needs a registry and minutes, so it runs only when it is named.
 * @module
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from '../../../tools/browser.mjs';
import { startProduct } from '../../../tools/product.mjs';
import { table } from '../../../tools/table.mjs';
import { readEntries } from '../../strapi/readEntries.mjs';
import { packageJson } from '../../strapi/serverFiles.mjs';
import { writeStrapi } from '../../strapi/writeStrapi.mjs';
import { sparePorts } from '../../../tools/sparePorts.mjs';
import { parseOptions } from '../../parseOptions.mjs';
import { Strapi } from './Strapi.mjs';
import { walk } from './walk.mjs';

const TOKEN = 'the-token-of-the-site-at-strapi';
const WEBHOOK_SECRET = 'the-secret-of-strapi-webhooks';
const EDITOR = { email: 'editor@croupier.test', password: 'croupier2026' };

/** @param {ReadonlyArray<string>} args @returns {Promise<boolean>} whether the site works with Strapi */
export async function proveStrapi(args) {
  const { folder: given } = parseOptions(args, { folder: '' });
  const folder = given === '' ? mkdtempSync(join(tmpdir(), 'prove-strapi-')) : given;
  mkdirSync(folder, { recursive: true });
  const [port] = await sparePorts(1);
  const strapi = new Strapi(folder, port);
  // The site starts while its content system is down.
  const product = await startProduct({
    env: { CONTENT_URL: strapi.url, CONTENT_TOKEN: TOKEN, CONTENT_WEBHOOK_SECRET: WEBHOOK_SECRET },
  });
  try {
    const before = (await fetch(`${product.site}/`)).status;
    const entries = await readEntries({
      url: `${product.vendors}/content`,
      token: TOKEN,
      editor: { identifier: EDITOR.email, password: EDITOR.password },
    });
    writeStrapi(folder, entries, {
      token: TOKEN,
      webhookSecret: WEBHOOK_SECRET,
      targets: [`${product.operator}/webhooks/content`, `${product.site}/nfx/content/changed`],
      editor: EDITOR,
    });
    const rows = [{ step: 'home while Strapi is down', seen: String(before), holds: before === 200 }];
    rows.push(install(folder));
    rows.push(await strapi.start());
    if (rows.every(({ holds }) => holds)) {
      const browser = await launch({});
      try {
        rows.push(...(await walk(browser.context, { product, strapi, token: TOKEN, editor: EDITOR })));
      } finally {
        await browser.close();
      }
    }
    const title = `A Strapi ${packageJson.dependencies['@strapi/strapi']} behind the site`;
    console.warn(
      table(
        title,
        ['step', 'seen', 'holds'],
        rows.map(({ step, seen, holds }) => [step, seen, holds ? 'yes' : 'NO']),
      ),
    );
    return rows.every(({ holds }) => holds);
  } finally {
    await strapi.stop();
    await product.stop();
    if (given === '') rmSync(folder, { recursive: true, force: true });
  }
}

/** A folder that is given may hold an earlier installation of the same packages. */
function install(folder) {
  const step = 'npm install';
  if (existsSync(join(folder, 'node_modules', '@strapi', 'strapi', 'package.json')))
    return { step, seen: 'was there', holds: true };
  const startedAt = performance.now();
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return { step, seen: `${Math.round((performance.now() - startedAt) / 1000)} s`, holds: status === 0 };
}
