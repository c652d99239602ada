import type { Sql } from '../../../database/database.ts';
import { tellHappening } from '../../happenings/tellHappening.ts';
import { appendEvent } from '../../realtime/appendEvent.ts';
import type { SandboxClock } from '../../SandboxClock.ts';
import type { Player } from '../../players/player.ts';
import type { RewardsFace } from '../loyalty/rewards/module.ts';
import { presentReward } from '../loyalty/rewards/module.ts';
import { progressText, textsIn } from './presentQuest.ts';
import type { QuestCause } from './quest.ts';
import type { OwnedQuest, QuestBoard } from './QuestBoard.ts';
import { findPlayer } from '../../players/findPlayer.ts';
import { findProgress, storeProgress, takeCause } from './questRepository.ts';
import type { DoneQuest, ProgressRow } from './questRepository.ts';
import { isRunning, periodOf, stepOf, targetOf, unitOf } from './questRules.ts';

/** Brings quests on, and rewards them in the transaction that completes them. */
export class QuestProgress {
  constructor(
    private readonly clock: Pick<SandboxClock, 'now'>,
    private readonly rewards: RewardsFace,
    private readonly board: QuestBoard,
  ) {}

  /** The caller's transaction makes sure that a cause comes once. A player who may receive nothing gets nowhere. */
  async advance(tx: Sql, uid: bigint, causes: readonly QuestCause[]): Promise<void> {
    await this.rewards.lock(tx, uid);
    const player = await findPlayer(tx, uid);
    // House players have no quests.
    if (player === null || player.is_sandbox || !(await this.rewards.mayReceive(tx, uid))) return;
    const owned = this.board.all().filter(({ quest }) => this.isGiven(quest.rewards, player.currency));
    const known = await findProgress(tx, uid, [...new Set(owned.map(({ quest }) => quest.id))]);
    for (const one of owned) await this.advanceOne(tx, player, one, causes, known);
  }

  /** Whether all rewards are for this currency, and somebody gives them. */
  isGiven(rewards: OwnedQuest['quest']['rewards'], currency: string): boolean {
    return rewards.every((reward) => this.rewards.gives(reward.kind) && presentReward(reward, currency) !== null);
  }

  private async advanceOne(
    tx: Sql,
    player: Player,
    { owner, quest }: OwnedQuest,
    causes: readonly QuestCause[],
    known: readonly ProgressRow[],
  ): Promise<void> {
    const { task } = quest;
    const { uid } = player;
    const target = targetOf(task, player.currency);
    if (target === null) return;
    const currency = unitOf(task) === 'money' ? player.currency : '';
    const steps = new Map<string, bigint>();
    for (const cause of causes) {
      const step = isRunning(quest, cause.at) ? stepOf(task, cause, player.currency) : 0n;
      if (step <= 0n) continue;
      const period = periodOf(quest.repeat, cause.at);
      const key = { uid, owner, quest: quest.id, period };
      if (this.rowsOf(known, owner, quest.id, period).some(({ done_at: at }) => at !== null)) continue;
      if (cause.kind !== 'round' && !(await takeCause(tx, key, causeText(cause)))) continue;
      steps.set(period, (steps.get(period) ?? 0n) + step);
    }
    for (const [period, step] of steps) {
      const before = this.rowsOf(known, owner, quest.id, period).find((row) => row.currency === currency)?.value ?? 0n;
      const value = before + step < target ? before + step : target;
      await this.store(tx, player, { owner, quest }, { period, currency, value, isDone: value === target });
    }
  }

  private rowsOf(known: readonly ProgressRow[], owner: string, quest: string, period: string) {
    return known.filter((row) => row.owner === owner && row.quest === quest && row.period === period);
  }

  private async store(
    tx: Sql,
    player: Player,
    { owner, quest }: OwnedQuest,
    { period, currency, value, isDone }: { period: string; currency: string; value: bigint; isDone: boolean },
  ): Promise<void> {
    const { uid } = player;
    const at = this.clock.now();
    const done = isDone ? this.doneOf(player, quest) : null;
    await storeProgress(tx, { uid, owner, quest: quest.id, period }, { currency, value, at, done });
    if (done !== null) {
      for (const [index, reward] of quest.rewards.entries())
        await this.rewards.give(tx, {
          uid,
          currency: player.currency,
          reward,
          texts: done.texts,
          source: 'quest',
          sourceId: [owner, quest.id, period, uid, index].join(':'),
        });
      const title = Object.fromEntries(Object.entries(done.texts).map(([locale, texts]) => [locale, texts.title]));
      const { image, rewards } = done;
      await tellHappening(tx, uid, 'questDone', { quest: `${owner}:${quest.id}`, title, image, rewards }, at);
    }
    const status = isDone ? ('done' as const) : ('open' as const);
    const expCount = progressText(value, currency);
    await appendEvent(tx, uid, { type: 'quests.changed', data: { owner, id: quest.id, status, expCount } }, at);
  }

  private doneOf({ currency }: Player, { rewards, image, colour, ...quest }: OwnedQuest['quest']): DoneQuest {
    return {
      texts: textsIn(quest, currency),
      image,
      colour,
      rewards: rewards.map((reward) => presentReward(reward, currency)).filter((reward) => reward !== null),
    };
  }
}

const causeText = (cause: Exclude<QuestCause, { kind: 'round' }>): string =>
  cause.kind === 'state' ? 'state' : `${cause.kind}:${cause.id}`;
