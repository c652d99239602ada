/** The content types that the site reads, as Strapi describes them in files. @module */

const text = { type: 'text' };
const string = { type: 'string' };
const json = { type: 'json' };
/** @typedef {Readonly<Record<string, unknown>>} Attribute */
/**
 * @typedef {object} ContentType
 * @property {Readonly<Record<string, Attribute>>} attributes
 * @property {boolean} [isSingle] one entry instead of a list
 * @property {boolean} [hasDrafts]
 * @property {boolean} [isInAllLanguages]
 */

/** @param {Attribute} attribute */
const localized = (attribute) => ({ ...attribute, pluginOptions: { i18n: { localized: true } } });
/** @param {Attribute} attribute */
const shared = (attribute) => ({ ...attribute, pluginOptions: { i18n: { localized: false } } });
/** @param {string} component */
const many = (component) => ({ type: 'component', repeatable: true, component });
/** @param {string} component */
const one = (component) => ({ type: 'component', repeatable: false, component });

/** Components of the category `page`: the blocks of a page and their parts, by name. */
export const components = {
  link: { label: string, href: string, text: string },
  'faq-item': { question: string, answer: text },
  seo: {
    metaTitle: string,
    metaDescription: text,
    metaImage: json,
    isHidden: { type: 'boolean', default: false },
    kind: { type: 'enumeration', enum: ['page', 'article', 'faq'], default: 'page' },
  },
  'rich-text': { body: text },
  picture: { picture: json, caption: string },
  banner: { title: string, text, link: one('page.link'), picture: json },
  'game-rail': { title: string, category: string, count: { type: 'integer' } },
  faq: { title: string, items: many('page.faq-item') },
  table: { title: string, columns: json, rows: json },
  links: { title: string, links: many('page.link') },
  form: { title: string, text, form: string, label: string, button: string },
};

/** Parts of blocks, which are not blocks themselves. */
const parts = ['link', 'faq-item', 'seo'];
const blocks = Object.keys(components).filter((name) => !parts.includes(name));

/**
 * The types by the name of their call. `isSingle`: one entry instead of a list. A site configuration has as many
 * settings as its entry: texts, and everything else as JSON.
 * @param {Readonly<Record<string, unknown>>} configuration
 * @returns {Record<string, ContentType>}
 */
export const contentTypes = (configuration) => ({
  page: {
    hasDrafts: true,
    attributes: {
      slug: shared({ type: 'string', required: true }),
      title: localized({ ...string, required: true }),
      lead: localized(text),
      seo: localized(one('page.seo')),
      blocks: localized({ type: 'dynamiczone', components: blocks.map((name) => `page.${name}`) }),
    },
  },
  faq: {
    attributes: {
      category: shared(string),
      order: shared({ type: 'integer' }),
      question: localized(string),
      answer: localized(text),
      words: localized(text),
    },
  },
  banner: {
    isInAllLanguages: true,
    attributes: {
      title: text,
      text,
      button_text: text,
      button_link: string,
      position: string,
      image_phone: text,
      image_wide: text,
      colour: string,
      order: { type: 'integer' },
      finished_at: { type: 'datetime' },
    },
  },
  messages: { isSingle: true, attributes: { messages: localized(json) } },
  'site-configuration': {
    isSingle: true,
    attributes: Object.fromEntries(
      Object.entries(configuration).map(([name, value]) => [name, localized(typeof value === 'string' ? text : json)]),
    ),
  },
});

/** What an entry has besides its content. */
const own = ['id', 'documentId', 'locale', 'createdAt', 'updatedAt', 'publishedAt'];

/** @param {Readonly<Record<string, unknown>>} entry */
export const contentOf = (entry) => Object.fromEntries(Object.entries(entry).filter(([name]) => !own.includes(name)));
