import { parseTextMarkers, plainText } from '../../../shared/text/textMarkers.ts';
import type { RouteModule } from '../../../kernel/pageModules.ts';
import { idOf } from '../idOf.ts';
import { tournamentHallPath, tournamentPath, tournamentsPath } from '../paths.ts';
import { tournamentGamesStore } from '../TournamentGamesStore.ts';
import { tournamentStore } from '../TournamentStore.ts';
import { TournamentHallPage } from './TournamentHallPage.tsx';

/** 2.2-12: the hall of one tournament. */
const route: RouteModule = {
  Page: TournamentHallPage,
  head(app) {
    const { t, locale } = app;
    const { tournament } = app.store(tournamentStore);
    const locales = { locale: locale.code, defaultLocale: locale.defaultCode };
    const title = tournament === null ? '' : plainText(parseTextMarkers(tournament.title, locales));
    return {
      title: t('tournaments:hall.title', { title }),
      description: t('tournaments:hall.description', { title }),
      trail: [
        { title: t('tournaments:list.heading'), path: tournamentsPath },
        ...(tournament === null
          ? []
          : [
              { title, path: tournamentPath(tournament.id) },
              { title: t('tournaments:games.heading'), path: tournamentHallPath(tournament.id) },
            ]),
      ],
    };
  },
  async loadData(app, match) {
    const id = idOf(match);
    if (id === 0) return { status: 404 };
    const store = app.store(tournamentStore);
    await Promise.all([store.load(id, app.session.uid), app.store(tournamentGamesStore).load(id)]);
    return store.status === 'missing' ? { status: 404 } : undefined;
  },
};

export default route;
