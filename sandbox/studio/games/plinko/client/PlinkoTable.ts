import { element } from '../../../client/element.ts';
import { BigFigure } from '../../../kit/client/BigFigure.ts';
import { burst } from '../../../kit/client/burst.ts';
import type { Desk, Table } from '../../../kit/client/GameClient.ts';
import { oddsTable } from '../../../kit/client/oddsTable.ts';
import { percent } from '../../../kit/client/percent.ts';
import type { PlayRound } from '../../../kit/client/protocol.ts';
import type { RoundPhase } from '../../../kit/client/RoundController.ts';
import { shortTimes } from '../../../kit/client/shortTimes.ts';
import { slotChance, slotMultipliers } from '../rules.ts';
import type { PlinkoBet, PlinkoView } from '../rules.ts';
import type { PlinkoWord } from '../words/en.ts';
import { layBoard } from './board.ts';
import { BoardCanvas } from './BoardCanvas.ts';
import { chanceAboveStake, heatOf, oneInOuter } from './chances.ts';
import { fallMs, layFall } from './fall.ts';
import { PlinkoChoices } from './PlinkoChoices.ts';
import { plinkoPicture } from './plinkoPicture.ts';
import { plinkoText } from './plinkoText.ts';
import { SlotRow } from './SlotRow.ts';

type Round = PlayRound<PlinkoBet, never, PlinkoView>;

const SHOWN_BALLS = 5;
const CALM_MS = 500;
const COLOURS: Readonly<Record<PlinkoBet['risk'], string>> = { low: '#7ff0c4', medium: '#ffd479', high: '#ff8fb8' };

/** Plinko: a ball falls along its drawn path through rows of pegs into a slot that pays. */
export class PlinkoTable implements Table<PlinkoBet, never, PlinkoView> {
  readonly stage: HTMLElement;
  readonly controls: HTMLElement;
  private readonly choices: PlinkoChoices;
  private readonly canvas = new BoardCanvas();
  private readonly slots: SlotRow;
  private readonly above = element('bdi', { class: 'figure' });
  private readonly outer = element('bdi', { class: 'figure' });
  private readonly last = element('ol', { class: 'plinko-last' });
  private readonly figure = new BigFigure();
  private size: readonly [width: number, height: number] = [0, 0];

  constructor(private readonly desk: Desk<PlinkoBet, never, PlinkoView, PlinkoWord>) {
    const { t, locale } = desk;
    this.slots = new SlotRow(t('slots'), (multiplier) => shortTimes(multiplier, locale));
    this.choices = new PlinkoChoices(t, () => this.lay());
    this.controls = this.choices.node;
    this.last.setAttribute('aria-label', t('last'));
    const fact = (word: PlinkoWord, value: HTMLElement): HTMLElement =>
      element('div', {}, element('dt', { class: 'label' }, t(word)), element('dd', {}, value));
    this.stage = element(
      'div',
      { class: 'plinko' },
      this.canvas.node,
      this.slots.node,
      element('dl', { class: 'plinko-facts' }, fact('above', this.above), fact('outer', this.outer)),
      this.last,
      this.figure.node,
    );
    new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      this.size = [entry.contentRect.width, entry.contentRect.height];
      this.lay();
    }).observe(this.stage);
    this.lay();
  }

  bet(): PlinkoBet {
    return this.choices.bet;
  }

  update(phase: RoundPhase): void {
    this.choices.locked = phase !== 'idle' && phase !== 'resting';
  }

  start(): void {
    this.slots.clear();
    if (!this.desk.isCalm()) this.canvas.waiting = true;
  }

  cancel(): void {
    this.canvas.waiting = false;
  }

  async show({ bet, view, totalWin, staked }: Round): Promise<void> {
    const { pacer, sound, isCalm, session, times } = this.desk;
    if (bet.rows !== this.bet().rows || bet.risk !== this.bet().risk) {
      this.choices.show(bet);
      this.lay();
    }
    const fall = layFall(view.path, this.canvas.board, fallMs(bet.rows, session.minRoundMs), Math.random);
    if (isCalm()) {
      this.canvas.trace(fall);
      await pacer.wait(CALM_MS);
    } else {
      this.canvas.drop(fall, (row) => sound.tone(620 + row * 38, 0.05, 0.03, 'triangle'));
      await pacer.wait(fall.ms);
      if (pacer.hurried) this.canvas.finish();
    }
    const isWin = (totalWin ?? 0n) > staked;
    this.remember(view);
    const slot = this.slots.land(view.slot);
    sound.thud(isWin ? 3 : 0);
    if (isWin && slot !== null && !isCalm()) burst(slot, 'plinko-spark', 12, this.canvas.board.gap * 1.6 + 26);
    if (isWin && !isCalm()) await this.figure.show(view.multiplier, times, (ms) => pacer.wait(ms));
  }

  describe({ bet, view }: Round): string {
    return plinkoText(bet, view, this.desk);
  }

  picture(round: Round): HTMLElement {
    return plinkoPicture(round.view, this.describe(round), this.desk.times(round.view.multiplier));
  }

  paytable(): HTMLElement {
    const { t, times, locale } = this.desk;
    const bet = this.bet();
    const { rows } = bet;
    const lines = slotMultipliers(bet)
      .slice(0, rows / 2 + 1)
      .map((multiplier, slot) => [
        slot === rows / 2 ? String(slot + 1) : `${slot + 1}, ${rows + 1 - slot}`,
        times(multiplier.toFixed(1)),
        percent(slotChance(rows, slot), locale),
      ]);
    return oddsTable(
      t('paysWith', { rows, risk: t(bet.risk) }),
      [t('paysSlots'), t('paysTimes'), t('paysChance')],
      lines,
    );
  }

  /** Lays the board for the bet that is chosen. */
  private lay(): void {
    const { t, locale } = this.desk;
    const bet = this.bet();
    const [width, height] = this.size;
    this.stage.dataset['risk'] = bet.risk;
    this.above.textContent = percent(chanceAboveStake(bet), locale);
    const count = new Intl.NumberFormat(locale === 'ar' ? 'en' : locale).format(oneInOuter(bet));
    this.outer.textContent = t('outerChance', { count });
    this.slots.show(slotMultipliers(bet));
    if (width === 0 || height === 0) return;
    const board = layBoard(bet.rows, width, height);
    this.canvas.use(board, width, height, COLOURS[bet.risk]);
    this.slots.use(board);
  }

  private remember({ multiplier }: PlinkoView): void {
    const pill = element('li', { class: 'plinko-pill' }, element('bdi', {}, this.desk.times(multiplier)));
    pill.style.setProperty('--heat', String(heatOf(Number(multiplier))));
    this.last.prepend(pill);
    while (this.last.children.length > SHOWN_BALLS) this.last.lastElementChild?.remove();
  }
}
