import type { Sql } from '../../../../database/database.ts';
import { minorUnits } from '../../../ledger/amounts.ts';
import { moveMoney } from '../../../realtime/moveMoney.ts';
import type { SandboxClock } from '../../../SandboxClock.ts';
import { promised } from '../../offers/campaigns/module.ts';
import type { CampaignsFace } from '../../offers/campaigns/module.ts';
import type { ForeignKind, ForeignReward, Giving, Reward, RewardGiver } from './reward.ts';

/** Sources whose money a page shows at the end of its animation: the header holds it back until then (design, 7). */
const shownFirst: readonly string[] = ['wheel'];

type Givers = { [Kind in ForeignKind]?: RewardGiver<Kind> };

/** Gives rewards in the transaction of their cause. */
export class RewardGivers {
  private readonly givers: Givers = {};

  constructor(
    private readonly clock: Pick<SandboxClock, 'now'>,
    private readonly campaigns: CampaignsFace['gifts'],
  ) {}

  /** Registers the module that books a kind; called when that module is created. */
  addKind<Kind extends ForeignKind>(kind: Kind, giver: Givers[Kind]): void {
    this.givers[kind] = giver;
  }

  /** Whether somebody books this kind: what nobody gives is not offered. */
  gives(kind: Reward['kind']): boolean {
    return !isForeignKind(kind) || this.givers[kind] !== undefined;
  }

  /** Taken before the accounts of the player and before the rows of the reward's cause. */
  lock(tx: Sql, uid: bigint): Promise<void> {
    return this.campaigns.lock(tx, uid);
  }

  /** A player who has excluded themselves or closed the account is shown no gifts: false. */
  mayBeOffered(sql: Sql, uid: bigint): Promise<boolean> {
    return this.campaigns.mayBeOffered(sql, uid);
  }

  /** They are given nothing either, nor is a player whose registration is not completed: false. */
  mayReceive(sql: Sql, uid: bigint): Promise<boolean> {
    return this.campaigns.mayReceive(sql, uid);
  }

  /** Books a reward. Throws if it is not for the player's currency: `presentReward` is null then. */
  async give(tx: Sql, giving: Giving): Promise<void> {
    const { reward } = giving;
    if (reward.kind === 'nothing') return;
    if (isForeign(reward)) return this.giveForeign(tx, { ...giving, reward });
    if (reward.kind === 'money') return this.giveMoney(tx, giving, reward.amount[giving.currency]);
    const gift = promised(reward, giving.currency);
    if (gift === null) throw new Error(`${reward.kind} of ${giving.source} is not for ${giving.currency}`);
    const { uid, texts, source, sourceId } = giving;
    await this.campaigns.give(tx, { uid, gifts: [gift], texts, deposit: 0n, source, sourceId, offerId: null });
  }

  private async giveForeign(tx: Sql, giving: Giving<ForeignReward>): Promise<void> {
    // The giver of a kind takes that kind's rewards.
    const giver = this.givers[giving.reward.kind] as RewardGiver<ForeignKind> | undefined;
    if (giver === undefined) throw new Error(`Nobody gives ${giving.reward.kind}`);
    await giver(tx, giving);
  }

  private async giveMoney(tx: Sql, giving: Giving, amount: string | undefined): Promise<void> {
    const { uid, currency, source, sourceId } = giving;
    const minor = amount === undefined ? null : minorUnits(amount, currency);
    if (minor === null) throw new Error(`The money of ${source} is not for ${currency}`);
    await moveMoney(tx, {
      uid,
      currency,
      kind: 'reward',
      external: { source, id: sourceId },
      entries: [
        { account: { uid, kind: 'main', currency }, amount: minor },
        { account: { house: 'promotions', currency }, amount: -minor },
      ],
      at: this.clock.now(),
      cause: { kind: 'bonus', amount: minor, ...(shownFirst.includes(source) && { roundId: `${source}:${sourceId}` }) },
    });
  }
}

const foreign: readonly string[] = [
  'points',
  'tickets',
  'vpn_days',
  'spins',
  'frame',
  'free_bet',
] satisfies ForeignKind[];
const isForeignKind = (kind: Reward['kind']): kind is ForeignKind => foreign.includes(kind);
const isForeign = (reward: Reward): reward is ForeignReward => isForeignKind(reward.kind);
