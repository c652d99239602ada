import { headTags } from '../../shared/head/headTags.ts';
import type { Root } from '../createRoot.ts';
import { headOf } from '../headOf.ts';
import type { PreparedPage } from '../preparePage.ts';

/**
 * Head elements that belong to one page. Includes schema data, which only crawlers read: they load each address anew.
 */
const ofOnePage =
  'link[rel=canonical],link[rel=alternate],meta[name=description],meta[name=robots],meta[name="twitter:card"],meta[property^="og:"],script[type="application/ld+json"]';

/** 2.12: updates the head after a page change inside of the app. */
export function showHead(root: Root, page: PreparedPage): void {
  const { place, locale, content } = root;
  const head = headOf(root, page);
  document.title = head.title;
  const written = document.querySelector('meta[property="og:url"]')?.getAttribute('content');
  const siteUrl = new URL(written ?? document.URL).origin;
  for (const old of document.querySelectorAll(ofOnePage)) old.remove();
  for (const [name, attributes] of headTags(head, {
    siteUrl,
    mirrorOf: content.site.mirrorOf,
    path: place.path,
    locale,
    seo: content.config.seo,
    siteName: root.t('core:brand'),
  })) {
    const element = document.createElement(name);
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
    document.head.append(element);
  }
}
