import { element } from '../../../client/element.ts';
import { burst } from '../../../kit/client/burst.ts';
import { chipFigures } from '../../../kit/client/chipFigures.ts';
import { LiveHost } from '../../../kit/live/client/LiveHost.ts';
import { ChipsInRound } from '../../../kit/tables/client/ChipsInRound.ts';
import type { SharedDesk, SharedRound, SharedTable } from '../../../kit/tables/client/SharedClient.ts';
import type { BetPhase } from '../../../kit/tables/client/SharedController.ts';
import type { TableOutcome } from '../../../kit/tables/TableGame.ts';
import type { WireTable } from '../../../kit/tables/wireTable.ts';
import type { CarouselBet, CarouselView } from '../rules.ts';
import { FIELDS } from '../wheel.ts';
import type { CarouselWord } from '../words/en.ts';
import { CarouselWheel } from './CarouselWheel.ts';
import { momentAt, raisedBy, spotOf, TURN_MS } from './carouselMoments.ts';
import { describeStops, resultText, spotPays, spotPill, wholeTimes } from './carouselTexts.ts';
import type { CarouselText } from './carouselTexts.ts';
import { SpotBoard } from './SpotBoard.ts';
import { SpotFacts } from './SpotFacts.ts';

type Round = SharedRound<CarouselBet, CarouselView | null>;

/** How long the won chips stay on their spot, in ms. */
const PAY_MS = 3_600;
/** How long the spot is seen before a large win on it is celebrated, in ms. */
const SEEN_MS = 1_200;

