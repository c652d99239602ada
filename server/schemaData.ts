import type { RenderedPage } from '../src/entry-server.tsx';
import { addressIn } from '../src/shared/head/headTags.ts';

const context = 'https://schema.org';

/**
 * 2.12-2: schema.org data for search engines, from the route's head: the organization on the index, breadcrumbs on a
 * page with a trail, and the product if the page has one.
 */
export function schemaData({ head, locale, path, siteName }: RenderedPage, siteUrl: string): readonly object[] {
  const address = (to: string) => addressIn(locale.code, { siteUrl, path: to, locale });
  const data: object[] = [];
  if (path === '/')
    data.push({
      '@context': context,
      '@type': 'Organization',
      name: siteName,
      url: address('/'),
      logo: `${siteUrl}/icon-512.png`,
    });
  if (head.trail !== undefined) {
    const steps = [{ title: siteName, path: '/' }, ...head.trail];
    const itemListElement = steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.title,
      item: address(step.path),
    }));
    data.push({ '@context': context, '@type': 'BreadcrumbList', itemListElement });
  }
  if (head.product !== undefined) {
    const { name, brand } = head.product;
    const image = head.image === undefined ? {} : { image: new URL(head.image, siteUrl).href };
    data.push({
      '@context': context,
      '@type': 'Product',
      name,
      description: head.description,
      ...image,
      url: address(path),
      brand: { '@type': 'Brand', name: brand },
    });
  }
  return data;
}
