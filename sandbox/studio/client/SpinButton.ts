import { element, icon, vector } from './element.ts';
import { icons } from './icons.ts';
import type { SpinPhase } from './SpinController.ts';
import type { MessageKey, Translate } from './translate.ts';

const labels: Readonly<Record<SpinPhase, MessageKey>> = {
  idle: 'spin',
  waiting: 'stop',
  checking: 'checking',
  showing: 'skip',
  resting: 'spin',
  closed: 'spin',
};

/** How the button stops autoplay: the rounds that are left, and its label. */
export interface AutoplayStop {
  readonly left: number;
  readonly label: string;
}

/** The round spin button: spin, stop or skip; its ring shows the time until the next round may begin. */
export class SpinButton {
  readonly node: HTMLButtonElement;
  private readonly t: Translate;
  private readonly leftNode = element('span', { class: 'spin-left', 'aria-hidden': 'true' });
  private stop: AutoplayStop | null = null;
  private freeLeft: number | null = null;
  private phase: SpinPhase = 'idle';

  constructor(t: Translate, onPress: () => void) {
    this.t = t;
    this.node = element(
      'button',
      { type: 'button', class: 'spin', onclick: onPress },
      vector(
        'svg',
        { class: 'spin-ring', viewBox: '0 0 100 100', 'aria-hidden': 'true' },
        vector('circle', { cx: 50, cy: 50, r: 47, pathLength: 100 }),
      ),
      element('span', { class: 'spin-go', 'aria-hidden': 'true' }, icon(...icons.spin)),
      element('span', { class: 'spin-stop', 'aria-hidden': 'true' }, icon(...icons.stop)),
      this.leftNode,
      element('span', { class: 'spin-free', 'aria-hidden': 'true' }, t('freeSpinShort')),
    );
    // A key that is held down must not start further rounds.
    this.node.addEventListener('keydown', (event) => {
      if (event.repeat) {
        event.preventDefault();
      }
    });
    this.show('idle', 0);
  }

  /** `restMs`: time until the next round may begin, in ms. */
  show(phase: SpinPhase, restMs: number): void {
    this.phase = phase;
    this.node.dataset['phase'] = phase;
    this.label();
    this.node.style.setProperty('--rest', `${Math.round(restMs)}ms`);
  }

  /** With autoplay the button stops it, and shows how many rounds are left; null without. */
  showStop(stop: AutoplayStop | null): void {
    this.stop = stop;
    this.node.classList.toggle('is-auto', stop !== null);
    this.leftNode.textContent = stop === null ? '' : String(stop.left);
    this.label();
  }

  /** How many spins the house still pays; null when the next one is the player's. */
  showFree(left: number | null): void {
    this.freeLeft = left;
    this.node.classList.toggle('is-free', left !== null);
    this.label();
  }

  private label(): void {
    const { t, phase, stop, freeLeft } = this;
    const isResting = phase === 'checking' || phase === 'resting' || phase === 'closed';
    this.node.setAttribute('aria-disabled', String(stop === null && isResting));
    const key = labels[phase];
    const own = key === 'spin' && freeLeft !== null ? t('freeSpin', { count: freeLeft }) : t(key);
    this.node.setAttribute('aria-label', stop?.label ?? own);
  }
}
