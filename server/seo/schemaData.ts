import type { Article, BreadcrumbList, FAQPage, Organization, Product, WithContext } from 'schema-dts';
import type { RenderedPage } from '../../src/entry-server.tsx';
import { addressIn, canonicalOrigin } from '../../src/shared/head/headTags.ts';
import { previewPath } from '../../src/shared/head/previewPath.ts';
import type { SiteSeo } from './siteSeo.ts';

export type SchemaData =
  | WithContext<Organization>
  | WithContext<BreadcrumbList>
  | WithContext<Product>
  | WithContext<Article>
  | WithContext<FAQPage>;

const context = 'https://schema.org';

type Page = Pick<RenderedPage, 'head' | 'locale' | 'path' | 'siteName' | 'start'>;

/**
 * 2.12-2: schema.org data for search engines, from the route's head and the content system's texts (3-35): the
 * organization on the index, breadcrumbs on a page with a trail, and the page's product, article and questions if it
 * has them.
 */
export function schemaData(page: Page, siteUrl: string, seo: SiteSeo): readonly SchemaData[] {
  const { head, path } = page;
  return [
    ...(path === '/' ? [{ '@context': context, ...organization(page, siteUrl, seo) } as const] : []),
    ...(head.trail === undefined ? [] : [breadcrumbs(page, siteUrl, head.trail)]),
    ...(head.product === undefined ? [] : [product(page, siteUrl, seo, head.product)]),
    ...(head.article === undefined ? [] : [article(page, siteUrl, seo, head.article)]),
    ...(head.faq === undefined || head.faq.length === 0 ? [] : [questions(head.faq)]),
  ];
}

/** Without the texts that are empty. */
const said = <T extends Readonly<Record<string, string>>>(texts: T): Partial<T> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')) as Partial<T>;

const addressOf = ({ locale, start }: Page, siteUrl: string, path: string): string => {
  const { seo } = start.config;
  return addressIn(locale.code, { siteUrl: canonicalOrigin({ siteUrl, seo }), path, locale });
};

/** The page's own picture, or the one that is drawn for its link previews. */
const pictureOf = ({ head, locale, path }: Page, siteUrl: string): string =>
  head.previewImage ?? new URL(head.image ?? previewPath(locale.code, path), siteUrl).href;

function organization(page: Page, siteUrl: string, { organization: texts }: SiteSeo) {
  const { sameAs, name, logo, ...more } = texts;
  return {
    '@type': 'Organization',
    name: name || page.siteName,
    url: addressOf(page, siteUrl, '/'),
    logo: logo || `${siteUrl}/icon-512.png`,
    ...said(more),
    ...(sameAs.length > 0 ? { sameAs } : {}),
  } as const satisfies Organization;
}

function breadcrumbs(page: Page, siteUrl: string, trail: NonNullable<Page['head']['trail']>) {
  const steps = [{ title: page.siteName, path: '/' }, ...trail];
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(
      (step, index) =>
        ({
          '@type': 'ListItem',
          position: index + 1,
          name: step.title,
          item: addressOf(page, siteUrl, step.path),
        }) as const,
    ),
  } satisfies WithContext<BreadcrumbList>;
}

/** Search engines show a product with an offer only; the offer is the demo, which costs nothing. */
function product(
  page: Page,
  siteUrl: string,
  seo: SiteSeo,
  { name, brand, isFree }: { name: string; brand: string; isFree: boolean },
) {
  const url = addressOf(page, siteUrl, page.path);
  return {
    '@context': context,
    '@type': 'Product',
    name,
    description: page.head.description,
    image: pictureOf(page, siteUrl),
    url,
    brand: { '@type': 'Brand', name: brand },
    ...said({ category: seo.product.category }),
    ...(isFree
      ? {
          offers: {
            '@type': 'Offer',
            price: '0',
            priceCurrency: seo.product.currency,
            availability: 'https://schema.org/InStock',
            url,
          },
        }
      : {}),
  } as const satisfies WithContext<Product>;
}

function article(
  page: Page,
  siteUrl: string,
  seo: SiteSeo,
  { publishedAt, updatedAt }: NonNullable<Page['head']['article']>,
) {
  const house = organization(page, siteUrl, seo);
  return {
    '@context': context,
    '@type': 'Article',
    headline: page.head.title,
    description: page.head.description,
    inLanguage: page.locale.code,
    mainEntityOfPage: addressOf(page, siteUrl, page.path),
    image: pictureOf(page, siteUrl),
    ...said({ datePublished: publishedAt, dateModified: updatedAt }),
    author: house,
    publisher: house,
  } as const satisfies WithContext<Article>;
}

function questions(faq: NonNullable<Page['head']['faq']>) {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: faq.map(
      ({ question, answer }) =>
        ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        }) as const,
    ),
  } satisfies WithContext<FAQPage>;
}
