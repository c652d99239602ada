import { element } from '../../../client/element.ts';
import { CardMotion } from '../../../kit/cards/client/CardMotion.ts';
import { cardName, cardNames } from '../../../kit/cards/client/cardName.ts';
import { smallCard } from '../../../kit/cards/client/CardView.ts';
import type { CardWord } from '../../../kit/cards/client/words/en.ts';
import { burstSize, suitBurst } from '../../../kit/cards/client/suitBurst.ts';
import type { Desk, MainMove, Table } from '../../../kit/client/GameClient.ts';
import type { PlayRound } from '../../../kit/client/protocol.ts';
import type { RoundPhase } from '../../../kit/client/RoundController.ts';
import type { VideoPokerMove, VideoPokerView } from '../rules.ts';
import type { VideoPokerWord } from '../words/en.ts';
import { cardOfKey } from './cardOfKey.ts';
import { HandRow } from './HandRow.ts';
import { madeCards } from './madeCards.ts';
import { PayBoard } from './PayBoard.ts';
import './videoPoker.css';

export type VideoPokerTexts = VideoPokerWord | CardWord;
type Round = PlayRound<Record<string, never>, VideoPokerMove, VideoPokerView>;

const NO_HOLDS: readonly boolean[] = [false, false, false, false, false];
const RESULT_MS = 300;

/** Jacks or Better: the paytable and five cards to hold or to replace. */
export class VideoPokerTable implements Table<Record<string, never>, VideoPokerMove, VideoPokerView> {
  readonly stage: HTMLElement;
  private round: Round | null = null;
  private held = NO_HOLDS;
  private readonly motion: CardMotion;
  private readonly row: HandRow;
  private readonly board: PayBoard;
  private readonly status = element('p', { class: 'vp-status' });

  constructor(private readonly desk: Desk<Record<string, never>, VideoPokerMove, VideoPokerView, VideoPokerTexts>) {
    const { t, pacer, isCalm } = desk;
    this.motion = new CardMotion(pacer, isCalm);
    this.board = this.payBoard();
    this.row = new HandRow(
      { label: t('cards'), hold: t('hold'), name: (card) => t('holdCard', { card: cardName(card, t) }) },
      this.motion,
      (index) => this.toggle(index),
    );
    this.stage = element(
      'div',
      { class: 'vp' },
      element('div', { class: 'vp-table' }, this.board.node, this.status, this.row.node),
    );
    this.refresh();
  }

  bet(): Record<string, never> {
    return {};
  }

  mainMove(): MainMove<VideoPokerMove> {
    const { t } = this.desk;
    const count = this.held.filter((holds) => !holds).length;
    const label = count === 0 ? t('keepAll') : t('draw', { count });
    return { label, move: { hold: this.held } };
  }

  update(): void {
    this.refresh();
  }

  start(round: Round | null): void {
    if (round !== null) return;
    this.held = NO_HOLDS;
    this.unlight();
  }

  cancel(): void {
    const { round } = this;
    if (round !== null) this.light(round);
  }

  async show(round: Round, isResumed: boolean): Promise<void> {
    const { t, sound, say } = this.desk;
    const isSame = this.round?.id === round.id;
    const { cards, rank, held } = round.view;
    this.round = round;
    this.held = held ?? NO_HOLDS;
    this.unlight();
    if (isResumed) this.row.lay(cards);
    else await this.row.change(cards, isSame ? this.held : NO_HOLDS, (index) => sound.thud(index));
    this.light(round);
    if ((round.totalWin ?? 0n) > round.staked) sound.chime(2);
    if (!round.isOver) {
      say(t('dealt', { cards: cardNames(cards, t), rank: t(rank) }));
      return;
    }
    const count = burstSize(round.totalWin ?? 0n, round.staked);
    if (count > 0) suitBurst(this.stage, this.motion, count);
    await this.motion.wait(RESULT_MS);
  }

  describe({ view }: Round): string {
    const { t } = this.desk;
    return t('outcome', { rank: t(view.rank), cards: cardNames(view.cards, t) });
  }

  picture(round: Round): HTMLElement {
    const { cards, rank } = round.view;
    return element(
      'div',
      {},
      element('div', { class: 'card-row', dir: 'ltr', 'aria-hidden': 'true' }, ...cards.map((card) => smallCard(card))),
      element('span', { class: 'unseen' }, this.describe(round)),
      element('p', { 'aria-hidden': 'true' }, this.desk.t(rank)),
    );
  }

  paytable(): HTMLElement {
    const board = this.payBoard();
    this.showAmounts(board);
    board.node.classList.add('is-plain');
    return board.node;
  }

  key({ code, repeat, target }: KeyboardEvent): boolean {
    if (target instanceof HTMLInputElement || repeat) return false;
    if (code === 'ArrowLeft' || code === 'ArrowRight') return this.row.step(code === 'ArrowRight' ? 1 : -1);
    const card = cardOfKey(code);
    if (card === null || this.desk.phase() !== 'open') return false;
    this.toggle(card);
    return true;
  }

  private toggle(index: number): void {
    const { phase, sound, refresh } = this.desk;
    if (phase() !== 'open') return;
    this.held = this.held.map((holds, at) => (at === index ? !holds : holds));
    sound.press();
    this.refresh();
    refresh();
  }

  /** The hand is about to change: nothing of the old one stays lit. */
  private unlight(): void {
    this.board.light('nothing', 'none');
    this.row.mark(NO_HOLDS, 'none');
    this.refresh();
  }

  /** A hand that only returns the stake is named, and not celebrated. */
  private light({ view, staked, totalWin }: Round): void {
    const state = (totalWin ?? 0n) > staked ? 'final' : 'dealt';
    this.board.light(view.rank, state);
    this.row.mark(madeCards(view.cards, view.rank), state);
    this.refresh();
  }

  private payBoard(): PayBoard {
    const { t } = this.desk;
    // Without decimals: the table's multiples are whole.
    const times = (multiple: number): string => t('historyTimes', { multiple });
    return new PayBoard({ label: t('pays'), name: (rank) => t(rank), times });
  }

  private showAmounts(board: PayBoard): void {
    const { round, desk } = this;
    const stake = round !== null && !round.isOver ? round.stake : desk.stake();
    board.showAmounts((stakes) => (stake === null ? '' : desk.format(stake * stakes)));
  }

  private refresh(): void {
    const phase = this.desk.phase();
    this.row.showHolds(this.held, phase !== 'open');
    this.showAmounts(this.board);
    this.status.textContent = this.statusText(phase);
  }

  private statusText(phase: RoundPhase): string {
    const { t } = this.desk;
    const { round } = this;
    if (round === null || phase === 'waiting' || phase === 'showing') return t('ready');
    if (round.isOver || round.view.rank !== 'nothing') return t(round.view.rank);
    return t('choose');
  }
}
