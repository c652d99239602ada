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

/** The round spin button: spin, stop or skip; its ring shows the time until the next round may begin. */
export class SpinButton {
  readonly node: HTMLButtonElement;
  private readonly t: Translate;

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
    this.node.dataset['phase'] = phase;
    this.node.setAttribute('aria-label', this.t(labels[phase]));
    this.node.setAttribute('aria-disabled', String(phase === 'checking' || phase === 'resting' || phase === 'closed'));
    this.node.style.setProperty('--rest', `${Math.round(restMs)}ms`);
  }
}
