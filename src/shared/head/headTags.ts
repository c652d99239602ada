import { withLocale } from '../locale/localePath.ts';
import { isProtectedPath } from '../navigation/guestGuard.ts';
import { previewPath } from './previewPath.ts';
import { isDisallowed } from './robotsRules.ts';
import type { SeoConfig } from './seoConfig.ts';

/** Texts for the head of a page. */
export interface HeadTexts {
  readonly title: string;
  readonly description: string;
  /** Set by status pages; for all others the path decides. */
  readonly robots?: string;
  /** Web address of the picture for link previews; by default one is drawn for the page. */
  readonly previewImage?: string;
  readonly article?: object;
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
  /** 3-35 */
  readonly seo?: Pick<SeoConfig, 'canonicalUrl' | 'rules'>;
  /** The casino's name, for link previews. */
  readonly siteName?: string;
}

/** A head element: its name and attributes. */
export type HeadTag = readonly [name: 'meta' | 'link', attributes: Readonly<Record<string, string>>];

/**
 * 2.12-2: paths that robots.txt disallows are not indexed, but their links may be followed; null if a page may be
 * indexed.
 */
export function robotsOf(
  head: Pick<HeadTexts, 'robots'>,
  { path, locale, seo }: Pick<HeadAddress, 'path' | 'locale' | 'seo'>,
): string | null {
  if (head.robots !== undefined) return head.robots;
  const isHidden =
    isProtectedPath(path) || isDisallowed(seo?.rules ?? [], withLocale(path, locale.code, locale.defaultCode));
  return isHidden ? 'noindex, follow' : null;
}

/** The page's address in a language. */
export const addressIn = (code: string, { siteUrl, path, locale }: HeadAddress): string =>
  siteUrl + withLocale(path, code, locale.defaultCode);

/** The address by which search engines know the site: the main one of a mirror, the configured one, or its own. */
export const canonicalOrigin = ({ siteUrl, mirrorOf = '', seo }: Omit<HeadAddress, 'path' | 'locale'>): string =>
  mirrorOf || seo?.canonicalUrl || siteUrl;

/** The picture of a page that may be indexed is drawn for it (`server/previews`); others have the casino's. */
function previewImage(head: HeadTexts, { siteUrl, path, locale }: HeadAddress, isIndexed: boolean): string {
  if (head.previewImage !== undefined) return head.previewImage;
  return siteUrl + (isIndexed ? previewPath(locale.code, path) : '/og.png');
}

function previewTags(head: HeadTexts, address: HeadAddress, isIndexed: boolean): readonly HeadTag[] {
  const { locale, siteName = '' } = address;
  const image = previewImage(head, address, isIndexed);
  // Only those drawn here are known to have the usual size.
  const size: readonly (readonly [string, string])[] =
    head.previewImage === undefined
      ? [
          ['image:width', '1200'],
          ['image:height', '630'],
        ]
      : [];
  const preview: readonly (readonly [string, string])[] = [
    ['title', head.title],
    ['description', head.description],
    ['type', head.article === undefined ? 'website' : 'article'],
    ['url', addressIn(locale.code, address)],
    ['image', image],
    ...size,
    ['image:alt', head.title],
    ['locale', locale.code.replace('-', '_')],
    ...(siteName === '' ? [] : ([['site_name', siteName]] as const)),
  ];
  return [
    ...preview.map(([name, content]): HeadTag => ['meta', { property: `og:${name}`, content }]),
    ['meta', { name: 'twitter:card', content: 'summary_large_image' }],
  ];
}

/**
 * 2.12-1, 2.12-2: description, robots, canonical and alternate addresses, link previews. Written by the server, updated
 * by the browser. A mirror is not indexed, and names the same page of the main address as canonical (3-10).
 */
export function headTags(head: HeadTexts, address: HeadAddress): readonly HeadTag[] {
  const { locale, mirrorOf = '' } = address;
  const own = robotsOf(head, address);
  const robots = own ?? (mirrorOf === '' ? null : 'noindex, follow');
  const known = { ...address, siteUrl: canonicalOrigin(address) };
  const alternate = (hreflang: string, code: string): HeadTag => [
    'link',
    { rel: 'alternate', hreflang, href: addressIn(code, known) },
  ];
  const tags: HeadTag[] = [['meta', { name: 'description', content: head.description }]];
  if (robots !== null) tags.push(['meta', { name: 'robots', content: robots }]);
  if (own === null) tags.push(['link', { rel: 'canonical', href: addressIn(locale.code, known) }]);
  if (robots === null)
    tags.push(...locale.all.map(({ code }) => alternate(code, code)), alternate('x-default', locale.defaultCode));
  return [...tags, ...previewTags(head, address, robots === null)];
}
