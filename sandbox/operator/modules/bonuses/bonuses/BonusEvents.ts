import type { Sql } from '../../../../database/database.ts';
import { appendEvent } from '../../../realtime/appendEvent.ts';
import type { Bonus } from './bonus.ts';
import { findBonus } from './bonusRepository.ts';
import { presentProgress } from './presentBonus.ts';

/** Tells a player's pages that one of their bonuses has changed. */
export class BonusEvents {
  async changed(tx: Sql, { uid, id }: Pick<Bonus, 'uid' | 'id'>, at: Date): Promise<void> {
    const bonus = await findBonus(tx, uid, id);
    if (bonus === null) return;
    await appendEvent(tx, uid, { type: 'bonuses.changed', data: presentProgress(bonus) }, at);
  }
}
