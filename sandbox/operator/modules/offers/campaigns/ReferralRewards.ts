import type { Database, Sql } from '../../../../database/database.ts';
import type { Job } from '../../../jobs/Jobs.ts';
import { minorUnits } from '../../../ledger/amounts.ts';
import type { SandboxClock } from '../../../SandboxClock.ts';
import type { ReferralsFace } from '../../telegram/referrals/module.ts';
import { readSetting } from './campaignSettings.ts';
import type { GiftGiver } from './GiftGiver.ts';
import { giftTexts } from './giftTexts.ts';
import { presentPromised } from './presentOffer.ts';
import { moneyIn, promised } from './promised.ts';

interface Due {
  readonly uid: bigint;
  readonly referrer: bigint;
}

const BATCH = 100;

/**
 * The reward for the referral link: a friend's first deposit that is high enough makes it due, in the deposit's own
 * transaction. It is given in another one, since no transaction locks the money of two players, and waits until the
 * referrer's registration is completed: until then they choose the currency.
 */
export class ReferralRewards implements Job {
  readonly name = 'referral-rewards';
  readonly everyMs = 3000;

  constructor(
    private readonly database: Database,
    private readonly clock: Pick<SandboxClock, 'now'>,
    private readonly referrals: Pick<ReferralsFace, 'referrerOf'>,
    private readonly giver: GiftGiver,
  ) {}

  /** What a player with this currency gets for a friend, and for which deposit; null if nothing. */
  async offered(sql: Sql, currency: string) {
    const settings = await readSetting(sql, 'referral');
    const gift = settings === null ? null : promised(settings.gift, currency);
    const least = settings === null ? null : moneyIn(settings.min_deposit, currency);
    return gift === null || least === null ? null : { min_deposit: least, promotion: presentPromised(gift) };
  }

  /** A deposit has succeeded. Once for each friend. */
  async note(tx: Sql, deposit: { readonly uid: bigint; readonly currency: string; readonly amount: bigint }) {
    const { uid, currency, amount } = deposit;
    const settings = await readSetting(tx, 'referral');
    const least = settings === null ? null : moneyIn(settings.min_deposit, currency);
    const minor = least === null ? null : minorUnits(least.amount, currency);
    if (minor === null || amount < minor) return;
    const referrer = await this.referrals.referrerOf(tx, uid);
    if (referrer === null) return;
    await tx.query(
      `insert into operator.referral_rewards (uid, referrer, created_at) values ($1, $2, $3) on conflict do nothing`,
      [uid, referrer, this.clock.now()],
    );
  }

  async run(): Promise<void> {
    const due = await this.database.query<Due>(
      `select r.uid, r.referrer from operator.referral_rewards r join operator.player_facts p on p.uid = r.referrer
       where r.status = 'due' and p.is_registration_completed order by r.created_at limit $1`,
      [BATCH],
    );
    for (const reward of due) await this.database.transaction((tx) => this.pay(tx, reward));
  }

  private async pay(tx: Sql, { uid, referrer }: Due): Promise<void> {
    await this.giver.lock(tx, referrer);
    const [player] = await tx.query<{ currency: string }>(
      `select p.currency from operator.referral_rewards r join operator.player_facts p on p.uid = r.referrer
       where r.uid = $1 and r.status = 'due' for update of r`,
      [uid],
    );
    if (player === undefined) return;
    const isGiven = await this.give(tx, { uid, referrer }, player.currency);
    await tx.query('update operator.referral_rewards set status = $2, ended_at = $3 where uid = $1', [
      uid,
      isGiven ? 'given' : 'refused',
      this.clock.now(),
    ]);
  }

  private async give(tx: Sql, { uid, referrer }: Due, currency: string): Promise<boolean> {
    const settings = await readSetting(tx, 'referral');
    const gift = settings === null ? null : promised(settings.gift, currency);
    if (settings === null || gift === null || !(await this.giver.mayReceive(tx, referrer))) return false;
    await this.giver.give(tx, {
      uid: referrer,
      gifts: [gift],
      texts: giftTexts(settings.texts, settings.gift, currency),
      deposit: 0n,
      source: 'referral',
      sourceId: String(uid),
      offerId: null,
    });
    return true;
  }
}
