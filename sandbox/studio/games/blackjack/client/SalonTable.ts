import { element } from '../../../client/element.ts';
import type { Card } from '../../../kit/cards/cards.ts';
import { CardMotion } from '../../../kit/cards/client/CardMotion.ts';
import { CardView } from '../../../kit/cards/client/CardView.ts';
import { burstSize, suitBurst } from '../../../kit/cards/client/suitBurst.ts';
import type { Desk, MainMove, Table } from '../../../kit/client/GameClient.ts';
import type { BlackjackAction } from '../BlackjackTable.ts';
import type { BlackjackMove, BlackjackView } from '../rules.ts';
import { blackjackPaytable } from './blackjackPaytable.ts';
import { describeBlackjack, insuranceText, resultTexts, sayBlackjack } from './blackjackTexts.ts';
import type { BlackjackRound, BlackjackTexts } from './blackjackTexts.ts';
import { dealSteps } from './dealSteps.ts';
import type { DealStep } from './dealSteps.ts';
import { HandSpot } from './HandSpot.ts';
import { actionOfKey, MoveButtons } from './MoveButtons.ts';
import { roundPicture } from './roundPicture.ts';
import './blackjack.css';

const CARD_MS = 270;
/** The dealer's cards decide: they come slower, so that each can be read. */
const DEALER_MS = 560;
const RESULT_MS = 350;

/** Blackjack: the dealer's hand, the player's hands side by side, and the moves. */
export class SalonTable implements Table<Record<string, never>, BlackjackMove, BlackjackView> {
  readonly stage: HTMLElement;
  readonly controls: HTMLElement;
  private round: BlackjackRound | null = null;
  private readonly motion: CardMotion;
  private readonly moves: MoveButtons;
  private readonly dealer: HandSpot;
  private spots: HandSpot[] = [];
  private readonly shoe = new CardView();
  private readonly hands = element('div', { class: 'bj-hands', dir: 'ltr', 'data-hands': 1 });
  private readonly insurance = element('p', { class: 'bj-note' });
  private readonly aim = element('p', { class: 'bj-aim' });

  constructor(private readonly desk: Desk<Record<string, never>, BlackjackMove, BlackjackView, BlackjackTexts>) {
    const { t, format, pacer, isCalm } = desk;
    this.motion = new CardMotion(pacer, isCalm);
    this.dealer = new HandSpot(t('dealer'), 'dealer', t);
    this.stage = element(
      'div',
      { class: 'bj' },
      element(
        'div',
        { class: 'bj-felt' },
        element('div', { class: 'bj-shoe', 'aria-hidden': 'true' }, this.shoe.node),
        this.dealer.node,
        element(
          'div',
          { class: 'bj-print' },
          element('p', {}, t('print1')),
          element('p', {}, t('print2')),
          this.insurance,
          this.aim,
        ),
        this.hands,
      ),
    );
    this.moves = new MoveButtons(t, format, (action) => this.press(action));
    this.controls = this.moves.node;
    this.aim.textContent = t('aim');
    this.clear();
    this.refresh();
  }

  bet(): Record<string, never> {
    return {};
  }

  mainMove(): MainMove<BlackjackMove> {
    return { label: this.desk.t('yourMove'), move: null };
  }

  update(): void {
    this.refresh();
  }

  /** Nothing of a move is shown before its outcome is known, so there is nothing to begin or to take back. */
  start(): void {}

  cancel(): void {}

  async show(round: BlackjackRound, isResumed: boolean): Promise<void> {
    const before = this.round?.id === round.id ? this.round.view : null;
    if (before === null) this.clear();
    this.aim.textContent = '';
    this.round = round;
    if (isResumed) this.lay(round.view);
    else for (const step of dealSteps(before, round.view)) await this.take(step);
    this.mark();
    this.refresh();
    if (!round.isOver) {
      this.desk.say(sayBlackjack(round, this.desk.t));
      return;
    }
    const count = burstSize(round.totalWin ?? 0n, round.staked);
    if (count > 0) suitBurst(this.stage, this.motion, count);
    await this.motion.wait(RESULT_MS);
  }

  describe(round: BlackjackRound): string {
    return describeBlackjack(round, this.desk.t);
  }

  picture(round: BlackjackRound): HTMLElement {
    const { t } = this.desk;
    return roundPicture(round.view, this.describe(round), { dealer: t('dealer'), you: t('you') });
  }

  paytable(): HTMLElement {
    return blackjackPaytable(this.desk.t);
  }

  key({ code, repeat, target }: KeyboardEvent): boolean {
    const action = actionOfKey(code);
    if (action === undefined || repeat || target instanceof HTMLInputElement) return false;
    if (!this.actions.includes(action)) return false;
    this.press(action);
    return true;
  }

