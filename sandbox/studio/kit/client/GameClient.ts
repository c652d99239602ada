import type { Backdrop } from '../../backdrops/backdrop.ts';
import type { ParticleKind } from '../../client/feel.ts';
import type { Locale } from '../../client/launchParams.ts';
import type { FormatMoney } from '../../client/money.ts';
import type { Sound } from '../../client/sound.ts';
import type { Pacer } from '../../client/Pacer.ts';
import type { MessageKey } from '../../client/translate.ts';
import type { AnyRoundGame } from '../rounds/storedRound.ts';
import type { PlayRound, PlaySession } from './protocol.ts';
import type { RoundPhase } from './RoundController.ts';

/** Texts of one game in one language, by key; placeholders are in braces. */
export type GameWords<Word extends string> = Readonly<Record<Word, string>>;

/** Everything that the page of a game of bets and moves is built from. */
export interface GameClient<Bet, Move, View, Word extends string> {
  /** The rules that rounds are verified with. */
  readonly rules: AnyRoundGame;
  readonly backdrop: Backdrop;
  /** What flies when a large win is celebrated; stars without it. */
  readonly particle?: ParticleKind;
  /** Base frequency of the game's sounds in Hz. */
  readonly note: number;
  readonly words: Readonly<Record<Locale, () => Promise<GameWords<Word>>>>;
  /** The texts of "How to play", in order. */
  readonly howTo: readonly Word[];
  /** Label of the main button before a round; the common one without it. */
  readonly playWord?: Word;
  /** Which keys the page has; the kit's without it. */
  readonly keysNote?: MessageKey;
  /** What a round without a payout is called; a loss without it. */
  readonly lostWord?: MessageKey;
  /** Rounds have no moves: where the market allows it, there is autoplay. */
  readonly canAutoplay?: boolean;
  build(desk: Desk<Bet, Move, View, Word>): Table<Bet, Move, View>;
}

/** What a game's table may use of its page. */
export interface Desk<Bet, Move, View, Word extends string> {
  readonly session: PlaySession<Bet, Move, View>;
  readonly locale: Locale;
  /** The game's own words, and the common ones. */
  readonly t: (key: Word | MessageKey, values?: Readonly<Record<string, string | number>>) => string;
  readonly format: FormatMoney;
  /** A multiplier in the player's language, such as ×1.98. */
  readonly times: (multiplier: string | number) => string;
  readonly sound: Sound;
  /** Waits that a press on Skip ends; games wait with it, so that they can be skipped. */
  readonly pacer: Pacer;
  /** Whether the player asked for little motion. */
  readonly isCalm: () => boolean;
  /** The phase of the round; the table's `update` is called whenever it changes. */
  readonly phase: () => RoundPhase;
  /** The stake that the player has chosen; null while the field has an error. */
  readonly stake: () => bigint | null;
  /** Begins a round, as the main button does. */
  readonly play: () => void;
  /** Changes the stake by a step of its ladder; not during a round. */
  readonly stepStake: (by: -1 | 1) => void;
  /** Makes a move in the open round; does nothing in any other phase. */
  readonly move: (move: Move) => void;
  /** Shows the main button and the controls again, after something of the bet has changed. */
  readonly refresh: () => void;
  /** The player's last finished rounds of the game, latest first. */
  readonly past: () => Promise<readonly PlayRound<Bet, Move, View>[]>;
  /** Says something to screen readers. */
  readonly say: (text: string) => void;
  /** Shows a text over the stage until the next round; an empty text removes it. */
  readonly notice: (text: string) => void;
}

/** The main button while a round is open. */
export interface MainMove<Move> {
  readonly label: string;
  /** Null: the button is there, but cannot be pressed now. */
  readonly move: Move | null;
  /** Keeps its label while a move is on its way and shown, for games whose moves take no longer than a blink. */
  readonly isSteady?: boolean;
}

/** A game's own part of its page. */
export interface Table<Bet, Move, View> {
  /** What is played on. Fills the stage; `cqw`, `cqh` and `cqmin` are parts of the stage. */
  readonly stage: HTMLElement;
  /** Behind everything, over the backdrop. */
  readonly scene?: HTMLElement;
  /** Choices of the bet and moves other than the main one; beside or below the stage. */
  readonly controls?: HTMLElement;
  /** The bet as chosen now; null if it is not complete, which the table then says. */
  bet(): Bet | null;
  /** Whether the table has chips of its own in place of the stake field; `stake` is then all that is on it. */
  readonly ownsStake?: boolean;
  stake?(): bigint | null;
  /** For autoplay on tables that are cleared by a round: puts its bet down again, unless there is one. */
  rebet?(): void;
  /** The main button in an open round; null hides it. */
  mainMove?(round: PlayRound<Bet, Move, View>): MainMove<Move> | null;
  /** The phase or the round has changed: locks or unlocks the table's controls. */
  update?(phase: RoundPhase, round: PlayRound<Bet, Move, View> | null): void;
  /** A bet or move is on its way. */
  start(round: PlayRound<Bet, Move, View> | null): void;
  /** Shows a round as it now stands; resolves when it has been shown. `isResumed`: after a reload, nothing was staked. */
  show(round: PlayRound<Bet, Move, View>, isResumed: boolean): Promise<void>;
  /** The bet or move was refused: goes back to before it. */
  cancel(): void;
  /** The outcome in words, without the amount, for screen readers and the history. */
  describe(round: PlayRound<Bet, Move, View>): string;
  /** Whether the round had free spins or another feature; only of games that have features. */
  hasFeature?(round: PlayRound<Bet, Move, View>): boolean;
  /** A small picture of the outcome for the history; the description without one. */
  picture?(round: PlayRound<Bet, Move, View>): HTMLElement;
  /** A table of what is paid, for the rules. */
  paytable?(): HTMLElement;
  /** A key that no control has used; true if the table has. */
  key?(event: KeyboardEvent): boolean;
}

/** Opens nothing by itself: gives the client its types, so that a game's parts fit together. */
export const gameClient = <Bet, Move, View, Word extends string>(
  client: GameClient<Bet, Move, View, Word>,
): GameClient<Bet, Move, View, Word> => client;
