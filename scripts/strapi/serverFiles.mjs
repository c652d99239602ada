/** The program files of the Strapi project, which Strapi loads as CommonJS. @module */

/** The versions that work together on Node 20; newer ones of Strapi were not published whole. */
export const packageJson = {
  name: 'croupier-content',
  private: true,
  version: '1.0.0',
  scripts: { start: 'strapi start' },
  dependencies: {
    '@strapi/strapi': '5.54.0',
    '@strapi/plugin-users-permissions': '5.54.0',
    'better-sqlite3': '12.8.0',
    react: '^18.0.0',
    'react-dom': '^18.0.0',
    'react-router-dom': '^6.0.0',
    'styled-components': '^6.0.0',
  },
  allowScripts: { 'better-sqlite3': true, esbuild: true, '@swc/core': true },
};

export const config = {
  'config/server.js': `module.exports = ({ env }) => ({
  host: env('HOST', '127.0.0.1'),
  port: env.int('PORT', 1337),
  app: { keys: env.array('APP_KEYS') },
});
`,
  'config/admin.js': `module.exports = ({ env }) => ({
  // Without the panel nothing has to be built; set it to true and run \`strapi build\` to have it.
  serveAdminPanel: env.bool('SERVE_ADMIN', false),
  auth: { secret: env('ADMIN_JWT_SECRET') },
  apiToken: { salt: env('API_TOKEN_SALT') },
  transfer: { token: { salt: env('TRANSFER_TOKEN_SALT') } },
  secrets: { encryptionKey: env('ENCRYPTION_KEY') },
});
`,
  'config/database.js': `module.exports = ({ env }) => ({
  connection: { client: 'sqlite', connection: { filename: env('DATABASE_FILENAME', 'data.db') }, useNullAsDefault: true },
});
`,
  'config/plugins.js': `module.exports = ({ env }) => ({ 'users-permissions': { config: { jwtSecret: env('JWT_SECRET') } } });
`,
  'config/middlewares.js': `module.exports = [
  'strapi::logger',
  'strapi::errors',
  'strapi::security',
  'strapi::cors',
  'strapi::query',
  'strapi::body',
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];
`,
  'config/api.js': `module.exports = { rest: { defaultLimit: 25, maxLimit: 100, withCount: true } };
`,
};

/** Drafts are for editors: Strapi shows \`status=draft\` to everybody who may read the type. */
export const draftPolicy = `module.exports = (ctx) => {
  if (ctx.request.query.status !== 'draft') return true;
  return ctx.state.user?.role?.type === 'editor';
};
`;

/** The list of languages in the form of every other list. */
export const localeApi = {
  'src/api/locale/controllers/locale.js': `module.exports = {
  async find() {
    const i18n = strapi.plugin('i18n').service('locales');
    const [locales, code] = await Promise.all([i18n.find(), i18n.getDefaultLocale()]);
    return { data: locales.map((one) => ({ ...one, isDefault: one.code === code })), meta: {} };
  },
};
`,
  'src/api/locale/routes/locale.js': `module.exports = {
  routes: [{ method: 'GET', path: '/locales', handler: 'locale.find' }],
};
`,
};

