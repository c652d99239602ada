import { element, icon } from '../../../client/element.ts';
import type { TableOutcome } from '../../../kit/tables/TableGame.ts';
import type { CarouselWord } from '../words/en.ts';
import { spotCounts } from './spotCounts.ts';

/** How often each spot came in the last rounds, in a panel that a small table shows only when it is asked for. */
export class SpotFacts {
  readonly key: HTMLButtonElement;
  readonly node = element('section', { class: 'ca-facts', id: 'ca-facts' });

  constructor(private readonly t: (key: CarouselWord, values?: Readonly<Record<string, string | number>>) => string) {
    const label = t('statistics');
    this.node.setAttribute('aria-label', label);
    this.key = element(
      'button',
      {
        type: 'button',
        class: 'ca-facts-key',
        'aria-label': label,
        title: label,
        'aria-expanded': 'false',
        'aria-controls': 'ca-facts',
        onclick: () => this.toggle(),
      },
      icon('M5 19V11', 'M12 19V5', 'M19 19v-5'),
    );
  }

  show(past: readonly TableOutcome[]): void {
    const { t } = this;
    const { rounds, spots, raised } = spotCounts(past);
    const note = element('p', { class: 'ca-facts-note' }, t('chanceNote'));
    if (rounds === 0) {
      this.node.replaceChildren(element('p', { class: 'ca-facts-title' }, t('statisticsNone')), note);
      return;
    }
    const most = Math.max(...spots.map(({ count }) => count));
    this.node.replaceChildren(
      element('p', { class: 'ca-facts-title' }, t('statisticsCount', { count: rounds })),
      element(
        'ul',
        { class: 'ca-facts-list' },
        ...spots.map(({ pays, count }) => {
          const bar = element('span', { class: `ca-facts-bar is-${pays}`, 'aria-hidden': 'true' });
          bar.style.setProperty('--share', String(count / most));
          return element(
            'li',
            { 'aria-label': t('cameTimes', { spot: pays, count }) },
            element('span', { class: `ca-past is-${pays}`, 'aria-hidden': 'true' }, String(pays)),
            element('span', { class: 'ca-facts-track', 'aria-hidden': 'true' }, bar),
            element('bdi', { class: 'figure', 'aria-hidden': 'true' }, String(count)),
          );
        }),
      ),
      element('p', { class: 'ca-facts-raised' }, t('raisedTimes', { count: raised })),
      note,
    );
  }

  private toggle(): void {
    const isOpen = this.node.toggleAttribute('data-open');
    this.key.setAttribute('aria-expanded', String(isOpen));
  }
}
