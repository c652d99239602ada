import { loyaltyQuests as area } from '../../../../src/contract/quests/quests.ts';
import type { Sql } from '../../../database/database.ts';
import type { Happening } from '../../happenings/happening.ts';
import { bindArea, demandPlayer } from '../../edge/handlers.ts';
import type { Handlers } from '../../edge/handlers.ts';
import type { OperatorModule } from '../../module.ts';
import { rewardsModule } from '../loyalty/rewards/module.ts';
import { walletModule } from '../wallet/wallet/module.ts';
import { questsMigrations } from './migrations.ts';
import { questsPersonal } from './personal.ts';
import type { QuestCause } from './quest.ts';
import { QuestBoard } from './QuestBoard.ts';
import { QuestProgress } from './QuestProgress.ts';
import { findPlayer } from '../../players/findPlayer.ts';
import { QuestRounds } from './QuestRounds.ts';
import { QuestService } from './QuestService.ts';
import { loyaltyQuests } from './seed/loyaltyQuests.ts';
import { statesOf } from './statesOf.ts';

export type { QuestDefinition } from './quest.ts';

export interface QuestsFace extends Pick<QuestBoard, 'define'>, Pick<QuestService, 'list' | 'history'> {}

const LOYALTY = 'loyalty';

/** 1-9, 1-10: quests of loyalty and of fortune wheels, brought on by what really happens to a player. */
export const questsModule: OperatorModule<QuestsFace> = {
  name: 'quests',
  personal: questsPersonal,
  migrations: questsMigrations,
  create({ config, database, clock, happenings }, use) {
    const rewards = use(rewardsModule);
    const board = new QuestBoard();
    board.define(LOYALTY, loyaltyQuests);
    const progress = new QuestProgress(clock, rewards, board);
    const service = new QuestService({ database, clock, rewards, vendorsUrl: config.vendorsUrl }, board, progress);
    const rounds = new QuestRounds(database, rewards.lock.bind(rewards), (tx, uid, causes) =>
      progress.advance(tx, uid, causes),
    );
    use(walletModule).addListener(rounds);
    happenings.on(async (tx, happening) => {
      const cause = await causeOf(tx, happening);
      if (cause !== null) await progress.advance(tx, happening.uid, [cause]);
    });
    const handlers: Handlers<typeof area> = {
      getquests: ({ player, locale, input }) => service.list({ player, locale }, LOYALTY, input),
      getquesthistory: (call) => service.history(demandPlayer(call), LOYALTY, call.input),
    };
    return {
      face: {
        define: (owner, definitions) => board.define(owner, definitions),
        list: (viewer, owner, page) => service.list(viewer, owner, page),
        history: (viewer, owner, page) => service.history(viewer, owner, page),
      },
      endpoints: bindArea(area, handlers),
      jobs: [rounds],
    };
  },
};

async function causeOf(tx: Sql, { id, uid, kind, data, at }: Happening): Promise<QuestCause | null> {
  switch (kind) {
    case 'deposited':
      return { kind: 'deposit', id: id.toString(), currency: data.currency, amount: BigInt(data.amount), at };
    case 'tournamentJoined':
      return { kind: 'tournament', id: data.tournament_id.toString(), at };
    case 'profileSaved':
    case 'contactConfirmed': {
      const player = await findPlayer(tx, uid);
      return player && { kind: 'state', has: statesOf(player), at };
    }
    case 'registered':
    case 'playHeld':
    case 'questDone':
    case 'productBought':
    case 'levelReached':
      return null;
  }
}
