import type { Draw } from '../kit/fair/draws.ts';

/** What a round took and paid, in stakes of its opening bet. */
export interface TrialRound {
  readonly staked: number;
  readonly paid: number;
}

/** One way to play a game, with what it returns by the game's figures: simulations are compared with it. */
export interface Trial {
  readonly game: string;
  /** The bet and how it is played. */
  readonly name: string;
  /** The share of all stakes that is paid back. */
  readonly expected: number;
  /** Plays a round quickly. */
  readonly play: (draw: Draw) => TrialRound;
  /** Plays the same round by the rules that players' rounds are played by; absent where `play` does. */
  readonly reference?: (draw: Draw) => TrialRound;
}
