import { element, icon } from './element.ts';
import { icons } from './icons.ts';
import type { WirePolicy } from '../server/presentPolicy.ts';
import type { Translate } from './translate.ts';

export interface ExtrasOptions {
  readonly t: Translate;
  readonly policy: WirePolicy;
  readonly canBuy: boolean;
  readonly onAutoplay: () => void;
  readonly onTurbo: (isOn: boolean) => void;
  readonly onBuy: () => void;
}

/** The controls that only some markets allow: autoplay, turbo and the purchase of free spins. Empty without any. */
export class Extras {
  readonly node: HTMLElement;
  private readonly lockable: HTMLButtonElement[] = [];
  private isLocked = false;

  constructor({ t, policy, canBuy, onAutoplay, onTurbo, onBuy }: ExtrasOptions) {
    this.node = element('div', { class: 'extras' });
    if (policy.autoplay) this.lockable.push(this.add(t('autoplay'), icons.loop, onAutoplay));
    if (policy.turbo) this.addTurbo(t, onTurbo);
    if (policy.featureBuy && canBuy) this.lockable.push(this.add(t('buyFeature'), icons.buy, onBuy));
    this.node.hidden = this.node.childElementCount === 0;
  }

  /** Autoplay and purchases begin only between rounds; turbo can be changed at any time. */
  set locked(locked: boolean) {
    this.isLocked = locked;
    for (const button of this.lockable) button.setAttribute('aria-disabled', String(locked));
  }

  private addTurbo(t: Translate, onTurbo: (isOn: boolean) => void): void {
    const turbo = element(
      'button',
      {
        type: 'button',
        class: 'extra',
        'aria-pressed': 'false',
        title: t('turboNote'),
        onclick: () => {
          const isOn = turbo.getAttribute('aria-pressed') !== 'true';
          turbo.setAttribute('aria-pressed', String(isOn));
          onTurbo(isOn);
        },
      },
      icon(...icons.turbo),
      element('span', {}, t('turbo')),
    );
    this.node.append(turbo);
  }

  private add(label: string, strokes: readonly string[], onPress: () => void): HTMLButtonElement {
    const button = element(
      'button',
      {
        type: 'button',
        class: 'extra',
        onclick: () => {
          if (!this.isLocked) onPress();
        },
      },
      icon(...strokes),
      element('span', {}, label),
    );
    this.node.append(button);
    return button;
  }
}
