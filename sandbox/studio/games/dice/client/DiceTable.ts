import { element } from '../../../client/element.ts';
import type { Desk, Table } from '../../../kit/client/GameClient.ts';
import type { RoundPhase } from '../../../kit/client/RoundController.ts';
import { payAt } from '../../../kit/rounds/payout.ts';
import { diceMultiplier, FEWEST, MOST, ROLLS, winningRolls } from '../rules.ts';
import type { DiceBet, DiceView } from '../rules.ts';
import type { DiceWord } from '../words/en.ts';
import { rollState } from './rollState.ts';
import type { DiceRound, RollState } from './rollState.ts';

const TUMBLE_MS = 620;
const REST_MS = 180;
const SHOWN_ROLLS = 8;

/** Dice: a track from 0 to 100 with the winning part, and a marker that slides to the roll. */
export class DiceTable implements Table<DiceBet, never, DiceView> {
  readonly stage: HTMLElement;
  readonly controls: HTMLElement;
  private side: DiceBet['side'] = 'under';
  private target = 5_000;
  private readonly number = element('output', { class: 'dice-number figure', dir: 'ltr' }, '?');
  private readonly die = element('div', { class: 'dice-die', 'data-state': 'idle' }, this.number);
  private readonly marker = element('span', { class: 'dice-marker', 'aria-hidden': 'true' });
  private readonly range = element('input', { class: 'dice-range', type: 'range', min: 0, max: ROLLS - 1, step: 50 });
  private readonly last = element('ol', { class: 'dice-last' });
  private readonly sides: Readonly<Record<DiceBet['side'], HTMLButtonElement>>;
  private readonly chance = element('bdi', { class: 'figure' });
  private readonly multiplier = element('bdi', { class: 'figure' });
  private readonly profit = element('bdi', { class: 'figure' });

  constructor(private readonly desk: Desk<DiceBet, never, DiceView, DiceWord>) {
    const { t } = desk;
    this.range.setAttribute('aria-label', t('target'));
    this.range.addEventListener('input', () => this.choose(this.side, Number(this.range.value)));
    const track = element(
      'div',
      { class: 'dice-track', dir: 'ltr' },
      element('div', { class: 'dice-zone', 'aria-hidden': 'true' }),
      this.range,
      this.marker,
      element(
        'div',
        { class: 'dice-scale', 'aria-hidden': 'true' },
        ...[0, 25, 50, 75, 100].map((mark) => element('span', {}, String(mark))),
      ),
    );
    this.last.setAttribute('aria-label', t('lastRolls'));
    this.stage = element('div', { class: 'dice' }, element('div', { class: 'dice-table' }, this.last, this.die, track));
    const key = (side: DiceBet['side']): HTMLButtonElement =>
      element('button', { type: 'button', class: 'choice-key', onclick: () => this.choose(side, this.target) });
    this.sides = { under: key('under'), over: key('over') };
    const fact = (word: DiceWord, value: HTMLElement): HTMLElement =>
      element('div', {}, element('dt', { class: 'label' }, t(word)), element('dd', {}, value));
    this.controls = element(
      'div',
      { class: 'dice-controls' },
      element(
        'div',
        { class: 'choice-group', role: 'group', 'aria-label': t('side') },
        element('div', { class: 'choices' }, this.sides.under, this.sides.over),
      ),
      element(
        'dl',
        { class: 'dice-facts' },
        fact('chance', this.chance),
        fact('multiplier', this.multiplier),
        fact('profit', this.profit),
      ),
    );
    this.choose('under', 5_000);
  }

  bet(): DiceBet {
    return { side: this.side, target: this.target };
  }

  update(phase: RoundPhase): void {
    const isLocked = phase !== 'idle' && phase !== 'resting';
    this.range.disabled = isLocked;
    for (const button of Object.values(this.sides)) button.setAttribute('aria-disabled', String(isLocked));
    this.showFacts();
  }

