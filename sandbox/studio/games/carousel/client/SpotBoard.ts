import { element } from '../../../client/element.ts';
import type { Sound } from '../../../client/sound.ts';
import { nextCell, RovingGrid } from '../../../kit/client/RovingGrid.ts';
import type { CalledChips } from '../../../kit/roulette/calls.ts';
import { chipOn } from '../../../kit/roulette/client/chipFace.ts';
import { ChipRack } from '../../../kit/roulette/client/ChipRack.ts';
import { chipValues, TableBets } from '../../../kit/roulette/TableBets.ts';
import type { BetLimits, ChipRefusal } from '../../../kit/roulette/TableBets.ts';
import { FIELDS, SPOTS } from '../wheel.ts';
import type { CarouselWord } from '../words/en.ts';
import { fieldsOf } from './carouselMoments.ts';
import '../../../kit/roulette/client/rack.css';

export interface SpotBoardOptions {
  readonly t: (key: CarouselWord, values?: Readonly<Record<string, string | number>>) => string;
  readonly limits: Omit<BetLimits, 'places'>;
  readonly format: (amount: bigint) => string;
  readonly figure: (amount: bigint) => string;
  readonly times: (multiplier: number) => string;
  readonly sound: Pick<Sound, 'press'>;
  readonly say: (text: string) => void;
  /** Shows why something cannot be done; an empty text removes it. */
  readonly notice: (text: string) => void;
  readonly onChange: () => void;
}

interface SpotNode {
  readonly button: HTMLButtonElement;
  readonly pays: HTMLElement;
  readonly chip: HTMLElement;
  readonly paid: HTMLElement;
}

/** The spots stand in rows of three, or all in one row; left and right go through all of them. */
const ROW = 3;

/** The spots of the wheel with the player's chips on them, and the rack of chips. */
export class SpotBoard {
  readonly node: HTMLElement;
  readonly rack: ChipRack;
  private readonly bets: TableBets;
  private readonly spots: ReadonlyMap<number, SpotNode>;
  private readonly values: readonly bigint[];
  private isLocked = false;
  private raised = 1;

  constructor(private readonly options: SpotBoardOptions) {
    const { t, limits, format, figure } = options;
    this.bets = new TableBets({ ...limits, places: SPOTS.length });
    this.values = chipValues(limits);
    this.spots = new Map(SPOTS.map((pays) => [pays, this.spot(pays)]));
    this.rack = new ChipRack({
      t,
      values: this.values,
      format,
      figure,
      onChoose: () => undefined,
      actions: {
        undo: () => this.change(() => this.bets.undo()),
        clear: () => this.change(() => this.bets.clear()),
        double: () => this.change(() => this.bets.double()),
        repeat: () => this.change(() => this.bets.repeat()),
      },
    });
    const buttons = [...this.spots.values()].map(({ button }) => button);
    this.node = element('div', { class: 'ca-spots', role: 'group', dir: 'ltr', 'aria-label': t('spots') }, ...buttons);
    const grid = new RovingGrid(buttons, buttons.length);
    this.node.addEventListener('keydown', (event) => {
      const index = buttons.findIndex((button) => button === event.target);
      const pays = SPOTS[index];
      if (pays !== undefined && event.key === 'Backspace') this.change(() => this.bets.remove(String(pays)));
      else if (event.key === 'ArrowUp' || event.key === 'ArrowDown')
        buttons[nextCell(event.key, index, ROW, buttons.length) ?? index]?.focus();
      else if (!grid.key(event)) return;
      event.preventDefault();
    });
    this.shown();
  }

  /** The chips on the spots; null if they cannot be staked, which is then said. */
  bet(): CalledChips | null {
    const { t, limits, format, notice } = this.options;
    const total = this.stake();
    if (total === 0n) notice(t('noChips'));
    else if (total < limits.least) notice(t('tooLittle', { least: format(limits.least) }));
    else return this.bets.chips();
    return null;
  }

  /** All that is on the spots, in minor units. */
  stake(): bigint {
    return this.bets.total;
  }

  set locked(locked: boolean) {
    this.isLocked = locked;
    this.rack.locked = locked;
    for (const { button } of this.spots.values()) button.setAttribute('aria-disabled', String(locked));
  }

