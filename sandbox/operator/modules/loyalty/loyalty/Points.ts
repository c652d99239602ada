import type { Sql } from '../../../../database/database.ts';
import { tellHappening } from '../../../happenings/tellHappening.ts';
import { POINTS } from '../../../ledger/accounts.ts';
import { post } from '../../../ledger/post.ts';
import { appendEvent } from '../../../realtime/appendEvent.ts';
import type { SandboxClock } from '../../../SandboxClock.ts';
import { presentReward } from '../rewards/module.ts';
import type { RewardsFace } from '../rewards/module.ts';
import { levelsAbove } from './levels.ts';
import type { Level } from './levels.ts';
import { findPoints, findStanding, insertChange, raiseEarned, reachLevel } from './pointsRepository.ts';
import { readPlayer } from '../../../players/findPlayer.ts';

/** Why a player's points have changed. */
export type PointsReason = 'play' | 'level' | 'quest' | 'wheel' | 'shop' | 'returned' | 'gift';

export interface ChangeOfPoints {
  readonly uid: bigint;
  /** More than nothing. */
  readonly points: bigint;
  readonly reason: PointsReason;
  /** The same source and id never change the points twice (I4). */
  readonly source: string;
  readonly sourceId: string;
  /** What it was, by language: a game, a quest, a product. Empty where the reason says everything. */
  readonly texts: Readonly<Record<string, string>>;
}

/**
 * A player's points: each change is a posting of the ledger and a row that explains it, in one transaction. What is
 * earned counts towards levels, and a level's rewards are given with the points that reach it. The account never goes
 * below zero: `spend` throws `InsufficientFundsError` of the ledger.
 */
export class Points {
  constructor(
    private readonly clock: Pick<SandboxClock, 'now'>,
    private readonly rewards: Pick<RewardsFace, 'lock' | 'mayReceive' | 'give'>,
  ) {}

  balance(sql: Sql, uid: bigint): Promise<bigint> {
    return findPoints(sql, uid);
  }

  async levelOf(sql: Sql, uid: bigint): Promise<number> {
    return (await findStanding(sql, uid)).level;
  }

  /** False if this source and id had their effect before. */
  earn(tx: Sql, change: ChangeOfPoints): Promise<boolean> {
    return this.change(tx, change, { sign: 1n, isEarned: change.reason !== 'returned' });
  }

  /** False if this source and id had their effect before. Throws `InsufficientFundsError`: the transaction must end. */
  spend(tx: Sql, change: ChangeOfPoints): Promise<boolean> {
    return this.change(tx, change, { sign: -1n, isEarned: false });
  }

  private async change(
    tx: Sql,
    change: ChangeOfPoints,
    { sign, isEarned }: { readonly sign: 1n | -1n; readonly isEarned: boolean },
  ): Promise<boolean> {
    const { uid, reason, texts } = change;
    if (change.points <= 0n) throw new Error(`${change.points} points of ${change.source} are no change`);
    // All changes of a player's money and points run one after the other: no two of them can wait for each other.
    await this.rewards.lock(tx, uid);
    const points = sign * change.points;
    const at = this.clock.now();
    const { isNew, transactionId, accounts } = await post(tx, {
      kind: sign > 0n ? 'points_earned' : 'points_spent',
      external: { source: 'loyalty', id: `${change.source}:${change.sourceId}` },
      entries: [
        { account: { uid, kind: 'points', currency: POINTS }, amount: points },
        { account: { house: 'loyalty', currency: POINTS }, amount: -points },
      ],
      at,
    });
    if (!isNew) return false;
    const balance = accounts.find((account) => account.uid === uid && account.kind === 'points')?.balance ?? 0n;
    await insertChange(tx, { uid, transactionId, reason, texts, points, balance, isEarned, at });
    if (isEarned) await this.raise(tx, uid, points);
    await this.tell(tx, uid);
    return true;
  }

  /** Rewards can be points, which may reach a further level: a level is stored before its rewards are given. */
  private async raise(tx: Sql, uid: bigint, points: bigint): Promise<void> {
    const { earned, level } = await raiseEarned(tx, uid, points);
    for (const next of levelsAbove(level, earned)) await this.reach(tx, uid, next);
  }

  private async reach(tx: Sql, uid: bigint, { level, names, rewards, image }: Level): Promise<void> {
    const at = this.clock.now();
    // Who keeps away from play keeps the points, and is given nothing to play with.
    const given = (await this.rewards.mayReceive(tx, uid)) ? rewards : [];
    if (!(await reachLevel(tx, { uid, level, rewards: given.length, at }))) return;
    const { currency } = await readPlayer(tx, uid);
    for (const [index, reward] of given.entries())
      await this.rewards.give(tx, {
        uid,
        currency,
        reward,
        texts: Object.fromEntries(Object.entries(names).map(([locale, title]) => [locale, { title, text: '' }])),
        source: 'loyalty',
        sourceId: `level:${uid}:${level}:${index}`,
      });
    const received = given.map((reward) => presentReward(reward, currency)).filter((reward) => reward !== null);
    await tellHappening(tx, uid, 'levelReached', { level, title: names, image, rewards: received }, at);
  }

  private async tell(tx: Sql, uid: bigint): Promise<void> {
    const { earned, level } = await findStanding(tx, uid);
    const data = { points: (await findPoints(tx, uid)).toString(), earned: earned.toString(), level };
    await appendEvent(tx, uid, { type: 'loyalty.changed', data }, this.clock.now());
  }
}
