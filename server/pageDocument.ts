import type { RenderedPage } from '../src/entry-server.tsx';
import { afterLeadId, leadScript } from '../src/shared/head/afterLead.ts';
import { headTags, robotsOf } from '../src/shared/head/headTags.ts';
import type { PageAssets } from './ClientAssets.ts';
import { escapeHtml } from './escapeHtml.ts';
import { leadPicture } from './leadPicture.ts';
import { manifestAddress } from './manifestRoute.ts';
import { schemaData } from './schemaData.ts';

export interface DocumentOptions {
  readonly siteUrl: string;
  readonly assets: PageAssets;
  readonly inlineScript: string;
  /** Colour of the browser's own bars, by theme. */
  readonly themeColours: Readonly<Record<string, string>>;
}

/** JSON inside a script element: `<` is escaped, so that no text can end the element. */
const jsonText = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

/** `LeadEnd` as React renders it; a test checks that they match. */
const leadEnd = `<i id="${afterLeadId}" hidden=""></i>`;

/**
 * The content before the awaited element is painted as a whole, since a partial header or banner would shift when the
 * rest arrives. Browsers wait for the start tag of the awaited element, not for its end.
 */
function contentOf(html: string): { readonly awaited: string; readonly html: string } {
  const at = html.indexOf(leadEnd);
  if (at < 0) return { awaited: 'main', html };
  const end = at + leadEnd.length;
  return { awaited: afterLeadId, html: `${html.slice(0, end)}<script>${leadScript}</script>${html.slice(end)}` };
}

/**
 * The whole page. The first picture is preloaded first, styles are inline, scripts are last: they use the bandwidth in
 * this order.
 */
export function pageDocument(page: RenderedPage, options: DocumentOptions): string {
  const { head, locale } = page;
  const { themes } = page.snapshot.config;
  const { assets } = options;
  const title = escapeHtml(head.title);
  const tags = headTags(head, {
    siteUrl: options.siteUrl,
    mirrorOf: page.snapshot.site.mirrorOf,
    path: page.path,
    locale,
  }).map(
    ([name, attributes]) =>
      `<${name}${Object.entries(attributes)
        .map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
        .join('')}>`,
  );
  const content = contentOf(page.html);
  // A data block: never executed, so no script policy blocks it.
  const schemas =
    robotsOf(head, page.path) === null && page.snapshot.site.mirrorOf === ''
      ? schemaData(page, options.siteUrl).map((data) => `<script type="application/ld+json">${jsonText(data)}</script>`)
      : [];
  return [
    `<!doctype html><html lang="${locale.code}" dir="${locale.dir}" data-shell="web" data-theme="${escapeHtml(themes.default)}" data-themes="${escapeHtml(themes.list.join(' '))}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><title>${title}</title>`,
    leadPicture(head.leadPicture),
    `<link rel="expect" href="#${content.awaited}" blocking="render">`,
    `<script>${options.inlineScript}</script>`,
    `<style>${assets.sheet}</style>`,
    ...tags,
    `<meta name="theme-color" content="${options.themeColours[themes.default] ?? ''}">`,
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="${escapeHtml(manifestAddress(locale))}">`,
    // Their text is inlined above. As disabled links, which are never fetched, they count as loaded for lazy code.
    ...assets.styles.map((style) => `<link rel="stylesheet" href="${style}" disabled>`),
    `</head><body><div id="app">${content.html}</div>`,
    ...schemas,
    `<script type="application/json" id="snapshot">${jsonText(page.snapshot)}</script>`,
    ...assets.scripts.map((script) => `<link rel="modulepreload" href="${script}">`),
    `<script type="module" src="${assets.entry}"></script></body></html>`,
  ].join('');
}
