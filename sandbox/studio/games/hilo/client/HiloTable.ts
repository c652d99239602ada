import { element } from '../../../client/element.ts';
import { rankOf } from '../../../kit/cards/cards.ts';
import { CardMotion } from '../../../kit/cards/client/CardMotion.ts';
import { CardView, smallCard } from '../../../kit/cards/client/CardView.ts';
import { burstSize, suitBurst } from '../../../kit/cards/client/suitBurst.ts';
import type { Desk, MainMove, Table } from '../../../kit/client/GameClient.ts';
import { payAt } from '../../../kit/rounds/payout.ts';
import type { HiloGuess, HiloMove, HiloView } from '../rules.ts';
import { GuessButton, oddsOf } from './GuessButton.ts';
import { hiloPaytable } from './hiloPaytable.ts';
import { cut, describeHilo, guessTexts, multiplierOf, sayHilo } from './hiloTexts.ts';
import type { HiloRound, HiloTexts } from './hiloTexts.ts';
import { RankStrip } from './RankStrip.ts';
import { Trail } from './Trail.ts';
import { trailOf } from './trailOf.ts';
import './hilo.css';

const DEAL_MS = 560;
const RESULT_MS = 320;
const PICTURED = 9;
/** A card in the trail grows at its place: one that flew there would be cut off by the trail's edge. */
const APPEAR = [
  { transform: 'scale(0.5)', opacity: 0 },
  { transform: 'none', opacity: 1 },
];
const APPEAR_MS = 240;
const GUESSES: readonly HiloGuess[] = ['higher', 'lower'];
const KEYS: Readonly<Record<string, HiloMove['kind']>> = {
  ArrowUp: 'higher',
  ArrowDown: 'lower',
  KeyS: 'skip',
  KeyC: 'cashOut',
};

/** Hi-Lo: the deck, the card to guess from, the two guesses with their odds, and the cards so far. */
export class HiloTable implements Table<Record<string, never>, HiloMove, HiloView> {
  readonly stage: HTMLElement;
  readonly controls: HTMLElement;
  private round: HiloRound | null = null;
  private readonly motion: CardMotion;
  private readonly trail: Trail;
  private readonly strip = new RankStrip();
  private readonly deck = new CardView();
  private readonly seat = element('div', { class: 'hilo-seat', 'data-state': 'empty' });
  private readonly status = element('p', { class: 'hilo-status' });
  private readonly skip: HTMLButtonElement;
  private readonly skipsLeft = element('span', { class: 'hilo-skips' });
  private readonly buttons: Readonly<Record<HiloGuess, GuessButton>>;

  constructor(private readonly desk: Desk<Record<string, never>, HiloMove, HiloView, HiloTexts>) {
    const { t, times, pacer, isCalm } = desk;
    this.motion = new CardMotion(pacer, isCalm);
    this.trail = new Trail(t, times);
    const button = (kind: HiloGuess): GuessButton => new GuessButton(kind, () => this.press(kind));
    this.buttons = { higher: button('higher'), lower: button('lower') };
    this.stage = element(
      'div',
      { class: 'hilo' },
      element(
        'div',
        { class: 'hilo-table' },
        this.trail.node,
        element(
          'div',
          { class: 'hilo-play' },
          element(
            'div',
            { class: 'hilo-pair', dir: 'ltr' },
            element('div', { class: 'hilo-deck' }, this.deck.node),
            this.seat,
          ),
        ),
        this.status,
        this.strip.node,
        this.buttons.lower.node,
        this.buttons.higher.node,
      ),
    );
    this.skip = element(
      'button',
      { type: 'button', class: 'choice-key hilo-skip', onclick: () => this.press('skip') },
      element('span', {}, t('skip')),
      this.skipsLeft,
    );
    this.controls = this.skip;
    this.refresh();
  }

  bet(): Record<string, never> {
    return {};
  }

  mainMove({ stake, view }: HiloRound): MainMove<HiloMove> {
    const { t, format } = this.desk;
    if (view.guesses === 0) return { label: t('cashOutLater'), move: null };
    const amount = format(payAt(stake, multiplierOf(view.multiplier)));
    return { label: t('cashOut', { amount }), move: { kind: 'cashOut' } };
  }

  update(): void {
    this.refresh();
  }

  /** Nothing of a move is shown before its outcome is known, so there is nothing to begin or to take back. */
  start(): void {}

  cancel(): void {}

