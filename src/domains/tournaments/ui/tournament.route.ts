import { imageUrl } from '../../../ui/tiles/imageUrl.ts';
import { parseTextMarkers, plainText } from '../../../shared/text/textMarkers.ts';
import type { AppServices } from '../../../kernel/AppServices.ts';
import type { RouteMatch, RouteModule } from '../../../kernel/pageModules.ts';
import { boardStore } from '../BoardStore.ts';
import { tournamentPath, tournamentsPath } from '../paths.ts';
import { tournamentGamesStore } from '../TournamentGamesStore.ts';
import { tournamentStore } from '../TournamentStore.ts';
import { idOf } from '../idOf.ts';
import { TournamentPage } from './TournamentPage.tsx';

/** Width of the picture in a link preview, in CSS pixels. */
const previewWidth = 600;

const plain = ({ locale }: AppServices, text: string): string =>
  plainText(parseTextMarkers(text, { locale: locale.code, defaultLocale: locale.defaultCode }));

const route: RouteModule = {
  Page: TournamentPage,
  head(app, match: RouteMatch) {
    const { t } = app;
    const { tournament } = app.store(tournamentStore);
    if (tournament === null || tournament.id !== idOf(match))
      return { title: t('tournaments:list.title'), description: t('tournaments:list.description') };
    const title = plain(app, tournament.title);
    return {
      title: t('tournaments:page.title', { title, prize: tournament.totalPrize }),
      description: plain(app, tournament.text),
      image: imageUrl(tournament.image, { width: previewWidth }),
      trail: [
        { title: t('tournaments:list.heading'), path: tournamentsPath },
        { title, path: tournamentPath(tournament.id) },
      ],
    };
  },
  async loadData(app, match) {
    const id = idOf(match);
    if (id === 0) return { status: 404 };
    const store = app.store(tournamentStore);
    await Promise.all([
      store.load(id, app.session.uid),
      app.store(boardStore).load(id),
      app.store(tournamentGamesStore).load(id),
    ]);
    return store.status === 'missing' ? { status: 404 } : undefined;
  },
};

export default route;
