import { Dialog } from './Dialog.ts';
import { element, icon } from './element.ts';
import { icons } from './icons.ts';
import { FreePackBox } from './freePack/FreePackBox.ts';
import type { FormatMoney } from './money.ts';
import type { FreeSpins } from './protocol.ts';
import type { Translate } from './translate.ts';

export interface StakeControlOptions {
  readonly t: Translate;
  readonly format: FormatMoney;
  readonly stakes: readonly bigint[];
  readonly first: bigint;
  readonly onChange: (stake: bigint) => void;
}

/** Selects the stake: one step down, one step up, or any from the list. While the house pays, it is the pack's. */
export class StakeControl {
  readonly node: HTMLElement;
  private readonly steps: HTMLElement;
  private readonly options: StakeControlOptions;
  private readonly less: HTMLButtonElement;
  private readonly more: HTMLButtonElement;
  private readonly amount: HTMLElement;
  private readonly choose: HTMLButtonElement;
  private readonly list: Dialog;
  private readonly box: FreePackBox;
  private readonly choices: HTMLButtonElement[] = [];
  private index: number;
  private isLocked = false;
  private pack: FreeSpins | null = null;

  constructor(options: StakeControlOptions) {
    const { t, stakes, first, format } = options;
    this.options = options;
    this.index = Math.max(0, stakes.indexOf(first));
    this.less = element(
      'button',
      { type: 'button', class: 'step', 'aria-label': t('stakeLess'), onclick: () => this.step(-1) },
      icon(...icons.minus),
    );
    this.more = element(
      'button',
      { type: 'button', class: 'step', 'aria-label': t('stakeMore'), onclick: () => this.step(1) },
      icon(...icons.plus),
    );
    this.amount = element('bdi', { class: 'figure' });
    this.choose = element(
      'button',
      { type: 'button', class: 'stake-amount', 'aria-haspopup': 'dialog', onclick: () => this.openList() },
      element('span', { class: 'label' }, t('stake')),
      this.amount,
    );
    this.steps = element(
      'div',
      { class: 'stake', role: 'group', 'aria-label': t('stake') },
      this.less,
      this.choose,
      this.more,
    );
    this.box = new FreePackBox(t, format);
    this.node = element('div', { class: 'stake-slot' }, this.steps, this.box.node);
    this.list = new Dialog('stakes', t('stakeChoose'), t('close'));
    const grid = element('div', { class: 'stake-list' });
    stakes.forEach((stake, index) => {
      const choice = element(
        'button',
        { type: 'button', class: 'choice', onclick: () => this.pick(index) },
        element('bdi', {}, format(stake)),
      );
      this.choices.push(choice);
      grid.append(choice);
    });
    this.list.body.append(grid);
    this.show();
  }

  /** What a round is played at. */
  get stake(): bigint {
    return this.pack?.stake ?? this.ownStake;
  }

  /** What the player pays for a round of their own. */
  get ownStake(): bigint {
    return this.options.stakes[this.index] ?? this.options.first;
  }

  /** The stake cannot be changed during a round. */
  set locked(locked: boolean) {
    this.isLocked = locked;
    this.show();
  }

  /** The pack that pays; null for the player's own money. */
  showPack(pack: FreeSpins | null): void {
    this.pack = pack;
    this.steps.hidden = pack !== null;
    this.box.show(pack);
  }

  step(by: -1 | 1): void {
    this.set(this.index + by);
  }

  private pick(index: number): void {
    this.set(index);
    this.list.close();
  }

  private set(index: number): void {
    if (
      this.isLocked ||
      this.pack !== null ||
      index < 0 ||
      index >= this.options.stakes.length ||
      index === this.index
    ) {
      return;
    }
    this.index = index;
    this.show();
    this.options.onChange(this.ownStake);
  }

  private openList(): void {
    if (this.isLocked) {
      return;
    }
    this.list.open();
    this.choices[this.index]?.focus();
  }

  private show(): void {
    const { t, format, stakes } = this.options;
    const text = format(this.ownStake);
    this.amount.textContent = text;
    this.choose.setAttribute('aria-label', `${t('stakeChoose')}: ${text}`);
    this.less.setAttribute('aria-disabled', String(this.isLocked || this.index === 0));
    this.more.setAttribute('aria-disabled', String(this.isLocked || this.index === stakes.length - 1));
    this.choose.setAttribute('aria-disabled', String(this.isLocked));
    this.choices.forEach((choice, index) => choice.setAttribute('aria-pressed', String(index === this.index)));
  }
}
