import type { Database, Sql } from '../../../../database/database.ts';
import { onlyRow } from '../../../../database/database.ts';
import type { BonusType } from '../../../../../src/shared/bonus/terms.ts';
import { invalidField } from '../../../OperatorError.ts';
import type { Player } from '../../../players/player.ts';
import type { SandboxClock } from '../../../SandboxClock.ts';
import type { Bonus, BonusEnding } from './bonus.ts';
import type { BonusLifecycle } from './BonusLifecycle.ts';
import { countBonuses, findActive, findBonus, findBonuses, hasActive, lockBonuses } from './bonusRepository.ts';
import { presentBonus, presentStake } from './presentBonus.ts';
import { countStakes, findStakes } from './stakesRepository.ts';

export interface BonusPage {
  readonly type: BonusType | null;
  readonly statuses: readonly string[];
  readonly offset: number;
  readonly count: number;
}

/** What players see of their bonuses, and decide about them. */
export class BonusService {
  constructor(
    private readonly database: Database,
    private readonly clock: Pick<SandboxClock, 'now'>,
    private readonly lifecycle: BonusLifecycle,
  ) {}

  async list({ uid }: Player, locale: string, page: BonusPage) {
    const filter = { uid, ...page };
    const items = await findBonuses(this.database, filter);
    return {
      count: await countBonuses(this.database, filter),
      items: items.map((bonus) => presentBonus(bonus, locale)),
    };
  }

  async stakes({ uid }: Player, id: number, offset: number, count: number) {
    const bonus = await findBonus(this.database, uid, BigInt(id));
    if (bonus === null) throw unknownBonus();
    const stakes = await findStakes(this.database, bonus.id, offset, count);
    return {
      count: await countStakes(this.database, bonus.id),
      items: stakes.map((stake) => presentStake(stake, bonus.currency)),
    };
  }

  async active({ uid, currency }: Player, locale: string, type: BonusType) {
    const bonus = await findActive(this.database, uid, currency, type);
    return bonus === null ? null : presentBonus(bonus, locale);
  }

  /** Activates an available bonus. One that is active already, or was paid out as it became active, stays as it is. */
  activate(player: Player, locale: string, id: number, type?: BonusType) {
    return this.change(player, locale, id, type, async (tx, bonus) => {
      if (isActivated(bonus)) return;
      const now = this.clock.now();
      const until = bonus.expires_at ?? bonus.activate_before;
      if (bonus.status !== 'available' || until <= now) throw invalidField('bonus_id', 'bonusOver');
      if (bonus.currency !== player.currency) throw invalidField('bonus_id', 'otherCurrency');
      if (await hasActive(tx, bonus.uid, bonus.type)) throw invalidField('bonus_id', 'anotherActive');
      await this.lifecycle.activate(tx, bonus, now);
    });
  }

  pause(player: Player, locale: string, id: number) {
    return this.end(player, locale, id, undefined, 'available');
  }

  remove(player: Player, locale: string, id: number, type?: BonusType) {
    return this.end(player, locale, id, type, 'removed');
  }

  private end(player: Player, locale: string, id: number, type: BonusType | undefined, ending: BonusEnding) {
    return this.change(player, locale, id, type, async (tx, bonus) => {
      if (bonus.status === ending || (bonus.status === 'active' && bonus.ending === ending)) return;
      if (bonus.status !== 'active' && bonus.status !== 'available') throw invalidField('bonus_id', 'bonusOver');
      // A pause does not save a bonus that is going to be burned, removed or over when its round has ended.
      if (ending === 'available' && bonus.ending !== null) throw invalidField('bonus_id', 'bonusOver');
      await this.lifecycle.end(tx, bonus, ending, this.clock.now());
    });
  }

  private change(
    { uid }: Player,
    locale: string,
    id: number,
    type: BonusType | undefined,
    decide: (tx: Sql, bonus: Bonus) => Promise<void>,
  ) {
    return this.database.transaction(async (tx) => {
      await lockBonuses(tx, uid);
      const bonus = await findBonus(tx, uid, BigInt(id));
      if (bonus === null || (type !== undefined && bonus.type !== type)) throw unknownBonus();
      await decide(tx, bonus);
      return presentBonus(onlyRow([await findBonus(tx, uid, bonus.id)].filter((one) => one !== null)), locale);
    });
  }
}

/** A bonus without a requirement becomes main money by being activated: a repeated call finds it converted. */
const isActivated = ({ status, ending, required }: Bonus): boolean =>
  (status === 'active' && ending === null) || (status === 'converted' && required === 0n);

const unknownBonus = () => invalidField('bonus_id', 'unknownBonus');
