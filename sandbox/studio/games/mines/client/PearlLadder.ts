import { element } from '../../../client/element.ts';
import type { Step } from './reef.ts';

/** The next steps of what pearls pay, with the one that is reached. */
export class PearlLadder {
  readonly node = element('ol', { class: 'pearl-ladder' });

  constructor(label: string) {
    this.node.setAttribute('aria-label', label);
  }

  show(steps: readonly Step[], opened: number, text: (step: Step) => string): void {
    this.node.replaceChildren(
      ...steps.map((step) =>
        element(
          'li',
          {
            class: 'pearl-step',
            'data-reached': step.pearls <= opened,
            ...(step.pearls === opened ? { 'aria-current': 'step' } : {}),
          },
          element('span', { class: 'pearl-count' }, String(step.pearls)),
          element('bdi', { class: 'figure' }, text(step)),
        ),
      ),
    );
  }
}