/** Entries and rights at the first start; at every change a signed message to whom \`WEBHOOK_TARGETS\` lists. */
export const index = `const { createHmac, randomUUID } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const changes = ['create', 'update', 'delete', 'publish', 'unpublish', 'discardDraft'];

async function tell(target, body) {
  const { pathname, search } = new URL(target);
  const timestamp = String(Date.now());
  const signed = [timestamp, 'POST', pathname + search, body].join('\\n');
  const signature = createHmac('sha256', process.env.WEBHOOK_SECRET).update(signed).digest('hex');
  const headers = { 'content-type': 'application/json', 'x-timestamp': timestamp, 'x-signature': signature };
  const reply = await fetch(target, { method: 'POST', headers, body, signal: AbortSignal.timeout(2000) });
  if (!reply.ok) throw new Error('answered ' + reply.status);
}

async function tellAll(strapi, event) {
  const body = JSON.stringify({ id: randomUUID(), createdAt: new Date().toISOString(), ...event });
  // One after the other: the site asks the operator, which has to know first.
  for (const target of (process.env.WEBHOOK_TARGETS || '').split(',').filter(Boolean)) {
    await tell(target, body).catch((error) => strapi.log.warn('no message to ' + target + ': ' + error.message));
  }
}

async function allow(strapi, roleId, actions) {
  const permissions = strapi.db.query('plugin::users-permissions.permission');
  for (const action of actions) {
    const known = await permissions.findOne({ where: { action, role: roleId } });
    if (!known) await permissions.create({ data: { action, role: roleId } });
  }
}

async function addEditor(strapi) {
  const roles = strapi.db.query('plugin::users-permissions.role');
  const role = await roles.create({ data: { name: 'Editor', type: 'editor', description: 'Sees drafts and changes pages' } });
  await allow(strapi, role.id, [
    'plugin::users-permissions.user.me',
    'plugin::users-permissions.auth.changePassword',
    'api::page.page.find',
    'api::page.page.findOne',
    'api::page.page.update',
  ]);
  if (!process.env.EDITOR_PASSWORD) return;
  await strapi.plugin('users-permissions').service('user').add({
    username: 'editor',
    email: process.env.EDITOR_EMAIL,
    password: process.env.EDITOR_PASSWORD,
    provider: 'local',
    confirmed: true,
    role: role.id,
  });
}

/** The token of the site, which is given: \`SITE_TOKEN\` here is \`CONTENT_TOKEN\` there. */
async function addToken(strapi) {
  const tokens = strapi.service('admin::api-token');
  const { id } = await tokens.create({ name: 'site', description: 'Read by the site', type: 'read-only', lifespan: null });
  const data = { accessKey: tokens.hash(process.env.SITE_TOKEN) };
  await strapi.db.query('admin::api-token').update({ where: { id }, data });
}

async function addLocales(strapi, locales) {
  const service = strapi.plugin('i18n').service('locales');
  const known = (await service.find()).map(({ code }) => code);
  for (const { id, code } of await service.find()) {
    const given = locales.find((one) => one.code === code);
    if (given) await service.update({ id }, { name: given.name });
  }
  for (const { code, name } of locales) if (!known.includes(code)) await service.create({ code, name });
  const first = locales.find(({ isDefault }) => isDefault) || locales[0];
  await service.setDefaultLocale({ code: first.code });
}

async function addEntry(strapi, uid, { languages, isPublished }) {
  const documents = strapi.documents(uid);
  let documentId = null;
  for (const [locale, data] of Object.entries(languages)) {
    const options = { data, ...(locale ? { locale } : {}) };
    if (documentId === null) documentId = (await documents.create(options)).documentId;
    else await documents.update({ documentId, ...options });
    if (isPublished) await documents.publish({ documentId, ...(locale ? { locale } : {}) });
  }
}

module.exports = {
  register({ strapi }) {
    strapi.documents.use(async (context, next) => {
      const result = await next();
      if (context.uid.startsWith('api::') && changes.includes(context.action) && strapi.isReady)
        void tellAll(strapi, { event: 'entry.' + context.action, uid: context.uid });
      return result;
    });
  },
  async bootstrap({ strapi }) {
    const roles = strapi.db.query('plugin::users-permissions.role');
    if ((await roles.findOne({ where: { type: 'editor' } })) === null) {
      const entries = JSON.parse(readFileSync(join(strapi.dirs.app.root, 'entries.json'), 'utf8'));
      await addLocales(strapi, entries.locales);
      for (const [name, list] of Object.entries(entries)) {
        if (name === 'locales') continue;
        for (const entry of list) await addEntry(strapi, 'api::' + name + '.' + name, entry);
      }
      await addToken(strapi);
      await addEditor(strapi);
    }
    strapi.isReady = true;
  },
};
`;
