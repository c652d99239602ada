import type { RenderedPage } from '../src/entry-server.tsx';
import { afterLeadId, leadScript, restStylesScript } from '../src/shared/head/afterLead.ts';
import { headTags, robotsOf } from '../src/shared/head/headTags.ts';
import type { PageAssets } from './ClientAssets.ts';
import { leadPicture } from './leadPicture.ts';
import { schemaData } from './schemaData.ts';
import type { StyleSheet } from './styleSheet.ts';

export interface DocumentOptions {
  readonly siteUrl: string;
  readonly assets: PageAssets;
  readonly inlineScript: string;
  /** Colour of the browser's own bars, by theme. */
  readonly themeColours: Readonly<Record<string, string>>;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** JSON inside a script element: `<` is escaped, so that no text of it can end the element. */
const jsonText = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

/** `LeadEnd` as React writes it; a test holds the two together. */
const leadEnd = `<i id="${afterLeadId}" hidden=""></i>`;

interface Content {
  /** Id of the element whose start tag the first paint waits for (browsers do not wait for its end). */
  readonly awaited: string;
  /** Styles of the head. */
  readonly styles: string;
  readonly html: string;
}

/**
 * What stands before the awaited element is shown whole, since half a header or half a banner would move when the rest
 * comes. A page with a lead is drawn with the styles of its lead alone. Behind it come all rules, those too a second time: the
 * last copy of a rule counts, so what wins over what is as written.
 */
function contentOf(html: string, sheet: StyleSheet): Content {
  const at = html.indexOf(leadEnd);
  if (at < 0) return { awaited: 'main', styles: sheet.text, html };
  const lead = html.slice(0, at);
  const rest = html.slice(at + leadEnd.length);
  return {
    awaited: afterLeadId,
    styles: sheet.neededBy(lead),
    html: `${lead}${leadEnd}<script>${leadScript}</script><style>${sheet.rules}</style><script>${restStylesScript}</script>${rest}`,
  };
}

/** The whole page. The first picture is named first, styles are inline, scripts come last: so they share the line in this order. */
export function pageDocument(page: RenderedPage, options: DocumentOptions): string {
  const { head, locale } = page;
  const { themes } = page.snapshot.config;
  const { assets } = options;
  const title = escapeHtml(head.title);
  const tags = headTags(head, { siteUrl: options.siteUrl, path: page.path, locale }).map(
    ([name, attributes]) => `<${name}${Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`).join('')}>`,
  );
  const content = contentOf(page.html, assets.sheet);
  // A block of data, which no policy of scripts forbids: it is never run.
  const schemas = robotsOf(head, page.path) === null ? schemaData(page, options.siteUrl).map((data) => `<script type="application/ld+json">${jsonText(data)}</script>`) : [];
  return [
    `<!doctype html><html lang="${locale.code}" dir="${locale.dir}" data-shell="web" data-theme="${escapeHtml(themes.default)}" data-themes="${escapeHtml(themes.list.join(' '))}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><title>${title}</title>`,
    leadPicture(page.html),
    `<link rel="expect" href="#${content.awaited}" blocking="render">`,
    `<script>${options.inlineScript}</script>`,
    `<style>${content.styles}</style>`,
    ...tags,
    `<meta name="theme-color" content="${options.themeColours[themes.default] ?? ''}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest">',
    // Their text is inline above; named here, disabled and so never fetched, they count as loaded for lazy code.
    ...assets.styles.map((style) => `<link rel="stylesheet" href="${style}" disabled>`),
    `</head><body><div id="app">${content.html}</div>`,
    ...schemas,
    `<script type="application/json" id="snapshot">${jsonText(page.snapshot)}</script>`,
    ...assets.scripts.map((script) => `<link rel="modulepreload" href="${script}">`),
    `<script type="module" src="${assets.entry}"></script></body></html>`,
  ].join('');
}