  /** The moves that the open round takes now. */
  private get actions(): readonly BlackjackAction[] {
    return this.desk.phase() === 'open' ? (this.round?.view.actions ?? []) : [];
  }

  private press(action: BlackjackAction): void {
    if (this.actions.includes(action)) this.desk.move({ action });
  }

  private clear(): void {
    while (this.dealer.take() !== undefined);
    this.dealer.count();
    this.dealer.mark('', { chips: 0, staked: '', result: '', pays: '' });
    this.insurance.textContent = '';
    this.spots = [];
    this.hands.replaceChildren();
    this.insertSpot(0);
  }

  private insertSpot(at: number): HandSpot {
    const spot = new HandSpot(this.desk.t('you'), 'player', this.desk.t);
    this.spots.splice(at, 0, spot);
    this.hands.insertBefore(spot.node, this.hands.children[at] ?? null);
    this.hands.dataset['hands'] = String(this.spots.length);
    this.stage.dataset['hands'] = String(this.spots.length);
    for (const [index, { node }] of this.spots.entries())
      node.setAttribute('aria-label', this.desk.t(this.spots.length === 1 ? 'you' : 'hand', { number: index + 1 }));
    return spot;
  }

  /** Lays a round as it stands, without any motion. */
  private lay({ dealer, hands }: BlackjackView): void {
    this.clear();
    const [up, hole, ...drawn] = dealer.cards;
    for (const card of [up, hole ?? null, ...drawn]) this.dealer.add(new CardView(card ?? null));
    this.dealer.count();
    for (const [index, { cards }] of hands.entries()) {
      const spot = this.spots[index] ?? this.insertSpot(index);
      for (const card of cards) spot.add(new CardView(card));
      spot.count();
    }
  }

  /** Shows one step and waits until it can be read. */
  private async take(step: DealStep): Promise<void> {
    if (step.kind === 'deal') await this.deal(step.hand === null ? this.dealer : this.spots[step.hand], step.card);
    else if (step.kind === 'hole') await this.deal(this.dealer, null);
    else if (step.kind === 'turnHole') await this.turnHole(step.card);
    else await this.split(step.hand);
  }

  private async deal(spot: HandSpot | undefined, card: Card | null): Promise<void> {
    if (spot === undefined) return;
    const view = new CardView(card);
    this.motion.glide(
      spot.cards.map(({ node }) => node),
      () => spot.add(view),
    );
    this.motion.fly(view.node, this.shoe.node);
    if (card !== null) this.motion.turn(view, 60);
    this.desk.sound.thud(spot === this.dealer ? 1 : 3);
    const isDealersDraw = spot === this.dealer && spot.cards.length > 2;
    await this.motion.wait(isDealersDraw ? DEALER_MS : CARD_MS);
    spot.count();
  }

  private async turnHole(card: Card): Promise<void> {
    const [, hole] = this.dealer.cards;
    this.endTurns();
    await this.motion.wait(CARD_MS);
    if (hole === undefined) return;
    hole.show(card);
    this.motion.turn(hole);
    this.desk.sound.thud(0);
    await this.motion.wait(DEALER_MS);
    this.dealer.count();
  }

  private async split(at: number): Promise<void> {
    const from = this.spots[at];
    if (from === undefined) return;
    const nodes = this.spots.flatMap(({ cards }) => cards.map(({ node }) => node));
    this.motion.glide(nodes, () => {
      const card = from.take();
      const spot = this.insertSpot(at + 1);
      if (card !== undefined) spot.add(card);
      spot.count();
    });
    from.count();
    await this.motion.wait(CARD_MS);
  }

  private endTurns(): void {
    for (const spot of this.spots) spot.isActive = false;
  }

  /** Shows the chips, whose turn it is, and the results that are known. */
  private mark(): void {
    const { round } = this;
    const { t, format } = this.desk;
    if (round === null) return;
    const { view, stake } = round;
    for (const [index, hand] of view.hands.entries()) {
      const spot = this.spots[index];
      if (spot === undefined) continue;
      const result = resultTexts(hand, stake, t, format);
      const staked = format(stake * BigInt(hand.stakes));
      spot.mark(hand.result ?? '', {
        chips: hand.stakes,
        staked,
        result: result?.result ?? '',
        pays: result?.pays ?? '',
      });
      spot.isActive = view.active === index;
      if (hand.result !== null) spot.settle();
    }
    if (round.isOver) this.dealer.settle();
    this.insurance.textContent = insuranceText(round, t, format);
  }

  private refresh(): void {
    const { round } = this;
    const stake = round !== null && !round.isOver ? round.stake : this.desk.stake();
    this.moves.show(this.actions, stake);
  }
}
