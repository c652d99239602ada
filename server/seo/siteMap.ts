import type { LocaleView } from '../../src/kernel/stores.ts';
import { addressIn } from '../../src/shared/head/headTags.ts';
import type { ListedPage } from './siteMapLists.ts';

/** Where the site map's addresses lead. */
export interface SiteMapAddress {
  /** Origin of the canonical addresses. */
  readonly origin: string;
  readonly locales: Pick<LocaleView, 'defaultCode' | 'all'>;
}

/**
 * sitemaps.org allows 50,000 addresses and 50 MB in a file. Far less, since a file is written for each request and its
 * text is held until it is sent.
 */
const mostAddresses = 10_000;
export const mostBytes = 50 * 1024 * 1024;
/** Of one address in one language, beside the address itself. */
const markupBytes = 80;
/** An escaped character has as many at most. */
const longestEscape = 6;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/** Each page is in the file once for each language, and names its address in all of them. */
function bytesOf(path: string, { origin, locales }: SiteMapAddress): number {
  const languages = locales.all.length;
  const address = origin.length + longestEscape * Buffer.byteLength(path) + 16 + markupBytes;
  return languages * (languages + 2) * address;
}

/** The pages of one kind, divided into files that respect the limits. */
export function siteMapParts(
  pages: readonly ListedPage[],
  address: SiteMapAddress,
): readonly (readonly ListedPage[])[] {
  const parts: ListedPage[][] = [];
  const mostPages = Math.max(1, Math.floor(mostAddresses / address.locales.all.length));
  let bytes = 0;
  for (const page of pages) {
    const own = bytesOf(page.path, address);
    const last = parts.at(-1);
    if (last === undefined || last.length >= mostPages || bytes + own > mostBytes) {
      parts.push([page]);
      bytes = own;
    } else {
      last.push(page);
      bytes += own;
    }
  }
  return parts;
}

/** 2.12-1: each page in each language, each with its addresses in all of them. */
export function siteMapFile(pages: readonly ListedPage[], { origin, locales }: SiteMapAddress): string {
  const { defaultCode, all } = locales;
  const urls = pages.flatMap(({ path, changedAt }) => {
    const addresses = all.map(({ code }) => ({
      code,
      href: escapeXml(addressIn(code, { siteUrl: origin, path, locale: { code, defaultCode, all } })),
    }));
    const usual = addresses.filter(({ code }) => code === defaultCode).map(({ href }) => ({ code: 'x-default', href }));
    const alternates = [...addresses, ...usual]
      .map(({ code, href }) => `<xhtml:link rel="alternate" hreflang="${code}" href="${href}"/>`)
      .join('');
    const changed = changedAt === undefined ? '' : `<lastmod>${changedAt}</lastmod>`;
    return addresses.map(({ href }) => `<url><loc>${href}</loc>${changed}${alternates}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}

/** The index of the files. The date of a file is that of its newest page, if all of them have one. */
export function siteMapIndex(
  files: readonly { readonly name: string; readonly pages: readonly ListedPage[] }[],
  origin: string,
): string {
  const entries = files.map(({ name, pages }) => {
    const dates = pages.map(({ changedAt = '' }) => changedAt);
    const newest = dates.includes('') ? undefined : dates.toSorted().at(-1);
    const changed = newest === undefined ? '' : `<lastmod>${newest}</lastmod>`;
    return `<sitemap><loc>${escapeXml(`${origin}/sitemaps/${name}.xml`)}</loc>${changed}</sitemap>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>\n`;
}
