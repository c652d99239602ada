/** Blocks of the content type `page`, as Strapi returns the components of a dynamic zone. */
export type RawBlock = { readonly __component: string } & Readonly<Record<string, unknown>>;

export interface PageTexts {
  readonly title: string;
  readonly lead: string;
  readonly description: string;
  readonly blocks: readonly RawBlock[];
}

export interface PageSource {
  readonly id: number;
  readonly documentId: string;
  readonly slug: string;
  readonly kind: 'page' | 'article' | 'faq';
  readonly updatedAt: string;
  /** Editors see it in the preview only. */
  readonly isDraft?: boolean;
  readonly texts: Readonly<Record<string, PageTexts>>;
}

/** A heading and the HTML under it. A plain sentence becomes a paragraph. */
type Section = readonly [heading: string, ...parts: readonly string[]];

const paragraph = (part: string): string => (part.startsWith('<') ? part : `<p>${part}</p>`);

export const richText = (...sections: readonly Section[]): RawBlock => ({
  __component: 'page.rich-text',
  body: sections.map(([heading, ...parts]) => `<h2>${heading}</h2>${parts.map(paragraph).join('')}`).join('\n'),
});

export const listOf = (...items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

export const faq = (title: string, ...items: readonly (readonly [question: string, answer: string])[]): RawBlock => ({
  __component: 'page.faq',
  title,
  items: items.map(([question, answer]) => ({ question, answer: paragraph(answer) })),
});

export const table = (
  title: string,
  columns: readonly string[],
  ...rows: readonly (readonly string[])[]
): RawBlock => ({
  __component: 'page.table',
  title,
  columns,
  rows,
});

export const links = (
  title: string,
  ...entries: readonly (readonly [label: string, href: string, text: string])[]
): RawBlock => ({
  __component: 'page.links',
  title,
  links: entries.map(([label, href, text]) => ({ label, href, text })),
});

export const gameRail = (title: string, category = '', count = 12): RawBlock => ({
  __component: 'page.game-rail',
  title,
  category,
  count,
});

/** A picture of the sandbox's art; the server puts its address in front. */
export const picture = (path: string, alt: string, caption: string): RawBlock => ({
  __component: 'page.picture',
  picture: { url: path, alternativeText: alt, width: 1180, height: 300 },
  caption,
});

export const banner = (title: string, text: string, label: string, href: string): RawBlock => ({
  __component: 'page.banner',
  title,
  text,
  link: { label, href, text: '' },
  picture: null,
});

/** A form of the site: a search among the games, or a promo code. Without own words it has the site's. */
export const form = (title: string, text: string, name: 'search' | 'promo'): RawBlock => ({
  __component: 'page.form',
  title,
  text,
  form: name,
  label: '',
  button: '',
});
