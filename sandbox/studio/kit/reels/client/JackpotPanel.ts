import { element } from '../../../client/element.ts';
import { JACKPOTS } from '../hold/HoldDefinition.ts';
import type { HoldFeature, Jackpot } from '../hold/HoldDefinition.ts';

export interface JackpotPanelOptions {
  readonly hold: HoldFeature;
  readonly label: string;
  readonly nameOf: (jackpot: Jackpot) => string;
  /** How it is won. */
  readonly conditionOf: (jackpot: Jackpot) => string;
  /** A number of tenths of the present stake in money; null while the stake has an error. */
  readonly amountOf: (tenths: number) => string | null;
}

interface Box {
  readonly node: HTMLElement;
  readonly amount: HTMLElement;
}

/** The fixed jackpots with their value at the present stake, the highest first. */
export class JackpotPanel {
  readonly node: HTMLElement;
  private readonly boxes: ReadonlyMap<Jackpot, Box>;

  constructor(private readonly options: JackpotPanelOptions) {
    const { label, nameOf, conditionOf } = options;
    this.boxes = new Map(
      JACKPOTS.map((jackpot) => {
        const amount = element('bdi', { class: 'jackpot-amount figure' });
        const node = element(
          'li',
          { class: 'jackpot', 'data-jackpot': jackpot },
          element('span', { class: 'jackpot-name' }, nameOf(jackpot)),
          amount,
          element('span', { class: 'jackpot-rule' }, conditionOf(jackpot)),
        );
        return [jackpot, { node, amount }];
      }),
    );
    this.node = element('ul', { class: 'jackpots' }, ...[...this.boxes.values()].map(({ node }) => node).toReversed());
    this.node.setAttribute('aria-label', label);
    this.update();
  }

  /** Shows the values at the present stake. */
  update(): void {
    const { hold, amountOf } = this.options;
    for (const [jackpot, { amount }] of this.boxes) amount.textContent = amountOf(hold.jackpots[jackpot]) ?? '–';
  }

  /** Marks the jackpot that a number of coins has reached, if there is one. */
  reach(coins: number): void {
    const reached = this.options.hold.ladder.findLast((rung) => rung.coins <= coins)?.jackpot;
    for (const [jackpot, { node }] of this.boxes) node.toggleAttribute('data-reached', jackpot === reached);
  }

  /** Marks a jackpot that is won. */
  win(jackpot: Jackpot): void {
    this.boxes.get(jackpot)?.node.toggleAttribute('data-won', true);
  }

  clear(): void {
    for (const { node } of this.boxes.values()) {
      node.toggleAttribute('data-reached', false);
      node.toggleAttribute('data-won', false);
    }
  }
}