  start(): void {
    this.die.dataset['state'] = 'rolling';
  }

  cancel(): void {
    this.die.dataset['state'] = 'idle';
  }

  async show(round: DiceRound): Promise<void> {
    const { pacer, sound, isCalm } = this.desk;
    const { roll } = round.view;
    const state = rollState(round);
    this.choose(round.bet.side, round.bet.target, true);
    this.marker.style.setProperty('--at', String(roll / (ROLLS - 1)));
    this.marker.dataset['state'] = 'moving';
    if (!isCalm()) await this.count(roll);
    this.number.textContent = this.rollText(roll);
    this.die.dataset['state'] = state;
    this.marker.dataset['state'] = state;
    sound.thud(state === 'won' ? 4 : 0);
    this.remember(roll, state);
    await pacer.wait(REST_MS);
  }

  describe({ bet, view }: DiceRound): string {
    const { t } = this.desk;
    return t(view.isWin ? 'rolled' : 'missed', {
      roll: this.rollText(view.roll),
      side: t(bet.side, { target: this.rollText(bet.target) }).toLocaleLowerCase(this.desk.locale),
    });
  }

  key({ key, target }: KeyboardEvent): boolean {
    if (target instanceof HTMLInputElement || this.range.disabled) return false;
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false;
    this.choose(this.side, this.target + (key === 'ArrowRight' ? 50 : -50));
    return true;
  }

  /** The number runs through others before it stops: no result is guessed from them. */
  private async count(roll: number): Promise<void> {
    const { pacer } = this.desk;
    const steps = 12;
    for (let step = 0; step < steps && !pacer.hurried; step += 1) {
      this.number.textContent = this.rollText((roll + (steps - step) * 811) % ROLLS);
      await pacer.wait(TUMBLE_MS / steps);
    }
  }

  /** Takes the nearest target that the rules allow. */
  private choose(side: DiceBet['side'], target: number, isRound = false): void {
    if (this.range.disabled && !isRound) return;
    const [least, most] = side === 'under' ? [FEWEST, MOST] : [ROLLS - 1 - MOST, ROLLS - 1 - FEWEST];
    this.side = side;
    this.target = Math.min(most, Math.max(least, target));
    this.range.value = String(this.target);
    this.range.setAttribute('aria-valuetext', this.rollText(this.target));
    this.stage.style.setProperty('--target', String(this.target / ROLLS));
    this.stage.dataset['side'] = side;
    for (const [name, button] of Object.entries(this.sides)) {
      button.textContent = this.desk.t(name === 'under' ? 'under' : 'over', { target: this.rollText(this.target) });
      button.setAttribute('aria-pressed', String(name === side));
    }
    this.showFacts();
  }

  private showFacts(): void {
    const bet = this.bet();
    const multiplier = diceMultiplier(bet);
    const stake = this.desk.stake();
    this.chance.textContent = this.figure(winningRolls(bet) / ROLLS, 2, 'percent');
    this.multiplier.textContent = `×${this.figure(multiplier.toNumber(), 4)}`;
    this.profit.textContent = stake === null ? '–' : this.desk.format(payAt(stake, multiplier));
  }

  private remember(roll: number, state: RollState): void {
    this.last.prepend(element('li', { dir: 'ltr', 'data-state': state }, this.rollText(roll)));
    while (this.last.children.length > SHOWN_ROLLS) this.last.lastElementChild?.remove();
  }

  private rollText(roll: number): string {
    return this.figure(roll / 100, 2);
  }

  /** A number in the player's language; in Arabic with Latin digits, as amounts are. */
  private figure(value: number, digits: number, style: 'decimal' | 'percent' = 'decimal'): string {
    const { locale } = this.desk;
    const options = { style, minimumFractionDigits: digits, maximumFractionDigits: digits };
    return new Intl.NumberFormat(locale === 'ar' ? 'en' : locale, options).format(value);
  }
}
