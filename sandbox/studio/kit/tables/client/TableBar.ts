import { element } from '../../../client/element.ts';
import type { Words } from '../../client/createWords.ts';
import type { TableOutcome } from '../TableGame.ts';
import type { TableCrowd, WireTable } from '../wireTable.ts';
import type { TableWord } from './words/en.ts';

export interface TableBarOptions {
  readonly t: Words<TableWord>;
  /** The server's time in Unix ms. */
  readonly now: () => number;
  readonly isFlight: boolean;
  readonly past: (outcome: TableOutcome) => HTMLElement;
  /** Says the phases to screen readers. */
  readonly say: (text: string) => void;
}

const TICK_MS = 250;
const SHOWN_PAST = 24;

/** The line above the table: what it waits for and how long, who is in, and what the last rounds have drawn. */
export class TableBar {
  readonly node: HTMLElement;
  private readonly phase = element('span', { class: 'table-phase' });
  private readonly seconds = element('span', { class: 'table-seconds figure', 'aria-hidden': 'true' });
  private readonly crowd = element('span', { class: 'table-crowd' });
  private readonly past = element('ol', { class: 'table-past' });
  private readonly meter = element('span', { class: 'table-meter' });
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shown = '';

  constructor(private readonly options: TableBarOptions) {
    this.past.setAttribute('aria-label', options.t('tablePast'));
    this.node = element(
      'div',
      { class: 'table-bar' },
      element('div', { class: 'table-line' }, this.phase, this.seconds, this.crowd),
      element('div', { class: 'table-track', 'aria-hidden': 'true' }, this.meter),
      this.past,
    );
  }

  show(table: WireTable): void {
    const { t, say, past } = this.options;
    const { round } = table;
    const word = this.wordOf(table);
    this.phase.textContent = t(word);
    this.node.dataset['phase'] = round.phase;
    this.count(round.endsAt);
    this.showCrowd(round.crowd, round.phase === 'betting');
    const key = `${round.number} ${round.phase}`;
    if (this.shown === key) return;
    this.shown = key;
    if (round.phase !== 'over' && round.phase !== 'resting') say(t(word));
    this.past.replaceChildren(...table.past.slice(0, SHOWN_PAST).map((outcome) => element('li', {}, past(outcome))));
  }

  showCrowd({ bets, left }: TableCrowd, isBetting: boolean): void {
    const { t, isFlight } = this.options;
    // Nobody can leave a flight in which nobody is.
    const text = isFlight && !isBetting && bets > 0 ? t('tableLeft', { left, bets }) : t('tableCrowd', { bets });
    if (this.crowd.textContent !== text) this.crowd.textContent = text;
  }

  private wordOf({ round }: WireTable): TableWord {
    if (round.phase === 'betting') return 'tablePlace';
    if (round.phase === 'running') return this.options.isFlight ? 'tableFlying' : 'tableRunning';
    return 'tableResult';
  }

  /** Counts the seconds down by the server's clock. */
  private count(endsAt: number | null): void {
    clearTimeout(this.timer);
    const left = endsAt === null ? 0 : Math.max(0, endsAt - this.options.now());
    this.meter.getAnimations().forEach((animation) => animation.cancel());
    if (left > 0)
      this.meter.animate([{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }], { duration: left, fill: 'both' });
    this.node.toggleAttribute('data-endless', endsAt === null);
    const tick = (): void => {
      const rest = endsAt === null ? 0 : endsAt - this.options.now();
      const text = rest > 0 ? this.options.t('tableSeconds', { seconds: Math.ceil(rest / 1000) }) : '';
      if (this.seconds.textContent !== text) this.seconds.textContent = text;
      this.node.toggleAttribute('data-last', rest > 0 && rest <= 5_000);
      if (rest > 0) this.timer = setTimeout(tick, TICK_MS);
    };
    tick();
  }
}
