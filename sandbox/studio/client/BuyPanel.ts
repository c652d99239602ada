import type { GameDefinition } from '../engine/gameDefinition.ts';
import { type FeatureOffer, priceOf } from '../engine/purchase.ts';
import { multipleOf } from './countUp.ts';
import { Dialog } from './Dialog.ts';
import { element } from './element.ts';
import type { Wording } from './roundText.ts';

export interface BuyPanelOptions {
  readonly game: GameDefinition;
  readonly offer: FeatureOffer;
  readonly wording: Wording;
  readonly locale: string;
  /** URL of the scatter's picture. */
  readonly picture: string;
  readonly highestStake: bigint;
  readonly onBuy: (price: bigint) => void;
}

/** What a purchase of the free spins costs and returns, said before it is confirmed. */
export class BuyPanel {
  private readonly options: BuyPanelOptions;
  private readonly dialog: Dialog;

  constructor(options: BuyPanelOptions) {
    const { t } = options.wording;
    this.options = options;
    this.dialog = new Dialog('buy', t('buyFeature'), t('close'));
  }

  open(stake: bigint): void {
    const { game, offer, wording, picture, highestStake, onBuy } = this.options;
    const { t, format, multiple, symbolName } = wording;
    const price = priceOf(game, offer, stake);
    const isAbove = price > highestStake;
    const buy = element(
      'button',
      {
        type: 'button',
        class: 'primary',
        'aria-disabled': String(isAbove),
        onclick: () => {
          if (isAbove) return;
          this.dialog.close();
          onBuy(price);
        },
      },
      t('buyConfirm', { amount: format(price) }),
    );
    this.dialog.body.replaceChildren(
      element(
        'div',
        { class: 'buy-symbols', 'aria-hidden': 'true' },
        ...[0, 1, 2].map(() => element('img', { src: picture, alt: '', width: 72, height: 72 })),
      ),
      element('p', { class: 'prose' }, t('buyGet', { count: offer.spins, stake: format(stake) })),
      element('p', { class: 'prose' }, t('buyPays', { scatter: symbolName('scatter') })),
      element(
        'p',
        { class: 'buy-price' },
        element('span', { class: 'label' }, t('buyPrice')),
        element('bdi', { class: 'figure' }, format(price)),
        element('span', { class: 'label' }, t('buyTimes', { multiple: multiple(multipleOf(price, stake)) })),
      ),
      element('p', { class: 'hint' }, t('buyReturn', { rtp: this.percent() })),
      ...(isAbove
        ? [element('p', { class: 'field-error', role: 'alert' }, t('buyAbove', { most: format(highestStake) }))]
        : []),
      element(
        'div',
        { class: 'buy-keys' },
        element('button', { type: 'button', class: 'small', onclick: () => this.dialog.close() }, t('buyCancel')),
        buy,
      ),
    );
    this.dialog.open();
  }

  private percent(): string {
    const { locale, offer } = this.options;
    return new Intl.NumberFormat(locale === 'ar' ? 'en' : locale, {
      style: 'percent',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    }).format(Number(offer.rtp) / 100);
  }
}