  async show(round: HiloRound, isResumed: boolean): Promise<void> {
    const isNew = this.round?.id !== round.id;
    const known = isNew ? 0 : (this.round?.view.cards.length ?? 0);
    this.round = round;
    const { cards, isLost } = round.view;
    const entries = trailOf(round.view, round.moves);
    if (isNew) this.trail.clear();
    if (isResumed || cards.length - known > 1) {
      this.lay(cards.at(-1) ?? 0);
      this.trail.show(entries);
    } else if (cards.length > known) {
      await this.deal(cards.at(-1) ?? 0);
      const entry = entries.at(-1);
      this.seat.dataset['state'] = stateAfter(entry?.by === 'higher' || entry?.by === 'lower', isLost);
      if (isLost) this.desk.sound.thud(0);
      else if (entry?.multiplier !== null) this.desk.sound.chime(round.view.guesses);
      const placed = this.trail.show(entries);
      if (placed !== null) this.motion.run(placed, APPEAR, { duration: APPEAR_MS, easing: 'ease-out' });
      this.refresh();
      await this.motion.wait(RESULT_MS);
    }
    if (isLost) this.seat.dataset['state'] = 'wrong';
    this.refresh();
    const count = burstSize(round.totalWin ?? 0n, round.staked);
    if (count > 0) suitBurst(this.stage, this.motion, count);
    if (!round.isOver) this.desk.say(sayHilo(round, this.desk));
  }

  describe(round: HiloRound): string {
    return describeHilo(round, this.desk.t, this.desk.times);
  }

  picture(round: HiloRound): HTMLElement {
    const { cards } = round.view;
    return element(
      'div',
      {},
      element(
        'div',
        { class: 'card-row', dir: 'ltr', 'aria-hidden': 'true' },
        ...(cards.length > PICTURED ? ['…'] : []),
        ...cards.slice(-PICTURED).map((card) => smallCard(card)),
      ),
      element('p', {}, this.describe(round)),
    );
  }

  paytable(): HTMLElement {
    const { t, locale, times } = this.desk;
    return hiloPaytable(t, locale, times);
  }

  key({ code, repeat, target }: KeyboardEvent): boolean {
    const kind = KEYS[code];
    if (kind === undefined || repeat || target instanceof HTMLInputElement || this.desk.phase() !== 'open')
      return false;
    this.press(kind);
    return true;
  }

  /** Whether the round takes this move now. */
  private takes(kind: HiloMove['kind']): boolean {
    if (this.desk.phase() !== 'open' || this.round === null) return false;
    const { odds, skipsLeft, guesses } = this.round.view;
    if (kind === 'skip') return skipsLeft > 0;
    return kind === 'cashOut' ? guesses > 0 : oddsOf(odds, kind) !== null;
  }

  private press(kind: HiloMove['kind']): void {
    if (this.takes(kind)) this.desk.move({ kind });
  }

  private lay(card: number): CardView {
    const view = new CardView(card);
    this.seat.dataset['state'] = 'open';
    this.seat.replaceChildren(view.node);
    return view;
  }

  /** Flies the next card from the deck onto the last one and turns it. */
  private async deal(card: number): Promise<void> {
    const before = [...this.seat.children];
    const view = this.lay(card);
    this.seat.prepend(...before.slice(-1));
    this.motion.fly(view.node, this.deck.node, 0, 0);
    this.motion.turn(view, 160);
    this.desk.sound.thud(3);
    await this.motion.wait(DEAL_MS);
    for (const old of before) old.remove();
  }

  private refresh(): void {
    const { t } = this.desk;
    const { round } = this;
    const isPlaying = round !== null && !round.isOver;
    for (const guess of GUESSES) {
      const isOffered = isPlaying && oddsOf(round.view.odds, guess) !== null;
      this.buttons[guess].show(guessTexts(guess, round, this.desk), this.takes(guess), isOffered);
    }
    this.skip.setAttribute('aria-disabled', String(!this.takes('skip')));
    this.skipsLeft.textContent = isPlaying ? t('skipsLeft', { count: round.view.skipsLeft }) : '';
    this.strip.show(isPlaying ? rankOf(round.view.cards.at(-1) ?? 0) : null, round?.view.odds ?? []);
    this.status.textContent = this.statusText();
  }

  private statusText(): string {
    const { t, times, phase } = this.desk;
    const { round } = this;
    if (round === null || (round.isOver && phase() === 'waiting')) return t('ready');
    if (round.isOver) return this.describe(round);
    const { guesses, multiplier } = round.view;
    return guesses === 0 ? t('first') : `${t('streak', { count: guesses })} · ${times(cut(multiplier))}`;
  }
}

/** How the card on the seat is marked once it has been turned. */
function stateAfter(isGuess: boolean, isLost: boolean): 'open' | 'right' | 'wrong' {
  if (!isGuess) return 'open';
  return isLost ? 'wrong' : 'right';
}
