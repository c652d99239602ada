import type { PublicPaths } from '../../src/app/publicPaths.ts';
import type { ContentPage } from '../../src/shared/content/contentPage.ts';

/** One page of the site map. */
export interface ListedPage {
  /** Without locale prefix. */
  readonly path: string;
  /** When its text was last changed, ISO 8601; left out where nobody knows. */
  readonly changedAt?: string;
}

/** The pages of each kind; a list that fails does not affect the others. */
export type SiteMapLists = ReadonlyMap<string, () => Promise<readonly ListedPage[]>>;

/** 2.12-1: the app's pages by kind, and those of the content system, which alone knows when they were changed. */
export function siteMapLists(
  paths: PublicPaths,
  written: () => Promise<readonly Pick<ContentPage, 'slug' | 'updatedAt'>[]>,
): SiteMapLists {
  const own = Object.entries(paths).map(
    ([kind, list]) => [kind, async () => (await list()).map((path): ListedPage => ({ path }))] as const,
  );
  const content = async () =>
    (await written()).map(({ slug, updatedAt }) => ({
      path: `/${slug}`,
      ...(updatedAt === '' ? {} : { changedAt: updatedAt }),
    }));
  return new Map([...own, ['content', content]]);
}
