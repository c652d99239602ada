import { withLocale } from '../locale/localePath.ts';
import { isProtectedPath } from '../navigation/guestGuard.ts';

/** What a page says of itself. */
export interface HeadTexts {
  readonly title: string;
  readonly description: string;
  /** Said by the pages that stand for a status; for all others the path decides. */
  readonly robots?: string;
  readonly image?: string;
}

export interface HeadAddress {
  /** Origin of the site as the world knows it. */
  readonly siteUrl: string;
  /** Without locale prefix and query: filters and campaign marks of a query are views of the same page. */
  readonly path: string;
  readonly locale: {
    readonly code: string;
    readonly defaultCode: string;
    readonly all: readonly { readonly code: string }[];
  };
}

/** An element of the head by name, and its attributes. */
export type HeadTag = readonly [name: 'meta' | 'link', attributes: Readonly<Record<string, string>>];

/** 2.12-2: paths that robots.txt disallows are not indexed, although their links may be followed; null where a page may be. */
export const robotsOf = (head: Pick<HeadTexts, 'robots'>, path: string): string | null =>
  head.robots ?? (isProtectedPath(path) ? 'noindex, follow' : null);

/** The address of a page in a language. */
export const addressIn = (code: string, { siteUrl, path, locale }: HeadAddress): string =>
  siteUrl + withLocale(path, code, locale.defaultCode);

/** 2.12-1, 2.12-2: description, robots, canonical and alternate addresses, link previews. The server writes them, the browser renews them. */
export function headTags(head: HeadTexts, address: HeadAddress): readonly HeadTag[] {
  const { siteUrl, path, locale } = address;
  const own = addressIn(locale.code, address);
  const robots = robotsOf(head, path);
  const alternate = (hreflang: string, code: string): HeadTag => [
    'link',
    { rel: 'alternate', hreflang, href: addressIn(code, address) },
  ];
  const preview: Readonly<Record<string, string>> = {
    title: head.title,
    description: head.description,
    type: 'website',
    url: own,
    image: new URL(head.image ?? '/og.png', siteUrl).href,
  };
  return [
    ['meta', { name: 'description', content: head.description }],
    ...(robots === null
      ? [
          ['link', { rel: 'canonical', href: own }] satisfies HeadTag,
          ...locale.all.map(({ code }) => alternate(code, code)),
          alternate('x-default', locale.defaultCode),
        ]
      : [['meta', { name: 'robots', content: robots }] satisfies HeadTag]),
    ...Object.entries(preview).map(([name, content]): HeadTag => ['meta', { property: `og:${name}`, content }]),
  ];
}
