import type { SeoConfig } from './seoConfig.ts';

interface Texts {
  readonly title: string;
  readonly description: string;
  readonly robots?: string;
  readonly image?: string;
  readonly previewImage?: string;
}

const nameOf = (title: string): string => title.split(' | ')[0] ?? title;

/** In a list of results a title says whose page it is. */
const branded = (title: string, brand: string): string =>
  title === '' || title.includes(brand) ? title : `${title} | ${brand}`;

/**
 * 3-35: a page's head with the content system's settings for its route, and the defaults where it has no texts. A page
 * that stands for a status keeps its own.
 */
export function withSeo<T extends Texts>(head: T, route: string, seo: SeoConfig, brand: string): T {
  const settings = seo.pages[route];
  const own: Readonly<Record<string, string>> = { title: nameOf(head.title), description: head.description, brand };
  const fill = (pattern: string) => pattern.replace(/\{(title|description|brand)\}/g, (all, name) => own[name] ?? all);
  const title = fill(settings?.title || head.title || seo.default.title);
  const image = settings?.image || (head.image === undefined ? seo.default.image : '');
  const robots = head.robots ?? (settings?.isHidden === true ? 'noindex, follow' : undefined);
  return {
    ...head,
    title: head.robots === undefined ? branded(title, brand) : title,
    description: fill(settings?.description ?? '') || head.description || fill(seo.default.description),
    ...(head.previewImage === undefined && image !== '' ? { previewImage: image } : {}),
    ...(robots === undefined ? {} : { robots }),
  };
}
