import type { RenderedPage } from '../src/entry-server.tsx';
import { afterLeadId, leadScript } from '../src/shared/head/afterLead.ts';
import { fallbackFaces } from '../src/shared/head/fallbackFaces.ts';
import { headTags, robotsOf } from '../src/shared/head/headTags.ts';
import type { PageAssets } from './ClientAssets.ts';
import { escapeHtml } from './escapeHtml.ts';
import type { CustomCode } from './content/customCode.ts';
import { leadPicture } from './leadPicture.ts';
import { manifestAddress } from './manifestRoute.ts';
import { schemaData } from './seo/schemaData.ts';
import type { SiteSeo } from './seo/siteSeo.ts';
import { chooseStyles } from './styles/chooseStyles.ts';
import { repeatStyles } from './styles/repeatStyles.ts';

export interface DocumentOptions {
  readonly siteUrl: string;
  readonly assets: PageAssets;
  readonly inlineScript: string;
  /** Address of the page's words and settings. */
  readonly start: string;
  readonly seo: SiteSeo;
  /** 2.12-3: none on pages where it must not run. */
  readonly code: CustomCode;
  /** 7-112: values of the content system's themes. */
  readonly themeSheet: string;
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

/** The colour of the default theme; where the visitor's system decides (3-41), that of each theme for its scheme. */
const themeColourTags = (
  themes: RenderedPage['start']['config']['themes'],
  colours: DocumentOptions['themeColours'],
): readonly string[] =>
  themes.default === ''
    ? themes.list.map(
        (name) =>
          `<meta name="theme-color" media="(prefers-color-scheme: ${escapeHtml(name)})" content="${colours[name] ?? ''}">`,
      )
    : [`<meta name="theme-color" content="${colours[themes.default] ?? ''}">`];

/**
 * The whole page. The first picture is preloaded first, the styles of the first paint are inline, all of them come as
 * files after the content, scripts are last: they use the bandwidth in this order.
 */
export function pageDocument(page: RenderedPage, options: DocumentOptions): string {
  const { head, locale } = page;
  const { themes, seo } = page.start.config;
  const { assets, code } = options;
  // A page change to a page without this code loads a document of its own (`startNavigation`).
  const hasCode = code.sources.length > 0;
  const title = escapeHtml(head.title);
  const address = {
    siteUrl: options.siteUrl,
    mirrorOf: page.snapshot.site.mirrorOf,
    path: page.path,
    locale,
    seo,
    siteName: page.siteName,
  };
  const metas = options.seo.metas.map((attributes) => ['meta', attributes] as const);
  const tags = [...headTags(head, address), ...metas].map(
    ([name, attributes]) =>
      `<${name}${Object.entries(attributes)
        .map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
        .join('')}>`,
  );
  const content = contentOf(page.html);
  // A data block: never executed, so no script policy blocks it.
  const schemas =
    robotsOf(head, address) === null && page.snapshot.site.mirrorOf === ''
      ? schemaData(page, options.siteUrl, options.seo).map(
          (data) => `<script type="application/ld+json">${jsonText(data)}</script>`,
        )
      : [];
  return [
    `<!doctype html><html lang="${locale.code}" dir="${locale.dir}" data-shell="web" data-theme="${escapeHtml(themes.default)}" data-themes="${escapeHtml(themes.list.join(' '))}"${hasCode ? ' data-code' : ''}><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><title>${title}</title>`,
    leadPicture(head.leadPicture),
    `<link rel="expect" href="#${content.awaited}" blocking="render">`,
    `<script>${options.inlineScript}</script>`,
    `<style>${fallbackFaces}${chooseStyles(assets.sheet, page.html)}${options.themeSheet}</style>`,
    ...tags,
    ...themeColourTags(themes, options.themeColours),
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="${escapeHtml(manifestAddress(locale))}">`,
    `${code.head}</head><body>${code.bodyStart}<div id="app">${content.html}</div>`,
    // After the content: the paint does not wait for them, scripts do. The theme's values above still count, since
    // their selectors have a higher rank than all others (`themeSheet`).
    ...assets.styles.map((style) => `<link rel="stylesheet" href="${style}">`),
    repeatStyles(`${code.head}${code.bodyStart}`),
    ...schemas,
    `<script type="application/json" id="snapshot" data-start="${escapeHtml(options.start)}">${jsonText(page.snapshot)}</script>`,
    `<link rel="preload" as="fetch" href="${escapeHtml(options.start)}" crossorigin>`,
    ...assets.scripts.map((script) => `<link rel="modulepreload" href="${script}">`),
    `<script type="module" src="${assets.entry}"></script>${code.bodyEnd}</body></html>`,
  ].join('');
}
