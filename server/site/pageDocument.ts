import type { RenderedPage } from '../../src/entry-server.tsx';
import { withLocale } from '../../src/shared/locale/localePath.ts';
import type { PageAssets } from './ClientAssets.ts';

export interface DocumentOptions {
  readonly siteUrl: string;
  readonly assets: PageAssets;
  readonly inlineScript: string;
  /** Colour of the browser's own bars. */
  readonly themeColour: string;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** JSON inside a script element: `<` is escaped, so that no text of it can end the element. */
const jsonText = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

/** The whole page. Styles are inline; scripts come last, so that the first picture is asked for before them. */
export function pageDocument(page: RenderedPage, options: DocumentOptions): string {
  const { head, locale } = page;
  const { assets } = options;
  const title = escapeHtml(head.title);
  const description = escapeHtml(head.description);
  const addressIn = (code: string) => escapeHtml(options.siteUrl + withLocale(page.path, code, locale.defaultCode));
  const isIndexed = page.status === 200 && page.isCacheable && head.robots === undefined;
  const links = isIndexed
    ? [
        `<link rel="canonical" href="${addressIn(locale.code)}">`,
        ...locale.all.map((one) => `<link rel="alternate" hreflang="${one.code}" href="${addressIn(one.code)}">`),
        `<link rel="alternate" hreflang="x-default" href="${addressIn(locale.defaultCode)}">`,
      ]
    : [`<meta name="robots" content="${escapeHtml(head.robots ?? 'noindex, follow')}">`];
  const image = head.image === undefined ? `${options.siteUrl}/og.png` : new URL(head.image, options.siteUrl).href;
  return [
    `<!doctype html><html lang="${locale.code}" dir="${locale.dir}" data-shell="web" data-theme="dark"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><title>${title}</title>`,
    `<script>${options.inlineScript}</script>`,
    `<style>${assets.styles.map((style) => style.text).join('')}</style>`,
    `<meta name="description" content="${description}">`,
    ...links,
    `<meta property="og:title" content="${title}"><meta property="og:description" content="${description}"><meta property="og:type" content="website">`,
    `<meta property="og:image" content="${escapeHtml(image)}"><meta name="theme-color" content="${options.themeColour}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest">',
    // Their text is inline above; named here, disabled and so never fetched, they count as loaded for lazy code.
    ...assets.styles.map((style) => `<link rel="stylesheet" href="${style.href}" disabled>`),
    `</head><body><div id="app">${page.html}</div>`,
    `<script type="application/json" id="snapshot">${jsonText(page.snapshot)}</script>`,
    ...assets.scripts.map((script) => `<link rel="modulepreload" href="${script}">`),
    `<script type="module" src="${assets.entry}"></script></body></html>`,
  ].join('');
}
