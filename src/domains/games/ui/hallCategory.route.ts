import type { RouteModule } from '../../../kernel/pageModules.ts';
import { createGamesApi } from '../api.ts';
import { categoryPath } from '../face/hallFilter.ts';

/** 2.2-8: `/gamehall/{id}` redirects to the category's view, keeping the query; an unknown id is not found. */
const route: RouteModule = {
  Page: () => null,
  head: ({ t }) => ({ title: t('games:hall.title'), description: t('games:hall.description') }),
  async loadData(app, match) {
    const id = match.params['id'] ?? '';
    const categories = await createGamesApi(app.call).categories();
    return categories.some((category) => category.id === id)
      ? { redirect: categoryPath(id, match.search) }
      : { status: 404 };
  },
};

export default route;
