import { element, icon } from '../../../client/element.ts';
import { icons } from '../../../client/icons.ts';
import type { Words } from '../../../kit/client/createWords.ts';
import { MOST_MINES } from '../rules.ts';
import type { MinesWord } from '../words/en.ts';

const PRESETS = [1, 3, 5, 10];
const FIRST = 3;

export interface MineCountOptions {
  readonly t: Words<MinesWord>;
  readonly onChange: () => void;
  /** Opens any shell: in place of the presets while a round is open. */
  readonly onRandom: () => void;
}

/** The choice of the number of mines. */
export class MineCount {
  readonly node: HTMLElement;
  mines = FIRST;
  private isLocked = false;
  private readonly value = element('output', { class: 'mines-value figure' });
  private readonly presets: readonly HTMLButtonElement[];
  private readonly steps: readonly HTMLButtonElement[];
  private readonly random: HTMLButtonElement;

  constructor(private readonly options: MineCountOptions) {
    const { t, onRandom } = options;
    const step = (label: string, strokes: readonly string[], by: number): HTMLButtonElement =>
      element(
        'button',
        { type: 'button', class: 'stake-key', 'aria-label': label, onclick: () => this.choose(this.mines + by) },
        icon(...strokes),
      );
    const preset = (count: number): HTMLButtonElement =>
      element(
        'button',
        {
          type: 'button',
          class: 'choice-key',
          'aria-label': t('minesValue', { mines: count }),
          onclick: () => this.choose(count),
        },
        String(count),
      );
    const [fewer, more] = [step(t('fewer'), icons.minus, -1), step(t('more'), icons.plus, 1)];
    this.steps = [fewer, more];
    this.presets = PRESETS.map(preset);
    this.random = element(
      'button',
      { type: 'button', class: 'choice-key mines-random', onclick: onRandom },
      t('random'),
    );
    this.node = element(
      'div',
      { class: 'mines-controls', role: 'group', 'aria-label': t('mines') },
      element('div', { class: 'stake-box mines-box' }, fewer, this.value, more),
      element('div', { class: 'mines-slot' }, element('div', { class: 'choices' }, ...this.presets), this.random),
    );
    this.show(FIRST);
  }

  show(mines: number): void {
    this.mines = mines;
    this.value.textContent = this.options.t('minesValue', { mines });
    this.presets.forEach((button, index) => button.setAttribute('aria-pressed', String(PRESETS[index] === mines)));
  }

  /** `isRound`: a round is open; `canOpen`: a shell can be opened now. */
  lock(isLocked: boolean, isRound: boolean, canOpen: boolean): void {
    this.isLocked = isLocked;
    this.node.dataset['round'] = isRound ? 'open' : 'none';
    this.random.setAttribute('aria-disabled', String(!canOpen));
    for (const button of [...this.steps, ...this.presets]) button.setAttribute('aria-disabled', String(isLocked));
  }

  private choose(mines: number): void {
    if (this.isLocked) return;
    this.show(Math.min(MOST_MINES, Math.max(1, mines)));
    this.options.onChange();
  }
}
