/** What the player has chosen before autoplay. Amounts are in minor units. */
export interface AutoplayPlan {
  /** Rounds to play at most. */
  readonly rounds: number;
  /** No round begins that could take the net loss since the start above this. */
  readonly lossLimit: bigint;
  /** Stops after a round that wins at least this above its stakes; null for no such stop. */
  readonly winLimit: bigint | null;
  /** No round begins while the balance is below this; null for no such stop. */
  readonly balanceLimit: bigint | null;
  /** Stops after a round with a feature, such as free spins. */
  readonly stopsOnFeature: boolean;
}

export interface FinishedRound {
  readonly staked: bigint;
  readonly totalWin: bigint;
  /** Whether it had free spins or another feature. */
  readonly hasFeature?: boolean;
}

/** Where autoplay stands. */
export interface AutoplayState {
  /** Rounds that are left to begin. */
  readonly left: number;
  /** Wins minus stakes since the start. */
  readonly net: bigint;
}

/** Why autoplay ends. The last four come from outside of these rules. */
export type AutoplayEnd =
  | 'rounds'
  | 'loss'
  | 'win'
  | 'balance'
  /** A round with a feature has ended. */
  | 'feature'
  | 'player'
  /** The site has paused the game: a reality check, a limit or a question. */
  | 'paused'
  /** The page is not seen any more. */
  | 'hidden'
  /** A bet was refused, or its outcome is not known. */
  | 'refused';

/** The choices of the number of rounds; the highest is the most that autoplay plays without being asked again. */
export const AUTOPLAY_ROUNDS = [10, 25, 50, 100] as const;

export const beginAutoplay = ({ rounds }: AutoplayPlan): AutoplayState => ({ left: rounds, net: 0n });

/** Whether the next round may begin, with this stake and balance; else why autoplay ends before it. */
export function endBeforeRound(
  { lossLimit, balanceLimit }: AutoplayPlan,
  { left, net }: AutoplayState,
  stake: bigint,
  balance: bigint,
): AutoplayEnd | null {
  if (left <= 0) return 'rounds';
  if (stake > lossLimit + net) return 'loss';
  return stake > balance || (balanceLimit !== null && balance < balanceLimit) ? 'balance' : null;
}

/** The state after a round has begun: it counts even if its outcome should never be known. */
export const countRound = ({ left, net }: AutoplayState): AutoplayState => ({ left: left - 1, net });

/** The state after a round that has ended, and why autoplay ends with it, if it does. */
export function endAfterRound(
  { winLimit, stopsOnFeature }: AutoplayPlan,
  { left, net }: AutoplayState,
  round: FinishedRound,
): { readonly state: AutoplayState; readonly end: AutoplayEnd | null } {
  const profit = round.totalWin - round.staked;
  const state = { left, net: net + profit };
  if (winLimit !== null && profit >= winLimit) return { state, end: 'win' };
  if (stopsOnFeature && round.hasFeature === true) return { state, end: 'feature' };
  return { state, end: left <= 0 ? 'rounds' : null };
}
