import { contentOf } from './contentTypes.mjs';

/** @typedef {Readonly<Record<string, unknown>> & { documentId: string }} Entry */
/** @typedef {{ code: string, name: string, isDefault: boolean }} Locale */
/** @typedef {Record<string, unknown>} Fields */

/**
 * Reads every entry of a content system in Strapi's format, such as the sandbox's.
 * @param {{ url: string, token: string, editor: { identifier: string, password: string } }} from
 */
export async function readEntries({ url, token, editor }) {
  /** @param {string} path @returns {Promise<unknown>} */
  async function ask(path, bearer = token) {
    const reply = await fetch(`${url}/api${path}`, { headers: { authorization: `Bearer ${bearer}` } });
    if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}`);
    return (await reply.json()).data;
  }
  /** @param {string} path @param {string} [bearer] */
  const list = async (path, bearer) => /** @type {Entry[]} */ (await ask(path, bearer));
  /** @returns {Promise<string>} */
  async function signIn() {
    const reply = await fetch(`${url}/api/auth/local`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(editor),
    });
    if (!reply.ok) throw new Error(`the editor could not sign in: ${reply.status}`);
    return (await reply.json()).jwt;
  }
  const locales = /** @type {Locale[]} */ (await ask('/locales')).map(({ code, name, isDefault }) => ({
    code,
    name,
    isDefault,
  }));
  const editorToken = await signIn();
  /**
   * Entries of a list by document and language, the default language first.
   * @param {string} path @param {string} [bearer]
   */
  const inLanguages = async (path, bearer) => {
    /** @type {Map<string, Record<string, Fields>>} */
    const documents = new Map();
    for (const { code } of locales)
      for (const entry of await list(`${path}${path.includes('?') ? '&' : '?'}locale=${code}`, bearer))
        documents.set(entry.documentId, { ...documents.get(entry.documentId), [code]: contentOf(entry) });
    return documents;
  };
  const published = await inLanguages('/pages');
  const drafts = await inLanguages('/pages?status=draft', editorToken);
  const single = async (/** @type {string} */ path) =>
    Object.fromEntries(
      await Promise.all(
        locales.map(async ({ code }) => [code, contentOf(/** @type {Entry} */ (await ask(`${path}?locale=${code}`)))]),
      ),
    );
  return {
    locales,
    page: [...drafts].map(([id, languages]) => ({ languages, isPublished: published.has(id) })),
    faq: [...(await inLanguages('/faqs')).values()].map((languages) => ({ languages, isPublished: true })),
    banner: (await list('/banners')).map((entry) => ({ languages: { '': contentOf(entry) }, isPublished: true })),
    messages: [{ languages: await single('/messages'), isPublished: true }],
    'site-configuration': [{ languages: await single('/site-configuration'), isPublished: true }],
  };
}
