import { element } from '../../../client/element.ts';
import type { Sound } from '../../../client/sound.ts';
import type { CalledChips } from '../calls.ts';
import { colourOf } from '../colours.ts';
import { chipValues, TableBets } from '../TableBets.ts';
import type { BetLimits, ChipRefusal } from '../TableBets.ts';
import { boardTabs } from './boardTabs.ts';
import { chipOn } from './chipFace.ts';
import { ChipRack } from './ChipRack.ts';
import { Layout } from './Layout.ts';
import type { PaidPlace } from './Layout.ts';
import { NumbersPanel } from './NumbersPanel.ts';
import { spotText, type TableText } from './placeNames.ts';
import { Racetrack } from './Racetrack.ts';
import { Wheel } from './Wheel.ts';
import './board.css';
import './rack.css';

export interface RouletteBoardOptions {
  readonly t: TableText;
  readonly limits: BetLimits;
  readonly format: (amount: bigint) => string;
  /** The figure on a chip: the amount without its currency, as short as it gets. */
  readonly figure: (amount: bigint) => string;
  readonly sound: Pick<Sound, 'press' | 'tone'>;
  readonly isCalm: () => boolean;
  /** Says something to screen readers. */
  readonly say: (text: string) => void;
  /** Shows why something cannot be done; an empty text removes it. */
  readonly notice: (text: string) => void;
  readonly onChange: () => void;
  /** Who leads the game, beside the wheel. */
  readonly host?: HTMLElement;
}

/** A roulette table: the layout with chips, the racetrack, the wheel and the last numbers. */
export class RouletteBoard {
  /** Fills the stage. */
  readonly node: HTMLElement;
  readonly rack: ChipRack;
  readonly numbers: NumbersPanel;
  private readonly bets: TableBets;
  private readonly wheel: Wheel;
  private readonly layout: Layout;
  private readonly race: Racetrack;
  private readonly room = element('div', { class: 'rb-room', 'data-view': 'table' });
  private readonly aimed: HTMLElement;
  private readonly result = element('output', { class: 'rb-result', dir: 'ltr', hidden: true });
  private isLocked = false;

  constructor(private readonly options: RouletteBoardOptions) {
    const { t, limits, format, figure, sound, isCalm } = options;
    const values = chipValues(limits);
    this.bets = new TableBets(limits);
    this.aimed = element('p', { class: 'rb-aimed' }, t('hint'));
    this.wheel = new Wheel({
      isCalm,
      onTick: (kind) =>
        kind === 'hop' ? sound.tone(880, 0.05, 0.06, 'triangle') : sound.tone(1_900, 0.02, 0.012, 'sine'),
    });
    this.layout = new Layout({
      t,
      format,
      chip: (amount) => chipOn(amount, values, figure),
      onPlace: (place) => this.press(place),
      onRemove: (place) => this.change(() => this.bets.remove(place)),
      onAim: (place) => this.tellAimed(place),
      onMark: (number) => this.race.markWinner(number),
    });
    this.race = new Racetrack({
      t,
      format,
      value: () => this.rack.chosen ?? values[0] ?? 0n,
      onPlace: (chips) => this.put(chips),
      onAim: (text, covered) => {
        this.aimed.textContent = text;
        this.layout.light(covered);
      },
    });
    this.rack = new ChipRack({
      t,
      values,
      format,
      figure,
      onChoose: () => this.race.refresh(),
      actions: {
        undo: () => this.change(() => this.bets.undo()),
        clear: () => this.change(() => this.bets.clear()),
        double: () => this.change(() => this.bets.double()),
        repeat: () => this.change(() => this.bets.repeat()),
      },
    });
    this.race.refresh();
    this.numbers = new NumbersPanel(t);
    this.room.append(
      element(
        'div',
        { class: 'rb-head' },
        element('div', { class: 'rb-info' }, this.numbers.row, this.aimed),
        boardTabs(this.room, t),
      ),
      element('div', { class: 'rb-felt' }, this.layout.node),
      element('div', { class: 'rb-race' }, this.race.node),
      element('div', { class: 'rb-numbers' }, this.numbers.node),
      element('div', { class: 'rb-wheel' }, element('div', { class: 'rb-bowl' }, this.wheel.node, this.result)),
      ...(options.host === undefined ? [] : [element('div', { class: 'rb-host' }, options.host)]),
    );
    this.node = element('div', { class: 'rb' }, this.room);
    this.shown();
  }

