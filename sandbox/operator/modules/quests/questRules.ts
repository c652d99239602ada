import { minorUnits } from '../../ledger/amounts.ts';
import type { ByCurrency } from '../offers/campaigns/module.ts';
import type { CountedRounds, QuestCause, QuestDefinition, QuestTask, SettledRound } from './quest.ts';

const DAY_MS = 86_400_000;

/** In minor units; null for a currency that is not listed. */
export const inMinor = (amounts: ByCurrency, currency: string): bigint | null => {
  const amount = amounts[currency];
  return amount === undefined ? null : minorUnits(amount, currency);
};

export const unitOf = (task: QuestTask): 'money' | 'rounds' | 'times' => ('unit' in task ? task.unit : 'times');

/** What completes a task: minor units or a count; null if the task is not for this currency. */
export function targetOf(task: QuestTask, currency: string): bigint | null {
  if (task.kind === 'profile' || task.kind === 'confirm') return 1n;
  if ('amount' in task) return positive(inMinor(task.amount, currency));
  return BigInt(task.count);
}

const positive = (amount: bigint | null): bigint | null => (amount !== null && amount > 0n ? amount : null);

/** How far a cause brings a task on; 0 for not at all. */
export function stepOf(task: QuestTask, cause: QuestCause, currency: string): bigint {
  switch (task.kind) {
    case 'deposit':
      return cause.kind === 'deposit' && cause.currency === currency ? depositStep(task, cause) : 0n;
    case 'play':
      if (cause.kind !== 'round' || !counts(task.rounds, cause, currency)) return 0n;
      return task.unit === 'money' ? cause.main : 1n;
    case 'win_multiple':
      return cause.kind === 'round' && counts(task.rounds, cause, currency) && hasWon(task.multiple, cause) ? 1n : 0n;
    case 'tournament':
      return cause.kind === 'tournament' ? 1n : 0n;
    case 'profile':
      return cause.kind === 'state' && cause.has.includes('profile') ? 1n : 0n;
    case 'confirm':
      return cause.kind === 'state' && cause.has.includes(task.contact) ? 1n : 0n;
  }
}

function depositStep(
  task: Extract<QuestTask, { kind: 'deposit' }>,
  { amount, currency }: { readonly amount: bigint; readonly currency: string },
): bigint {
  if (task.unit === 'money') return amount;
  const least = inMinor(task.least, currency);
  return least !== null && amount >= least ? 1n : 0n;
}

function counts(
  { games = [], types = [], min_stake: least }: CountedRounds,
  round: SettledRound,
  currency: string,
): boolean {
  if (round.main <= 0n || round.currency !== currency) return false;
  if (games.length + types.length > 0 && !games.includes(round.game) && !types.includes(round.type)) return false;
  if (least === undefined) return true;
  const most = inMinor(least, currency);
  return most !== null && round.main >= most;
}

/** Of a round that bonus money has paid in part, the multiple does not count. */
const hasWon = (multiple: number, { main, bonus, payout }: SettledRound): boolean =>
  bonus <= 0n && payout * 100n >= main * BigInt(Math.round(multiple * 100));

/** The day or week of a time, by which a repeated quest begins anew; empty for a quest that is done once. */
export function periodOf(repeat: QuestDefinition['repeat'], at: Date): string {
  if (repeat === 'once') return '';
  return startOf(repeat, at).toISOString().slice(0, 10);
}

function startOf(repeat: 'day' | 'week', at: Date): Date {
  const day = Math.floor(at.getTime() / DAY_MS);
  // 1970-01-01 was a Thursday: day 4 was the first Monday.
  const first = repeat === 'day' ? day : day - ((((day - 4) % 7) + 7) % 7);
  return new Date(first * DAY_MS);
}

/** When the period ends, or the quest does if that is before; null for no end. */
export function endOf({ repeat, ends_at: own }: Pick<QuestDefinition, 'repeat' | 'ends_at'>, now: Date): Date | null {
  const end = own ?? null;
  if (repeat === 'once') return end;
  const next = new Date(startOf(repeat, now).getTime() + (repeat === 'day' ? 1 : 7) * DAY_MS);
  return end !== null && end < next ? end : next;
}

export const isRunning = ({ starts_at: start, ends_at: end }: QuestDefinition, at: Date): boolean =>
  (start === undefined || start <= at) && (end === undefined || at < end);
