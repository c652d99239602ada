import type { Database, Sql } from '../../../../database/database.ts';
import type { Job } from '../../../jobs/Jobs.ts';
import { appendEvent } from '../../../realtime/appendEvent.ts';
import type { SandboxClock } from '../../../SandboxClock.ts';
import type { GiftGiver } from './GiftGiver.ts';
import type { Offer, Viewer } from './offer.ts';
import { claimUntold, findTurns, signedInPlayers } from './offerRepository.ts';
import type { SignedIn } from './offerRepository.ts';
import { misfitOf, turnOf } from './offerRules.ts';

const BATCH = 200;

/** 4-65, 4-66: tells players who are signed in that an offer has become available to them, or is over. */
export class OfferNews implements Job {
  readonly name = 'offer-news';
  readonly everyMs = 3000;

  constructor(
    private readonly database: Database,
    private readonly clock: Pick<SandboxClock, 'now'>,
    private readonly giver: Pick<GiftGiver, 'mayBeOffered'>,
  ) {}

  async run(): Promise<void> {
    while (await this.tellNext());
  }

  /** An offer was opened for one player, by a promo code or by the house. */
  async opened(tx: Sql, uid: bigint, offerId: string): Promise<void> {
    const event = { type: 'campaign.offer.available', data: { offer_id: offerId } } as const;
    await appendEvent(tx, uid, event, this.clock.now());
  }

  /** False if nothing is left to tell. A page that misses its news has the right list when it loads next. */
  private async tellNext(): Promise<boolean> {
    const untold = await claimUntold(this.database, this.clock.now());
    if (untold === null) return false;
    let after: bigint | undefined = 0n;
    while (after !== undefined) {
      const players = await signedInPlayers(this.database, this.clock.now(), after, BATCH);
      for (const player of players) await this.tell(player, untold.offer, untold.isOver);
      after = players.at(-1)?.uid;
    }
    return true;
  }

  /** Outside of any other transaction: no player's events wait for those of another. */
  private async tell(
    { uid, currency, country_code: country, has_deposits: hasDeposits }: SignedIn,
    offer: Offer,
    isOver: boolean,
  ): Promise<void> {
    if (!isOver && !(await this.isFor(uid, offer, { isGuest: false, currency, country, hasDeposits }))) return;
    const type = isOver ? 'campaign.offer.deactivated' : 'campaign.offer.available';
    await appendEvent(this.database, uid, { type, data: { offer_id: offer.id } }, this.clock.now());
  }

  private async isFor(uid: bigint, offer: Offer, viewer: Viewer): Promise<boolean> {
    if (misfitOf(offer.data, viewer) !== null) return false;
    // Those invited were told when they were.
    if (offer.data.audience === 'invited' || !(await this.giver.mayBeOffered(this.database, uid))) return false;
    return turnOf(offer, await findTurns(this.database, uid), this.clock.now())?.isTaken === false;
  }
}