  /** The chips on the table; null if they cannot be staked, which is then said. */
  bet(): CalledChips | null {
    const { t, limits, format, notice } = this.options;
    const total = this.stake();
    if (total === 0n) notice(t('noChips'));
    else if (total < limits.least) notice(t('tooLittle', { least: format(limits.least) }));
    else return this.bets.chips();
    return null;
  }

  /** All that is on the table, in minor units. */
  stake(): bigint {
    return this.bets.total;
  }

  set locked(locked: boolean) {
    this.isLocked = locked;
    this.layout.locked = locked;
    this.race.locked = locked;
    this.rack.locked = locked;
  }

  /** Bets are closed: the ball is on its way, its number not known yet. */
  launch(): void {
    this.layout.markWinner(null);
    this.tellAimed(null);
    this.result.hidden = true;
    this.room.toggleAttribute('data-spinning', true);
    this.wheel.launch();
  }

  /** Brings the ball to the number; `wait` may end early, and then the ball lies there at once. */
  async spin(number: number, ms: number, wait: (ms: number) => Promise<void>): Promise<void> {
    this.room.toggleAttribute('data-spinning', true);
    void this.wheel.spinTo(number, ms);
    await wait(this.options.isCalm() ? 0 : ms);
    this.land(number);
    this.numbers.add(number);
  }

  /** Shows a spin of `ms` that began `elapsed` ago, and whose end is told by `land`; a calm wheel waits for it. */
  follow(number: number, ms: number, elapsed: number): void {
    this.launch();
    if (this.options.isCalm()) this.wheel.rest(null);
    else void this.wheel.spinTo(number, ms, elapsed);
  }

  /** The ball lies in the number's pocket. */
  land(number: number): void {
    this.wheel.rest(number);
    this.result.textContent = String(number);
    this.result.className = `rb-result is-${colourOf(number)}`;
    this.result.hidden = false;
  }

  /** Bets are taken: the table is clear, and the wheel turns slowly. */
  open(): void {
    this.layout.markWinner(null);
    this.result.hidden = true;
    this.room.removeAttribute('data-spinning');
    this.wheel.idle();
  }

  /** Marks the number on the table. The wheel goes where it covers the table. */
  markWinner(number: number): void {
    this.room.removeAttribute('data-spinning');
    this.layout.markWinner(number);
  }

  /** Takes lost chips away and pays the others. */
  pay(wins: readonly PaidPlace[]): void {
    this.layout.pay(wins);
  }

  /** The round is over: the table is free, and its chips can be repeated. */
  clearPlayed(): void {
    this.bets.played();
    this.shown();
  }

  /** Puts the chips of the last round down again if the table is empty. */
  rebet(): void {
    if (this.stake() === 0n && this.bets.repeat() === null) this.shown();
  }

  /** Shows the chips of a round that was begun before. */
  restore(chips: CalledChips, stake: bigint): void {
    this.bets.restore(chips, stake);
    this.shown();
  }

  /** The bet was refused: the chips stay. */
  cancel(): void {
    this.room.removeAttribute('data-spinning');
    this.wheel.rest(null);
  }

  private press(place: string): void {
    if (this.rack.chosen === null) this.change(() => this.bets.remove(place));
    else if (this.put({ [place]: 1 })) {
      this.tellAimed(place);
      this.options.say(this.aimed.textContent);
    }
  }

  private put(chips: CalledChips): boolean {
    const value = this.rack.chosen;
    return value !== null && this.change(() => this.bets.add(chips, value));
  }

  /** Changes the chips; whether they fitted. What does not fit is said and changes nothing. */
  private change(make: () => ChipRefusal | null | void): boolean {
    if (this.isLocked) return false;
    const { t, limits, format, notice, sound, onChange } = this.options;
    this.layout.markWinner(null);
    const refusal = make() ?? null;
    notice('');
    if (refusal === 'most') notice(t('tooMuch', { most: format(limits.most) }));
    if (refusal === 'places') notice(t('tooManyPlaces', { count: limits.places }));
    if (refusal === null) sound.press();
    this.shown();
    onChange();
    return refusal === null;
  }

  private shown(): void {
    const { on, total, canUndo, canRepeat } = this.bets;
    this.layout.showChips(on);
    this.race.showChips([...on.keys()]);
    this.rack.show({ total, can: { undo: canUndo, clear: total > 0n, double: total > 0n, repeat: canRepeat } });
  }

  private tellAimed(place: string | null): void {
    const { t, format } = this.options;
    this.aimed.textContent = place === null ? '' : spotText(place, this.bets.on.get(place) ?? 0n, t, format);
  }
}
