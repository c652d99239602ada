import type { TournamentRule } from '../../contract/tournaments/tournaments.ts';
import type { LocaleView } from '../../kernel/stores.ts';
import { progressPercentage } from '../../shared/account/progressPercentage.ts';
import { groupedDigits } from '../../shared/text/groupedDigits.ts';
import type { NextPlace } from './tournamentView.ts';

/** Points as they are read: a number, or a multiple such as ×12.50 (9-11: two decimals). */
export function pointsText(rule: TournamentRule, points: number): string {
  if (rule === 'turnover') return groupedDigits(points);
  return `×${groupedDigits(Math.floor(points / 100))}.${String(points % 100).padStart(2, '0')}`;
}

/** Points inside a sentence: isolated left to right, so that the sign of a multiple stays before it. */
export function pointsInText(rule: TournamentRule, points: number, { dir }: Pick<LocaleView, 'dir'>): string {
  const text = pointsText(rule, points);
  return dir === 'rtl' ? `\u2066${text}\u2069` : text;
}

export interface ToNext {
  readonly place: number;
  /** The points that are needed in all; of equal points the first stands higher, so one more than the place has. */
  readonly goal: number;
  readonly missing: number;
  /** 3-64: whole percent. */
  readonly percent: number;
}

/** 3-64: how far the next better prize is; null at the top. */
export function toNext(points: number, next: NextPlace | null): ToNext | null {
  if (next === null) return null;
  const goal = next.points + 1;
  const progress = { minValue: 0, maxValue: goal, expCount: points };
  return {
    place: next.place,
    goal,
    missing: Math.max(1, goal - points),
    percent: Math.floor(progressPercentage(progress)),
  };
}
