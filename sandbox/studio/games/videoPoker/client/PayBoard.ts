import { element } from '../../../client/element.ts';
import type { PokerRank } from '../pokerHand.ts';
import { PAYS } from '../rules.ts';

/** The hands that pay, best first. */
export const PAYING = (Object.keys(PAYS) as PokerRank[]).filter((rank) => PAYS[rank] > 0);

export interface PayBoardTexts {
  readonly label: string;
  readonly name: (rank: PokerRank) => string;
  readonly times: (multiplier: number) => string;
}

/** What each hand pays, as a multiple and as an amount; the row of the present hand is lit. */
export class PayBoard {
  readonly node: HTMLElement;
  private readonly rows = new Map<PokerRank, { readonly node: HTMLElement; readonly amount: HTMLElement }>();

  constructor({ label, name, times }: PayBoardTexts) {
    this.node = element('dl', { class: 'vp-pays', 'aria-label': label });
    for (const rank of PAYING) {
      const amount = element('bdi', { class: 'vp-amount figure' });
      const node = element(
        'div',
        { class: 'vp-pay', 'data-rank': rank },
        element('dt', {}, name(rank)),
        element('dd', {}, element('bdi', { class: 'vp-times' }, times(PAYS[rank])), amount),
      );
      this.rows.set(rank, { node, amount });
      this.node.append(node);
    }
  }

  /** `amountOf`: what so many stakes are, in words. */
  showAmounts(amountOf: (stakes: bigint) => string): void {
    for (const [rank, { amount }] of this.rows) amount.textContent = amountOf(BigInt(PAYS[rank]));
  }

  /** `state`: `none`, `dealt` while the hand may still change, `final` at the end. */
  light(lit: PokerRank, state: 'none' | 'dealt' | 'final'): void {
    for (const [rank, { node }] of this.rows) node.dataset['state'] = rank === lit ? state : 'none';
  }
}
