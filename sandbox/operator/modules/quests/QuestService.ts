import type { WireQuest } from '../../../../src/contract/quests/quest.ts';
import type { Database } from '../../../database/database.ts';
import { defaultCurrency, isAvailableLocale } from '../../market/facts.ts';
import type { LocaleCode } from '../../market/facts.ts';
import type { SandboxClock } from '../../SandboxClock.ts';
import type { Player } from '../../players/player.ts';
import type { RewardsFace } from '../loyalty/rewards/module.ts';
import { presentQuest } from './presentQuest.ts';
import type { QuestDefinition, QuestOwner } from './quest.ts';
import type { QuestBoard } from './QuestBoard.ts';
import type { QuestProgress } from './QuestProgress.ts';
import { findDone, findProgress } from './questRepository.ts';
import type { ProgressRow } from './questRepository.ts';
import { isRunning, periodOf, targetOf, unitOf } from './questRules.ts';
import { statesOf } from './statesOf.ts';

export interface QuestViewer {
  /** Null for a guest. */
  readonly player: Player | null;
  readonly locale: LocaleCode;
}

export interface QuestPage {
  readonly offset: number;
  readonly count: number;
}

/** How long a quest that has ended undone is still shown. */
const SHOWN_OVER_MS = 7 * 86_400_000;

/** What players and guests see of quests. */
export class QuestService {
  constructor(
    private readonly deps: {
      readonly database: Database;
      readonly clock: Pick<SandboxClock, 'now'>;
      readonly vendorsUrl: string;
      readonly rewards: Pick<RewardsFace, 'mayBeOffered'>;
    },
    private readonly board: QuestBoard,
    private readonly progress: QuestProgress,
  ) {}

  /** An owner's quests: open ones first, then done ones, then those that are over. */
  async list({ player, locale }: QuestViewer, owner: QuestOwner, { offset, count }: QuestPage) {
    const { database, clock, vendorsUrl, rewards } = this.deps;
    if (player !== null && !(await rewards.mayBeOffered(database, player.uid))) return { count: 0, items: [] };
    if (player !== null) await this.completeStates(player, owner);
    const now = clock.now();
    const currency = player?.currency ?? defaultCurrency;
    const quests = this.board.of(owner).filter((quest) => this.isShown(quest, currency, now));
    const rows = player === null ? [] : await this.rowsOf(player.uid, owner, quests);
    const items = quests.map((quest) => {
      const { value, doneAt } = stateOf(quest, rows, currency, now);
      return presentQuest(quest, { currency, locale, vendorsUrl, now, value, doneAt });
    });
    const sorted = [...items].sort((left, right) => rank(left) - rank(right));
    return { count: sorted.length, items: sorted.slice(offset, offset + count) };
  }

  /** The quests that a player has done, the last first, as they were then. */
  async history({ player, locale }: QuestViewer & { readonly player: Player }, owner: QuestOwner, page: QuestPage) {
    const { count, rows } = await findDone(this.deps.database, { uid: player.uid, owner }, page);
    return {
      count,
      items: rows.map(({ quest: id, done_at: at, done: { texts, image, colour, rewards } }) => {
        const { title, text } = texts[isAvailableLocale(locale) ? locale : 'en'] ?? { title: id, text: '' };
        return {
          id,
          description: { title, text, image: `${this.deps.vendorsUrl}${image}`, colour },
          rewards: [...rewards],
          done_at: at.toISOString(),
        };
      }),
    };
  }

  /** Completes what the player had reached before the quest was there: it could never be done otherwise. */
  private async completeStates(player: Player, owner: QuestOwner): Promise<void> {
    const has = statesOf(player);
    const open = this.board
      .of(owner)
      .filter(({ task }) => (task.kind === 'profile' && has.includes('profile')) || isConfirmed(task, has));
    if (open.length === 0) return;
    const rows = await this.rowsOf(player.uid, owner, open);
    if (open.every(({ id }) => rows.some((row) => row.quest === id && row.done_at !== null))) return;
    const at = this.deps.clock.now();
    await this.deps.database.transaction((tx) => this.progress.advance(tx, player.uid, [{ kind: 'state', has, at }]));
  }

  private async rowsOf(uid: bigint, owner: QuestOwner, quests: readonly QuestDefinition[]) {
    const rows = await findProgress(
      this.deps.database,
      uid,
      quests.map(({ id }) => id),
    );
    return rows.filter((row) => row.owner === owner);
  }

  private isShown(quest: QuestDefinition, currency: string, now: Date): boolean {
    const { task, rewards, starts_at: start, ends_at: end } = quest;
    if (targetOf(task, currency) === null || !this.progress.isGiven(rewards, currency)) return false;
    if (isRunning(quest, now)) return true;
    return (start === undefined || start <= now) && end !== undefined && now.getTime() - end.getTime() < SHOWN_OVER_MS;
  }
}

const isConfirmed = (task: QuestDefinition['task'], has: readonly string[]): boolean =>
  task.kind === 'confirm' && has.includes(task.contact);

function stateOf({ id, task, repeat }: QuestDefinition, rows: readonly ProgressRow[], currency: string, now: Date) {
  const period = periodOf(repeat, now);
  const own = rows.filter((row) => row.quest === id && row.period === period);
  const done = own.find((row) => row.done_at !== null);
  // It may have been done in another currency.
  if (done !== undefined) return { value: targetOf(task, currency) ?? 0n, doneAt: done.done_at };
  const unit = unitOf(task) === 'money' ? currency : '';
  return { value: own.find((row) => row.currency === unit)?.value ?? 0n, doneAt: null };
}

const ranks = { open: 0, done: 1, over: 2 } as const;
const rank = ({ status }: WireQuest): number => ranks[status];