/** The game show: a big wheel, its presenter, and the spots that can be bet on. */
export class CarouselTable implements SharedTable<CarouselBet, CarouselView | null> {
  readonly ownsStake = true;
  readonly stage: HTMLElement;
  readonly controls: HTMLElement;
  private readonly wheel: CarouselWheel;
  private readonly board: SpotBoard;
  private readonly facts: SpotFacts;
  private readonly host: LiveHost;
  private readonly chips: ChipsInRound<Round>;
  private readonly raise = element('output', { class: 'ca-raise', hidden: true });
  private readonly show: HTMLElement;
  private readonly text: CarouselText;
  private table: WireTable | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly desk: SharedDesk<CarouselBet, CarouselView | null, CarouselWord>) {
    const { t, session, format, locale, sound, isCalm, say, notice, refresh, now } = desk;
    const times = wholeTimes(locale);
    this.text = { t, times };
    this.host = new LiveHost({ t, now, outfit: 'gala', running: 'sayWheelTurns' });
    this.wheel = new CarouselWheel({
      fields: FIELDS,
      isCalm,
      onField: () => sound.tone(1_500, 0.02, 0.02, 'square'),
    });
    this.board = new SpotBoard({
      t,
      limits: session.stakes,
      format,
      figure: chipFigures(desk),
      times,
      sound,
      say,
      notice,
      onChange: refresh,
    });
    this.facts = new SpotFacts(t);
    this.chips = new ChipsInRound({
      lock: (locked) => {
        this.board.locked = locked;
      },
      restore: (round) => this.board.restore(round.bet.chips, round.stake),
      clear: () => this.board.clearPlayed(),
    });
    this.show = element(
      'div',
      { class: 'ca-show' },
      element('div', { class: 'ca-host' }, this.host.node),
      element('div', { class: 'ca-wheel' }, this.wheel.node, this.raise),
      this.facts.node,
      this.facts.key,
    );
    this.stage = element('div', { class: 'ca' }, this.show, this.board.node);
    this.controls = this.board.rack.node;
  }

  bet(): CarouselBet | null {
    // What lies on the spots is what is bet, also while the last round is still being paid.
    if (this.chips.finish()) this.board.rebet();
    const chips = this.board.bet();
    return chips === null ? null : { chips };
  }

  stake(): bigint {
    return this.board.stake();
  }

  update(table: WireTable, phase: BetPhase, own: Round | null): void {
    const before = this.table?.round;
    this.table = table;
    if (before?.id !== table.round.id || before.phase !== table.round.phase) this.enter(table);
    this.chips.update(phase, own);
  }

  async ended(own: Round): Promise<void> {
    const { number, phase } = this.table?.round ?? {};
    const isNow = number === own.wire.nonce && phase === 'resting';
    void this.chips.end(own, isNow ? Promise.resolve() : null, PAY_MS, () => this.pay(own));
    if (isNow) await new Promise((resolve) => setTimeout(resolve, SEEN_MS));
  }

  past(stops: TableOutcome): HTMLElement {
    return spotPill(stops, this.text.times);
  }

  say(stops: TableOutcome): string {
    return describeStops(stops, this.text);
  }

  describe({ view }: Round): string {
    return view === null ? '' : describeStops(view.stops, this.text);
  }

  picture({ view }: Round): HTMLElement {
    return view === null ? element('span') : spotPill(view.stops, this.text.times);
  }

  paytable(): HTMLElement {
    return spotPays(this.text, this.desk.locale);
  }

  private enter({ round, past }: WireTable): void {
    const { phase, runningAt, endsAt, outcome } = round;
    clearTimeout(this.timer);
    this.facts.show(past);
    if (phase === 'betting') {
      this.wheel.idle();
      this.board.markWinner(null);
      this.showRaised(1);
      this.host.invite(endsAt ?? this.desk.now());
    } else if (phase === 'running' && outcome !== null && runningAt !== null) {
      this.board.markWinner(null);
      this.go(outcome, runningAt, true);
    } else if (phase === 'resting' && outcome !== null) {
      this.stop(outcome);
    }
  }

  /** Shows the moment of a round, and goes on to the next one when it is over. */
  private go(stops: TableOutcome, runningAt: number, isFirst: boolean): void {
    const { t, now, say } = this.desk;
    const { times } = this.text;
    const moment = momentAt(stops, now() - runningAt);
    const { spin, field, isTurning, elapsed, left, raised } = moment;
    this.showRaised(raised);
    if (isTurning) {
      // Where the wheel stood before this spin, for those who come only now.
      if (isFirst && spin > 0) this.wheel.rest(stops[spin - 1] ?? 0);
      this.turn(field, elapsed);
      if (spin === 0) this.host.close(elapsed);
      else this.host.say('watching', t('saySpinsRaised', { by: times(raised) }));
    } else if (spin < stops.length - 1) {
      this.wheel.rest(field);
      const by = times(raisedBy([field]));
      this.host.say('telling', t('sayRaise', { by }));
      if (elapsed < 1_000) this.celebrate();
      say(t('sayRaise', { by }));
    } else {
      this.stop(stops);
      return;
    }
    this.timer = setTimeout(() => this.go(stops, runningAt, false), Math.max(20, left));
  }

  /** A calm wheel stands until the spin is over: what comes is not shown before its time. */
  private turn(field: number, elapsed: number): void {
    if (this.desk.isCalm()) this.wheel.wait();
    else void this.wheel.spinTo(field, TURN_MS, elapsed);
  }

  private stop(stops: TableOutcome): void {
    this.wheel.rest(stops.at(-1) ?? 0);
    this.showRaised(raisedBy(stops));
    this.board.markWinner(spotOf(stops));
    this.host.tell(resultText(stops, this.text));
  }

  private showRaised(raised: number): void {
    const { t, times } = this.text;
    this.board.raise(raised);
    this.raise.hidden = raised === 1;
    const text = raised === 1 ? '' : t('raised', { by: times(raised) });
    if (this.raise.textContent !== text) this.raise.textContent = text;
  }

  private celebrate(): void {
    const { isCalm, sound } = this.desk;
    sound.tune([1, 1.25, 1.5, 2], 0.08, 0.3, 0.06, 'triangle');
    if (!isCalm()) burst(this.show, 'ca-spark', 26);
  }

  private pay({ view, stake, bet }: Round): void {
    if (view === null) return;
    const chips = bet.chips[String(view.spot)] ?? 0;
    if (chips === 0) return;
    const { format, sound, isCalm } = this.desk;
    const count = Object.values(bet.chips).reduce((sum, each) => sum + each, 0);
    const paid = (stake / BigInt(count)) * BigInt(chips * view.spot * view.raised);
    this.board.pay(view.spot, format(paid));
    sound.chime(chips);
    if (paid > stake && !isCalm()) burst(this.show, 'ca-spark', 18);
  }
}
