import type { Sql } from '../../../database/database.ts';
import { invalidField } from '../../OperatorError.ts';
import { appendEvent } from '../../realtime/appendEvent.ts';
import type { SandboxClock } from '../../SandboxClock.ts';
import { demandMayPlay } from '../../players/Exclusions.ts';
import { readPlayer } from '../../players/findPlayer.ts';
import type { Player } from '../../players/player.ts';
import type { Reward, RewardsFace } from '../loyalty/rewards/module.ts';
import { changeBalance, dailySource, isDailyReady, lockBalance } from './balancesRepository.ts';
import { activeSegments, takeStock } from './campaignsRepository.ts';
import { demandRunning } from './demandRunning.ts';
import { drawSpin } from './drawSpin.ts';
import { giftTexts } from './giftTexts.ts';
import { takeBought } from './purchasesRepository.ts';
import type { Purchase } from './purchasesRepository.ts';
import { nextSeed, renewSeed } from './seedsRepository.ts';
import { findSpin, insertSpin, setTaken } from './spinsRepository.ts';
import { tellChanged } from './tellChanged.ts';
import { isGift } from './wheel.ts';
import type { Campaign } from './wheel.ts';

const DAY_MS = 86_400_000;

interface Wanted {
  readonly campaign_id: string;
  readonly client_seed: string;
  readonly commitment: string;
}

/** Spins and the gifts that come of them. Each runs inside of the transaction that stores its idempotency key. */
export class SpinService {
  constructor(
    private readonly clock: SandboxClock,
    private readonly rewards: Pick<RewardsFace, 'gives' | 'lock' | 'give'>,
  ) {}

  /**
   * 7-61: takes a spin, lets the seeds decide and books the reward or keeps the gift: all of it or nothing. A bought spin
   * gives what its wheel gives in the currency that it was bought in.
   */
  async spin(tx: Sql, { uid }: Pick<Player, 'uid'>, wanted: Wanted): Promise<bigint> {
    const campaign = await demandRunning(tx, wanted.campaign_id, this.clock.now());
    await demandMayPlay(tx, uid, this.clock);
    await this.rewards.lock(tx, uid);
    const bought = await this.takeSpin(tx, uid, campaign);
    // Read here, where nobody can change it: a change of the currency may have been under way.
    const currency = bought?.currency ?? (await readPlayer(tx, uid)).currency;
    const seed = await nextSeed(tx, uid, campaign.wheel.id, 'for update');
    if (seed.commitment !== wanted.commitment) throw invalidField('commitment', 'commitmentChanged');
    const segments = await activeSegments(tx, campaign.wheel, (kind) => this.rewards.gives(kind));
    const weights = segments.map(({ segment }) => segment.weight);
    const index = drawSpin(seed.secret, { clientSeed: wanted.client_seed, nonce: seed.nonce }, weights);
    const reward = await this.rewardOf(tx, campaign, segments[index]);
    const at = this.clock.now();
    const id = await insertSpin(tx, {
      ...seed,
      uid,
      campaign: campaign.wheel.id,
      client_seed: wanted.client_seed,
      weights,
      segment: index,
      reward,
      currency,
      cost: bought?.price ?? 0n,
      state: isGift(reward) ? 'kept' : 'booked',
      taken_until: isGift(reward) ? new Date(at.getTime() + campaign.wheel.giftDays * DAY_MS) : null,
      at,
    });
    await renewSeed(tx, uid, campaign.wheel.id);
    if (!isGift(reward)) await this.book(tx, { uid, currency }, id, reward);
    await appendEvent(
      tx,
      uid,
      { type: 'wheel.spun', data: { id: Number(id), campaign: campaign.wheel.id, reward: reward.kind } },
      at,
    );
    await tellChanged(tx, uid, campaign.wheel.id, at);
    return id;
  }

  /** Books a gift that was kept, in the currency in which it was won. */
  async take(tx: Sql, player: Player, spinId: number): Promise<bigint> {
    await demandMayPlay(tx, player.uid, this.clock);
    await this.rewards.lock(tx, player.uid);
    const spin = await findSpin(tx, player.uid, BigInt(spinId), 'for update');
    if (spin === null || spin.state === 'booked') throw invalidField('spin_id', 'unknownGift');
    if (spin.state === 'taken') throw invalidField('spin_id', 'giftTaken');
    const at = this.clock.now();
    if (spin.state === 'expired' || (spin.taken_until !== null && spin.taken_until <= at))
      throw invalidField('spin_id', 'giftExpired');
    await setTaken(tx, spin.id, at);
    await this.book(tx, { uid: player.uid, currency: spin.currency }, spin.id, spin.reward);
    await tellChanged(tx, player.uid, spin.campaign, at);
    return spin.id;
  }

  private async book(tx: Sql, { uid, currency }: Pick<Player, 'uid' | 'currency'>, id: bigint, reward: Reward) {
    const sourceId = id.toString();
    await this.rewards.give(tx, { uid, currency, reward, texts: giftTexts, source: 'wheel', sourceId });
  }

  /** This day's free spin first, then those that were given, both null; then the oldest of those that were bought. */
  private async takeSpin(tx: Sql, uid: bigint, { wheel }: Campaign): Promise<Purchase | null> {
    const at = this.clock.now();
    const balance = await lockBalance(tx, uid, wheel.id);
    const base = { uid, campaign: wheel.id, at };
    const isDaily = wheel.hasDaily && (await isDailyReady(tx, wheel.id, uid, at));
    if (isDaily) await changeBalance(tx, { ...base, free: 1, bought: 0, ...dailySource(wheel.id, uid, at) });
    const free = balance.free + (isDaily ? 1 : 0);
    if (free + balance.bought === 0) throw invalidField('campaign_id', 'noSpins');
    const { nonce } = await nextSeed(tx, uid, wheel.id, 'for update');
    const taken = { ...base, source: 'wheel_spin', sourceId: `${wheel.id}:${uid}:${nonce}` };
    if (free > 0) {
      await changeBalance(tx, { ...taken, free: -1, bought: 0 });
      return null;
    }
    const purchase = await takeBought(tx, uid, wheel.id);
    if (purchase === null) throw new Error(`No purchase has a spin of ${wheel.id} left for ${uid}`);
    await changeBalance(tx, { ...taken, free: 0, bought: -1 });
    return purchase;
  }

  /** What the segment gives: of a stock that another player has just emptied, its fallback. */
  private async rewardOf(
    tx: Sql,
    { wheel }: Campaign,
    active: Awaited<ReturnType<typeof activeSegments>>[number] | undefined,
  ): Promise<Reward> {
    if (active === undefined) throw new Error(`A spin of ${wheel.id} has met no segment`);
    const { segment, reward, left } = active;
    if (left === null || reward !== segment.reward) return reward;
    return (await takeStock(tx, wheel.id, segment.id)) ? reward : segment.fallback;
  }
}
