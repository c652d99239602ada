import type { OperatorModule } from '../../../module.ts';
import { campaignsModule } from '../../offers/campaigns/module.ts';
import { RewardGivers } from './RewardGivers.ts';

export { presentReward } from './presentReward.ts';
export type { Giving, Reward } from './reward.ts';

export type RewardsFace = Pick<RewardGivers, 'addKind' | 'gives' | 'lock' | 'mayBeOffered' | 'mayReceive' | 'give'>;

/** What quests, levels, the shop and the wheel give; the modules that book a kind register themselves. */
export const rewardsModule: OperatorModule<RewardsFace> = {
  name: 'rewards',
  create: ({ clock }, use) => ({ face: new RewardGivers(clock, use(campaignsModule).gifts) }),
};
