import type { AppServices } from '../../../kernel/AppServices.ts';
import type { Head } from '../../../kernel/head.ts';
import type { RouteMatch, RouteModule } from '../../../kernel/pageModules.ts';
import { contentPath } from '../paths.ts';
import { pageHead } from '../pageHead.ts';
import { pagesStore } from '../PagesStore.ts';
import { railGamesStore } from '../RailGamesStore.ts';
import { ContentPage } from './ContentPage.tsx';

const slugOf = ({ params }: RouteMatch): string => params['slug'] ?? '';

const route: RouteModule = {
  Page: ContentPage,
  head(app: AppServices, match): Head {
    const page = app.store(pagesStore).page(slugOf(match));
    return page === null
      ? { title: app.t('core:brand'), description: '' }
      : pageHead(page, { brand: app.t('core:brand'), path: contentPath(page.slug), locale: app.locale });
  },
  async loadData(app, match) {
    const store = app.store(pagesStore);
    const slug = slugOf(match);
    if (!(await store.load(slug))) return { status: 404 };
    const rails = store.page(slug)?.blocks.filter((block) => block.kind === 'gameRail') ?? [];
    await Promise.all(rails.map((rail) => app.store(railGamesStore).load(rail)));
    return undefined;
  },
};

export default route;
