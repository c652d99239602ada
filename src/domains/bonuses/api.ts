import type { Bonus, Funding } from './face/bonus.ts';
import { parseBonus, parseFunding } from './face/parseBonus.ts';
import type { Page } from '../../kernel/lists/PagedList.ts';
import type { BonusStatus } from '../../contract/bonuses/bonuses.ts';
import type { Call } from '../../lib/call.ts';
import type { BonusType } from '../../shared/bonus/terms.ts';
import { parseStake } from './parseStake.ts';
import type { CountedStake } from './parseStake.ts';

export type BonusAction = 'activate' | 'deactivate' | 'remove';

type Chosen = Pick<Bonus, 'id' | 'type'>;

export interface BonusesApi {
  /** Bonuses of both types, newest first, active ones before the others. */
  bonuses(statuses: readonly BonusStatus[], offset: number, count: number): Promise<Page<Bonus>>;
  stakes(id: string, offset: number, count: number): Promise<Page<CountedStake>>;
  funding(): Promise<Funding>;
  /** Repeatable with the same result. A bonus of the sportsbook cannot be paused by its own area, so all may be here. */
  act(action: BonusAction, bonus: Chosen): Promise<Bonus>;
}

/** 7-32, 7-33 */
export function createBonusesApi(call: Call): BonusesApi {
  return {
    async bonuses(statuses, offset, count) {
      const wire = await call('GET bonuses.get', { statuses: [...statuses], offset, count });
      return { items: wire.items.map(parseBonus), total: wire.count };
    },
    async stakes(id, offset, count) {
      const wire = await call('GET bonuses.getStakes', { bonus_id: Number(id), offset, count });
      return { items: wire.items.map(parseStake), total: wire.count };
    },
    funding: async () => parseFunding(await call('GET bonuses.getFunding', {})),
    async act(action, { id, type }) {
      const input = { bonus_id: Number(id) };
      return parseBonus(await call(actionOf(action, type), input));
    },
  };
}

function actionOf(action: BonusAction, type: BonusType) {
  if (action === 'deactivate') return 'POST bonuses.deactivate' as const;
  if (type === 'casino')
    return action === 'activate' ? ('POST bonuses.activate' as const) : ('POST bonuses.remove' as const);
  return action === 'activate' ? ('POST BettingBonuses.activate' as const) : ('POST BettingBonuses.remove' as const);
}
