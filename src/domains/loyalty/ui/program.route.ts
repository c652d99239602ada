import type { RouteMatch, RouteModule } from '../../../kernel/pageModules.ts';
import { imageUrl } from '../../../ui/tiles/imageUrl.ts';
import { loyaltyPath, programPath } from '../paths.ts';
import { programStore } from '../ProgramStore.ts';
import { ProgramPage } from './ProgramPage.tsx';

/** Width of the picture in a link preview, in CSS pixels. */
const previewWidth = 600;

const route: RouteModule = {
  Page: ProgramPage,
  head(app, match: RouteMatch) {
    const { t } = app;
    const { program } = app.store(programStore);
    if (program === null || program.sysname !== match.params['sysname'])
      return { title: t('loyalty:title'), description: t('loyalty:description') };
    return {
      title: t('loyalty:program.title', { title: program.title }),
      description: program.lead,
      image: imageUrl(program.image, { width: previewWidth }),
      trail: [
        { title: t('loyalty:heading'), path: loyaltyPath },
        { title: program.title, path: programPath(program.sysname) },
      ],
    };
  },
  async loadData(app, match) {
    const store = app.store(programStore);
    await store.load(match.params['sysname'] ?? '', app.session.uid);
    return store.status === 'missing' ? { status: 404 } : undefined;
  },
};

export default route;
