import type { Backdrop } from '../../../backdrops/backdrop.ts';
import type { Locale } from '../../../client/launchParams.ts';
import type { FormatMoney } from '../../../client/money.ts';
import type { Sound } from '../../../client/sound.ts';
import type { ParticleKind } from '../../../client/feel.ts';
import type { Words } from '../../client/createWords.ts';
import type { GameWords } from '../../client/GameClient.ts';
import type { PlayRound, PlaySession } from '../../client/protocol.ts';
import type { AnyRoundGame } from '../../rounds/storedRound.ts';
import type { TableMove, TableOutcome } from '../TableGame.ts';
import type { TableCrowd, WireTable } from '../wireTable.ts';
import type { BetPhase } from './SharedController.ts';
import type { TableWord } from './words/en.ts';

export type SharedRound<Bet, View> = PlayRound<Bet, TableMove, View>;

/** Everything that the page of a shared table is built from. */
export interface SharedClient<Bet, View, Word extends string> {
  /** The rules that bets are verified with. */
  readonly rules: AnyRoundGame;
  readonly backdrop: Backdrop;
  /** What flies when a large win is celebrated; stars without it. */
  readonly particle?: ParticleKind;
  /** Base frequency of the game's sounds in Hz. */
  readonly note: number;
  readonly words: Readonly<Record<Locale, () => Promise<GameWords<Word>>>>;
  /** The texts of "How to play", in order. */
  readonly howTo: readonly (Word | TableWord)[];
  /** The multiplier at which a bet is cashed out by itself, in hundredths; null without one. */
  readonly target?: (bet: Bet) => number | null;
  build(desk: SharedDesk<Bet, View, Word>): SharedTable<Bet, View>;
}

/** What a table may use of its page. */
export interface SharedDesk<Bet, View, Word extends string> {
  readonly session: PlaySession<Bet, TableMove, View>;
  readonly locale: Locale;
  readonly t: Words<Word | TableWord>;
  readonly format: FormatMoney;
  /** A multiplier in the player's language, such as ×1.98. */
  readonly times: (multiplier: string | number) => string;
  readonly sound: Sound;
  /** Whether the player asked for little motion. */
  readonly isCalm: () => boolean;
  /** The server's time in Unix ms. */
  readonly now: () => number;
  readonly phase: () => BetPhase;
  /** The stake that the player has chosen; null while the field has an error. */
  readonly stake: () => bigint | null;
  /** Shows the main button again, after something that it says has changed. */
  readonly refresh: () => void;
  /** Says something to screen readers. */
  readonly say: (text: string) => void;
  /** Shows a text over the stage; an empty text removes it. */
  readonly notice: (text: string) => void;
}

/** A game's own part of the page of its table. */
export interface SharedTable<Bet, View> {
  /** What everybody sees. Fills the stage; `cqw`, `cqh` and `cqmin` are parts of the stage. */
  readonly stage: HTMLElement;
  /** Choices of the bet. */
  readonly controls?: HTMLElement;
  /** The bet as chosen now; null if it is not complete, which the table then says. */
  bet(): Bet | null;
  /** Whether the table has chips of its own in place of the stake field; `stake` is then all that is on it. */
  readonly ownsStake?: boolean;
  stake?(): bigint | null;
  /** The table's phase, the player's bet or both have changed. */
  update(table: WireTable, phase: BetPhase, own: SharedRound<Bet, View> | null): void;
  /** The multiplier has grown, by the server. */
  frame?(at: number, crowd: TableCrowd): void;
  /** Label of the button by which the player leaves the flight now; null while that is not possible. */
  leaveLabel?(own: SharedRound<Bet, View>): string | null;
  /** The player's bet is over. Resolves when everybody has seen what was drawn: a large win is celebrated then. */
  ended?(own: SharedRound<Bet, View>): Promise<void> | void;
  /** What a round has drawn, for the list of past rounds: a small node with a text. */
  past(outcome: TableOutcome): HTMLElement;
  /** What a round has drawn, as a sentence. */
  say(outcome: TableOutcome): string;
  /** The outcome of a bet in words, without the amount. */
  describe(round: SharedRound<Bet, View>): string;
  /** A small picture of the outcome for the history. */
  picture?(round: SharedRound<Bet, View>): HTMLElement;
  /** A table of what is paid, for the rules. */
  paytable?(): HTMLElement;
  /** A key that no control has used; true if the table has. */
  key?(event: KeyboardEvent): boolean;
}

/** Gives the client its types, so that a game's parts fit together. */
export const sharedClient = <Bet, View, Word extends string>(
  client: SharedClient<Bet, View, Word>,
): SharedClient<Bet, View, Word> => client;