  restore(chips: CalledChips, stake: bigint): void {
    this.bets.restore(chips, stake);
    this.shown();
  }

  /** The chips leave the spots, and can be repeated. */
  clearPlayed(): void {
    this.bets.played();
    this.shown();
  }

  /** Puts the chips of the last round down again if the spots are empty. */
  rebet(): void {
    if (this.stake() === 0n && this.bets.repeat() === null) this.shown();
  }

  /** Shows what the spots pay with these raises. */
  raise(raised: number): void {
    if (this.raised === raised) return;
    this.raised = raised;
    this.node.toggleAttribute('data-raised', raised > 1);
    for (const [pays, { pays: text }] of this.spots) text.textContent = this.options.times(pays * raised);
    this.shown();
  }

  /** Marks the spot at which the wheel has stopped; null takes the mark away, and what was paid. */
  markWinner(spot: number | null): void {
    this.node.toggleAttribute('data-decided', spot !== null);
    for (const [pays, { button, paid }] of this.spots) {
      button.toggleAttribute('data-won', pays === spot);
      if (spot === null) paid.textContent = '';
    }
  }

  /** Says on the winning spot what it pays. */
  pay(spot: number, text: string): void {
    const node = this.spots.get(spot);
    if (node !== undefined) node.paid.textContent = text;
  }

  private spot(pays: number): SpotNode {
    const { times } = this.options;
    const pay = element('span', { class: 'ca-pays' }, times(pays));
    const chip = element('span', { class: 'ca-chip' });
    const paid = element('span', { class: 'ca-paid figure', dir: 'ltr' });
    const button = element(
      'button',
      {
        type: 'button',
        class: `ca-spot is-${pays}`,
        onclick: () => this.press(pays),
        oncontextmenu: (event) => {
          event.preventDefault();
          // A long touch is one too, but means nothing here.
          if (event instanceof PointerEvent && event.pointerType === 'touch') return;
          this.change(() => this.bets.remove(String(pays)));
        },
      },
      element('span', { class: 'ca-number' }, String(pays)),
      element(
        'span',
        { class: 'ca-odds' },
        pay,
        element('span', { class: 'ca-fields' }, `${fieldsOf(pays)}/${FIELDS.length}`),
      ),
      chip,
      paid,
    );
    return { button, pays: pay, chip, paid };
  }

  private press(pays: number): void {
    const value = this.rack.chosen;
    if (value === null) this.change(() => this.bets.remove(String(pays)));
    else if (this.change(() => this.bets.add({ [pays]: 1 }, value))) this.options.say(this.nameOf(pays));
  }

  /** Changes the chips; whether they fitted. What does not fit is said and changes nothing. */
  private change(make: () => ChipRefusal | null | void): boolean {
    if (this.isLocked) return false;
    const { t, limits, format, notice, sound, onChange } = this.options;
    const refusal = make() ?? null;
    notice(refusal === null ? '' : t('tooMuch', { most: format(limits.most) }));
    if (refusal === null) sound.press();
    this.shown();
    onChange();
    return refusal === null;
  }

  private shown(): void {
    const { on, total, canUndo, canRepeat } = this.bets;
    for (const [pays, { button, chip }] of this.spots) {
      const amount = on.get(String(pays)) ?? 0n;
      const text = amount === 0n ? '' : this.options.figure(amount);
      button.setAttribute('aria-label', this.nameOf(pays));
      if (chip.dataset['text'] === text) continue;
      chip.dataset['text'] = text;
      chip.replaceChildren(...(amount === 0n ? [] : [chipOn(amount, this.values, this.options.figure)]));
    }
    this.rack.show({ total, can: { undo: canUndo, clear: total > 0n, double: total > 0n, repeat: canRepeat } });
  }

  private nameOf(pays: number): string {
    const { t, times, format } = this.options;
    const amount = this.bets.on.get(String(pays)) ?? 0n;
    return t(amount === 0n ? 'spot' : 'spotStaked', {
      spot: pays,
      times: times(pays * this.raised),
      fields: fieldsOf(pays),
      all: FIELDS.length,
      amount: format(amount),
    });
  }
}
