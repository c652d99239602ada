import { withLocale } from '../locale/localePath.ts';
import { isProtectedPath } from '../navigation/guestGuard.ts';

/** Texts for the head of a page. */
export interface HeadTexts {
  readonly title: string;
  readonly description: string;
  /** Set by status pages; for all others the path decides. */
  readonly robots?: string;
  readonly image?: string;
}

export interface HeadAddress {
  /** Public origin of the site. */
  readonly siteUrl: string;
  /** Origin of the main address if this one is a mirror; empty or missing for the main one. */
  readonly mirrorOf?: string;
  /** Without locale prefix and query: addresses that differ in the query only have the same canonical page. */
  readonly path: string;
  readonly locale: {
    readonly code: string;
    readonly defaultCode: string;
    readonly all: readonly { readonly code: string }[];
  };
}

/** A head element: its name and attributes. */
export type HeadTag = readonly [name: 'meta' | 'link', attributes: Readonly<Record<string, string>>];

/**
 * 2.12-2: paths that robots.txt disallows are not indexed, but their links may be followed; null if a page may be
 * indexed.
 */
export const robotsOf = (head: Pick<HeadTexts, 'robots'>, path: string): string | null =>
  head.robots ?? (isProtectedPath(path) ? 'noindex, follow' : null);

/** The page's address in a language. */
export const addressIn = (code: string, { siteUrl, path, locale }: HeadAddress): string =>
  siteUrl + withLocale(path, code, locale.defaultCode);

/**
 * 2.12-1, 2.12-2: description, robots, canonical and alternate addresses, link previews. Written by the server, updated
 * by the browser. A mirror is not indexed, and names the same page of the main address as canonical (3-10).
 */
export function headTags(head: HeadTexts, address: HeadAddress): readonly HeadTag[] {
  const { siteUrl, path, locale } = address;
  const own = addressIn(locale.code, address);
  const { mirrorOf = '' } = address;
  const robots = robotsOf(head, path) ?? (mirrorOf === '' ? null : 'noindex, follow');
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
    ...(mirrorOf !== '' && robotsOf(head, path) === null
      ? [
          [
            'link',
            { rel: 'canonical', href: addressIn(locale.code, { ...address, siteUrl: mirrorOf }) },
          ] satisfies HeadTag,
        ]
      : []),
    ...Object.entries(preview).map(([name, content]): HeadTag => ['meta', { property: `og:${name}`, content }]),
  ];
}
