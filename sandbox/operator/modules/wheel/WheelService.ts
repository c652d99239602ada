import type { Database, Sql } from '../../../database/database.ts';
import { invalidField } from '../../OperatorError.ts';
import { defaultCurrency } from '../../market/facts.ts';
import type { LocaleCode } from '../../market/facts.ts';
import type { SandboxClock } from '../../SandboxClock.ts';
import type { Player } from '../../players/player.ts';
import type { RewardsFace } from '../loyalty/rewards/module.ts';
import { findBalance, isDailyReady } from './balancesRepository.ts';
import { activeSegments, findCampaign, findCampaigns } from './campaignsRepository.ts';
import {
  presentCampaign,
  presentChances,
  presentExpected,
  presentResult,
  presentSegments,
  presentSpin,
  returnPercent,
} from './presentWheel.ts';
import type { OwnState } from './presentWheel.ts';
import { nextSeed } from './seedsRepository.ts';
import { countWaiting, findResults, findSpin } from './spinsRepository.ts';
import { isRunning } from './wheel.ts';
import type { Campaign } from './wheel.ts';

export interface WheelViewer {
  /** Null for a guest. */
  readonly player: Player | null;
  readonly locale: LocaleCode;
}

interface ResultsWanted {
  readonly campaign_id: string;
  readonly scope: 'all' | 'my';
  readonly is_gift: boolean;
  readonly offset: number;
  readonly count: number;
}

const currencyOf = ({ player }: WheelViewer): string => player?.currency ?? defaultCurrency;

/** What players and guests see of the fortune wheels. */
export class WheelService {
  constructor(
    private readonly database: Database,
    private readonly clock: Pick<SandboxClock, 'now'>,
    private readonly rewards: Pick<RewardsFace, 'gives' | 'mayBeOffered'>,
  ) {}

  /** 7-54: none for a player to whom nothing may be given: they keep away from play. */
  async campaigns(viewer: WheelViewer) {
    const now = this.clock.now();
    if (viewer.player !== null && !(await this.rewards.mayBeOffered(this.database, viewer.player.uid)))
      return { items: [] };
    const campaigns = (await findCampaigns(this.database)).filter(
      (campaign) => isRunning(campaign, now) && isFor(campaign, currencyOf(viewer)),
    );
    return { items: await Promise.all(campaigns.map((campaign) => this.present(campaign, viewer))) };
  }

  async campaign(viewer: WheelViewer, id: string) {
    return this.present(await this.demand(id), viewer);
  }

  /** 7-55 */
  async wheel(viewer: WheelViewer, id: string) {
    const campaign = await this.demand(id);
    const { player } = viewer;
    const currency = currencyOf(viewer);
    const segments = await this.segments(campaign);
    const next = player === null ? null : await nextSeed(this.database, player.uid, id);
    return {
      campaign_id: id,
      segments: presentSegments(segments, currency),
      expected: presentExpected(segments, currency),
      return_percent: returnPercent(segments, campaign, currency),
      next: next === null ? null : { commitment: next.commitment, nonce: next.nonce },
    };
  }

  /** 7-56 */
  async chances(viewer: WheelViewer, id: string) {
    return { items: presentChances(await this.segments(await this.demand(id)), currencyOf(viewer)) };
  }

  /** 7-57 */
  async results({ player }: WheelViewer, wanted: ResultsWanted) {
    await this.demand(wanted.campaign_id);
    const viewer = player?.uid ?? null;
    if (wanted.scope === 'my' && viewer === null) return { items: [], totalCount: 0 };
    const { items, total } = await findResults(this.database, {
      campaign: wanted.campaign_id,
      uid: wanted.scope === 'my' ? viewer : null,
      isGift: wanted.is_gift,
      now: this.clock.now(),
      offset: wanted.offset,
      count: wanted.count,
    });
    return { items: items.map((row) => presentResult(row, viewer)), totalCount: total };
  }

  async spin(uid: bigint, id: string) {
    const spin = await findSpin(this.database, uid, BigInt(id));
    if (spin === null) throw new Error(`The spin ${id} of ${uid} has gone`);
    return presentSpin(spin);
  }

  /** A wheel that is known, whether it turns or not. */
  async demand(id: string): Promise<Campaign> {
    const campaign = await findCampaign(this.database, id);
    if (campaign === null) throw invalidField('campaign_id', 'unknownCampaign');
    return campaign;
  }

  private segments({ wheel }: Campaign) {
    return activeSegments(this.database, wheel, (kind) => this.rewards.gives(kind));
  }

  private async present(campaign: Campaign, { player, locale }: WheelViewer) {
    const now = this.clock.now();
    const own = player === null ? none : await ownState(this.database, player.uid, campaign, now);
    return presentCampaign(campaign, own, { currency: player?.currency ?? defaultCurrency, locale, now });
  }
}

const none: OwnState = { spins: 0, isDailyReady: false, giftsWaiting: 0 };

const isFor = ({ price }: Campaign, currency: string): boolean => price === null || Object.hasOwn(price, currency);

async function ownState(sql: Sql, uid: bigint, { wheel }: Campaign, now: Date): Promise<OwnState> {
  const { free, bought } = await findBalance(sql, uid, wheel.id);
  const isReady = wheel.hasDaily && (await isDailyReady(sql, wheel.id, uid, now));
  return {
    spins: free + bought + (isReady ? 1 : 0),
    isDailyReady: isReady,
    giftsWaiting: await countWaiting(sql, uid, wheel.id, now),
  };
}
