import type { Sql } from '../../../../database/database.ts';
import type { OperatorModule } from '../../../module.ts';
import { rewardsModule } from '../rewards/module.ts';
import { walletModule } from '../../wallet/wallet/module.ts';
import { CharacterService, hasCharacter } from './CharacterService.ts';
import { loyaltyControls } from './loyaltyControls.ts';
import { LoyaltyService } from './LoyaltyService.ts';
import { loyaltyMigrations } from './migrations.ts';
import { loyaltyPersonal } from './personal.ts';
import { Points } from './Points.ts';
import { addFrame, findFrames, wearFrame, wornFrame } from './frameRepository.ts';
import { reasonOf } from './reasonOf.ts';
import { RoundPoints } from './RoundPoints.ts';
import { loyaltyRoutes } from './routes.ts';

export interface LoyaltyFace {
  readonly hasCharacter: (id: string) => boolean;
  /** A player's level, from 1. */
  readonly levelOf: (sql: Sql, uid: bigint) => Promise<number>;
  readonly points: Pick<Points, 'earn' | 'spend' | 'balance'>;
  /** The frames around a player's portrait: all, the latest first, and the one that is worn. */
  readonly frames: {
    readonly of: (sql: Sql, uid: bigint) => Promise<readonly string[]>;
    readonly worn: (sql: Sql, uid: bigint) => Promise<string>;
    readonly wear: (sql: Sql, uid: bigint, frame: string) => Promise<void>;
  };
}

/** 7-78: characters, points from real stakes, levels and programmes. */
export const loyaltyModule: OperatorModule<LoyaltyFace> = {
  name: 'loyalty',
  personal: loyaltyPersonal,
  migrations: loyaltyMigrations,
  create({ config, database, clock }, use) {
    const rewards = use(rewardsModule);
    const points = new Points(clock, rewards);
    rewards.addKind('points', async (tx, { uid, reward, texts, source, sourceId }) => {
      await points.earn(tx, {
        uid,
        points: BigInt(reward.count),
        reason: reasonOf(source),
        source,
        sourceId,
        texts: Object.fromEntries(Object.entries(texts).map(([locale, { title }]) => [locale, title])),
      });
    });
    rewards.addKind('frame', (tx, { uid, reward }) => addFrame(tx, uid, reward.item, clock.now()));
    use(walletModule).addListener(new RoundPoints(points));
    const service = new LoyaltyService(database, clock, config.vendorsUrl);
    return {
      face: {
        hasCharacter,
        levelOf: (sql, uid) => points.levelOf(sql, uid),
        points,
        frames: { of: findFrames, worn: wornFrame, wear: wearFrame },
      },
      endpoints: loyaltyRoutes(config.vendorsUrl, new CharacterService(database), service),
      controls: loyaltyControls(database, points),
    };
  },
};
