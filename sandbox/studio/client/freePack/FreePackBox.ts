import { element } from '../element.ts';
import type { FormatMoney } from '../money.ts';
import type { FreeSpins } from '../protocol.ts';
import type { Translate } from '../translate.ts';

/** In place of the stake while the house pays: how many spins are left, at which stake, and what they have won. */
export class FreePackBox {
  readonly node: HTMLElement;
  private readonly left = element('bdi', { class: 'pack-left' });
  private readonly stake = element('span', { class: 'pack-note' });
  private readonly won = element('span', { class: 'pack-note pack-won' });

  constructor(
    private readonly t: Translate,
    private readonly format: FormatMoney,
  ) {
    this.node = element(
      'div',
      { class: 'pack', role: 'group', hidden: true },
      this.left,
      element(
        'span',
        { class: 'pack-words', 'aria-hidden': 'true' },
        element('span', { class: 'pack-title' }, t('freePackTitle')),
        this.stake,
        this.won,
      ),
    );
  }

  show(pack: FreeSpins | null): void {
    const { t, format, node } = this;
    node.hidden = pack === null;
    if (pack === null) return;
    this.left.textContent = String(pack.remaining);
    this.stake.textContent = t('freePackStake', { stake: format(pack.stake) });
    this.won.textContent = pack.won > 0n ? t('freePackWon', { amount: format(pack.won) }) : '';
    node.setAttribute('aria-label', packText(pack, t, format));
  }
}

/** The pack as a sentence. */
export function packText({ remaining, stake, won }: FreeSpins, t: Translate, format: FormatMoney): string {
  const left = t('freePackLeft', { count: remaining, stake: format(stake) });
  return won > 0n ? `${left} ${t('freePackWonReal', { amount: format(won) })}` : left;
}
