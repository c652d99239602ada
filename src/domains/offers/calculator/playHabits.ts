import type { CallOutput } from '../../../contract/index.ts';
import { isoToMs } from '../../../shared/dates/isoTime.ts';
import { parseMoney } from '../../../shared/money/moneyWire.ts';

type WireRound = CallOutput<'GET games.getHistory'>['items'][number];

/** How somebody plays, by their own latest rounds; null for what they do not tell. */
export interface PlayHabits {
  /** Minor units. */
  readonly stake: bigint | null;
  readonly secondsPerRound: number | null;
  /** Sysnames, the latest first. */
  readonly games: readonly string[];
}

export const noHabits: PlayHabits = { stake: null, secondsPerRound: null, games: [] };

/** A longer time between two rounds was a break. */
const LONGEST_GAP_MS = 30_000;
/** Fewer rounds than this have no pace. */
const LEAST_GAPS = 5;

/** `rounds` newest first; only those in the offer's currency tell a stake. */
export function playHabits(rounds: readonly WireRound[], currency: string): PlayHabits {
  const stakes = rounds
    .map(({ stake }) => parseMoney(stake))
    .filter((stake) => stake.currency === currency && stake.minor > 0n)
    .map(({ minor }) => minor);
  const gaps = rounds.flatMap((round, index) => gapBefore(round, rounds[index + 1]));
  const gap = gaps.length < LEAST_GAPS ? null : (middleOf(gaps) ?? null);
  return {
    stake: middleOf(stakes) ?? null,
    secondsPerRound: gap === null ? null : gap / 1000,
    games: [...new Set(rounds.map(({ game }) => game.sysname))],
  };
}

/** The time from the start of the round before, in ms; none after a break or in another game. */
function gapBefore(round: WireRound, before: WireRound | undefined): readonly number[] {
  const [at, started] = [isoToMs(round.started_at), before && isoToMs(before.started_at)];
  if (at === null || started === null || started === undefined) return [];
  const gap = at - started;
  return before?.game.sysname === round.game.sysname && gap > 0 && gap <= LONGEST_GAP_MS ? [gap] : [];
}

/** The middle one by size. */
function middleOf<T extends number | bigint>(values: readonly T[]): T | undefined {
  const sorted = values.toSorted((one, other) => (one < other ? -1 : Number(one > other)));
  return sorted[Math.floor(sorted.length / 2)];
}
