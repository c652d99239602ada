import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { components, contentTypes } from './contentTypes.mjs';
import { config, draftPolicy, index, localeApi, packageJson } from './serverFiles.mjs';

/** @param {unknown} value */
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
const secret = () => randomBytes(24).toString('base64url');

/** @param {string} name @param {import('./contentTypes.mjs').ContentType} type */
function filesOf(name, { attributes, isSingle = false, hasDrafts = false, isInAllLanguages = false }) {
  const uid = `api::${name}.${name}`;
  const folder = `src/api/${name}`;
  const factory = (/** @type {string} */ kind) =>
    `const { factories } = require('@strapi/strapi');\n\nmodule.exports = factories.${kind}('${uid}'`;
  const drafts = hasDrafts
    ? ", { config: { find: { policies: ['global::drafts'] }, findOne: { policies: ['global::drafts'] } } }"
    : '';
  return {
    [`${folder}/content-types/${name}/schema.json`]: json({
      kind: isSingle ? 'singleType' : 'collectionType',
      collectionName: `croupier_${name.replaceAll('-', '_')}`,
      info: { singularName: name, pluralName: isSingle ? `${name}-all` : `${name}s`, displayName: name },
      options: { draftAndPublish: true },
      pluginOptions: { i18n: { localized: !isInAllLanguages } },
      attributes,
    }),
    [`${folder}/controllers/${name}.js`]: `${factory('createCoreController')});\n`,
    [`${folder}/services/${name}.js`]: `${factory('createCoreService')});\n`,
    [`${folder}/routes/${name}.js`]: `${factory('createCoreRouter')}${drafts});\n`,
  };
}

/**
 * Writes a Strapi project with the site's content types and the given entries into an empty folder.
 * @param {string} folder
 * @param {Awaited<ReturnType<typeof import('./readEntries.mjs').readEntries>>} entries
 * @param {{ token: string, webhookSecret: string, targets: ReadonlyArray<string>, editor: { email: string, password: string } }} options
 */
export function writeStrapi(folder, entries, { token, webhookSecret, targets, editor }) {
  const [configuration = {}] = Object.values(entries['site-configuration'][0]?.languages ?? {});
  const env = {
    APP_KEYS: `${secret()},${secret()}`,
    ADMIN_JWT_SECRET: secret(),
    API_TOKEN_SALT: secret(),
    TRANSFER_TOKEN_SALT: secret(),
    ENCRYPTION_KEY: secret(),
    JWT_SECRET: secret(),
    SITE_TOKEN: token,
    WEBHOOK_SECRET: webhookSecret,
    WEBHOOK_TARGETS: targets.join(','),
    EDITOR_EMAIL: editor.email,
    EDITOR_PASSWORD: editor.password,
  };
  const files = {
    'package.json': json(packageJson),
    '.env': Object.entries(env)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
    'entries.json': json(entries),
    // Strapi does not start without it.
    'public/uploads/.gitkeep': '',
    'src/index.js': index,
    'src/policies/drafts.js': draftPolicy,
    ...config,
    ...localeApi,
    ...Object.fromEntries(
      Object.entries(components).map(([name, attributes]) => [
        `src/components/page/${name}.json`,
        json({
          collectionName: `croupier_page_${name.replaceAll('-', '_')}`,
          info: { displayName: name },
          options: {},
          attributes,
        }),
      ]),
    ),
    ...Object.assign({}, ...Object.entries(contentTypes(configuration)).map(([name, type]) => filesOf(name, type))),
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content, path === '.env' ? { mode: 0o600 } : {});
  }
}
