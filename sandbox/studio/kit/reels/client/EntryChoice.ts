import { element } from '../../../client/element.ts';
import type { Desk } from '../../client/GameClient.ts';
import type { RoundPhase } from '../../client/RoundController.ts';
import type { SlotBet } from '../slotBet.ts';
import type { SlotWord } from '../words/en.ts';

type EntryDesk = Pick<
  Desk<SlotBet, never, unknown, SlotWord>,
  't' | 'format' | 'stake' | 'phase' | 'refresh' | 'notice'
> & {
  readonly session: {
    readonly policy: { readonly featureBuy: boolean };
    readonly stakes: { readonly most: bigint };
  };
};

interface EntryKey {
  readonly bet: SlotBet;
  readonly button: HTMLButtonElement;
  readonly price: HTMLElement;
}

/** The choice between a spin and its feature for a higher price; `node` is null where the market forbids to buy it. */
export class EntryChoice {
  readonly node: HTMLElement | null;
  private chosen: SlotBet = { buy: false };
  private readonly keys: readonly EntryKey[];
  private isLocked = false;

  constructor(
    private readonly desk: EntryDesk,
    private readonly price: number,
    feature: SlotWord,
  ) {
    const { t, session } = desk;
    this.keys = [this.key({ buy: false }, t('slotEntrySpin')), this.key({ buy: true }, t(feature))];
    const choices = element('div', { class: 'choices', role: 'group' }, ...this.keys.map(({ button }) => button));
    choices.setAttribute('aria-label', t('slotEntry'));
    this.node = session.policy.featureBuy ? choices : null;
    this.show();
  }

  /** The bet as chosen; null, which is then said, if its price is above the highest stake. */
  bet(): SlotBet | null {
    const { desk } = this;
    const { most } = desk.session.stakes;
    const price = this.priceOf(this.chosen);
    if (!this.chosen.buy || price === null || price <= most) return this.chosen;
    desk.notice(desk.t('slotBuyAbove', { most: desk.format(most) }));
    return null;
  }

  /** Locks the choice during a round, and shows the prices at the present stake. */
  update(phase: RoundPhase): void {
    this.isLocked = phase !== 'idle' && phase !== 'resting';
    const own = this.desk.phase();
    // Locked between rounds, which autoplay does: it plays spins only.
    if (this.isLocked && (own === 'idle' || own === 'resting')) this.chosen = { buy: false };
    this.show();
  }

  /** Goes back to spins, so that no feature is bought by pressing on after one. */
  reset(): void {
    this.chosen = { buy: false };
    this.show();
  }

  private key(bet: SlotBet, text: string): EntryKey {
    const price = element('bdi', { class: 'figure' });
    const button = element(
      'button',
      { type: 'button', class: 'choice-key entry-key', onclick: () => this.choose(bet) },
      element('span', {}, text),
      price,
    );
    return { bet, button, price };
  }

  private choose(bet: SlotBet): void {
    if (this.isLocked) return;
    this.chosen = bet;
    this.desk.notice('');
    this.show();
    this.desk.refresh();
  }

  private priceOf({ buy }: SlotBet): bigint | null {
    const stake = this.desk.stake();
    return stake === null || !buy ? stake : stake * BigInt(this.price);
  }

  private show(): void {
    for (const { bet, button, price } of this.keys) {
      const amount = this.priceOf(bet);
      button.setAttribute('aria-pressed', String(bet.buy === this.chosen.buy));
      button.setAttribute('aria-disabled', String(this.isLocked));
      price.textContent = amount === null ? '–' : this.desk.format(amount);
    }
  }
}
