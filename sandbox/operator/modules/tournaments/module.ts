import { leaderboard, tournaments } from '../../../../src/contract/tournaments/tournaments.ts';
import type { Sql } from '../../../database/database.ts';
import { bindArea, forPlayer } from '../../edge/handlers.ts';
import type { Handlers } from '../../edge/handlers.ts';
import type { OperatorModule } from '../../module.ts';
import { feedModule } from '../winners/feed/module.ts';
import { houseModule } from '../winners/house/module.ts';
import { gamesModule } from '../games/games/module.ts';
import { loyaltyModule } from '../loyalty/loyalty/module.ts';
import { notificationsModule } from '../notifications/notifications/module.ts';
import { rewardsModule } from '../loyalty/rewards/module.ts';
import { requirementsModule } from '../verification/requirements/module.ts';
import { walletModule } from '../wallet/wallet/module.ts';
import { LeaderboardService } from './LeaderboardService.ts';
import { tournamentsMigrations } from './migrations.ts';
import { tournamentsPersonal } from './personal.ts';
import { addPrizeNotice } from './prizeNotice.ts';
import { seedTournaments } from './seed/seedTournaments.ts';
import { duePrizes } from './stillOpen.ts';
import { tournamentControls } from './tournamentControls.ts';
import { TournamentEnds } from './TournamentEnds.ts';
import { TournamentPoints } from './TournamentPoints.ts';
import { findGames } from './tournamentRepository.ts';
import { addTickets, countTickets } from './ticketRepository.ts';
import { TournamentService } from './TournamentService.ts';

export interface TournamentsFace {
  /** A withdrawal has been booked: where a tournament says so, the player's points are lost. */
  cashedOut(tx: Sql, uid: bigint): Promise<void>;
  /** How many tickets a player has. */
  readonly tickets: (sql: Sql, uid: bigint) => Promise<number>;
}

/** 1-6: tournaments with leaderboards; points come from real rounds, prizes are paid by the ledger. */
export const tournamentsModule: OperatorModule<TournamentsFace> = {
  name: 'tournaments',
  personal: tournamentsPersonal,
  stillOpen: duePrizes,
  migrations: tournamentsMigrations,
  create(core, use) {
    const { config, database, clock } = core;
    const notifications = use(notificationsModule);
    addPrizeNotice(notifications);
    const points = new TournamentPoints(clock);
    use(walletModule).addListener(points);
    use(rewardsModule).addKind('tickets', (tx, giving) => addTickets(tx, giving, clock.now()));
    use(gamesModule).addScope({ type: 'tournament', games: (id) => findGames(database, id) });
    const boards = new LeaderboardService(database, clock);
    const service = new TournamentService(database, clock, {
      boards,
      loyalty: use(loyaltyModule),
      requirements: use(requirementsModule),
      vendorsUrl: config.vendorsUrl,
    });
    const house = use(houseModule);
    const ends = new TournamentEnds(core, notifications, use(feedModule));
    const tournamentHandlers: Handlers<typeof tournaments> = {
      get: ({ player, input }) => service.list(player, input),
      participate: forPlayer<typeof tournaments.participate>(({ player, input }) =>
        service.participate(player, input.tournament_id),
      ),
    };
    const boardHandlers: Handlers<typeof leaderboard> = {
      get: ({ player, input }) => boards.page(player, input.tournament_id, input),
      live: forPlayer<typeof leaderboard.live>(({ player, input }) =>
        boards.around(input.tournament_id, player, input.count),
      ),
      top: ({ player, input }) => boards.page(player, input.tournament_id, { offset: 0, count: input.count }),
    };
    return {
      face: {
        cashedOut: (tx, uid) => points.cashedOut(tx, uid),
        tickets: countTickets,
      },
      endpoints: [...bindArea(tournaments, tournamentHandlers), ...bindArea(leaderboard, boardHandlers)],
      seed: (now) => seedTournaments(database, now, house && { house, points }),
      jobs: [ends],
      topics: [boards],
      controls: tournamentControls(core, ends),
    };
  },
};
