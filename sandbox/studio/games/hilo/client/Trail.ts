import { element } from '../../../client/element.ts';
import { CardView } from '../../../kit/cards/client/CardView.ts';
import { cardName } from '../../../kit/cards/client/cardName.ts';
import { cut } from './hiloTexts.ts';
import type { HiloLook } from './hiloTexts.ts';
import type { TrailCard } from './trailOf.ts';

const SIGNS: Readonly<Record<TrailCard['by'], string>> = { deal: '', higher: '▲', lower: '▼', skip: '»' };

/** The cards of the round in a row, the newest last; older ones can be scrolled to. */
export class Trail {
  readonly node: HTMLElement;

  constructor(
    private readonly t: HiloLook,
    private readonly times: (multiplier: string) => string,
  ) {
    this.node = element('ol', { class: 'hilo-trail small-cards', dir: 'ltr', 'aria-label': t('trail') });
  }

  clear(): void {
    this.node.replaceChildren();
  }

  /** Adds the cards that the row lacks. Returns the last card's node, if one was added. */
  show(cards: readonly TrailCard[]): HTMLElement | null {
    const fresh = cards.slice(this.node.children.length).map((entry) => this.item(entry));
    this.node.append(...fresh);
    this.node.scrollLeft = this.node.scrollWidth;
    return fresh.at(-1)?.querySelector<HTMLElement>('.card') ?? null;
  }

  private item({ card, by, isWrong, multiplier }: TrailCard): HTMLElement {
    return element(
      'li',
      { 'data-by': by, 'data-wrong': isWrong },
      element('span', { class: 'hilo-sign', 'aria-hidden': 'true' }, SIGNS[by]),
      element('span', { class: 'unseen' }, cardName(card, this.t)),
      new CardView(card).node,
      element('bdi', { class: 'hilo-trail-times figure' }, multiplier === null ? '' : this.times(cut(multiplier))),
    );
  }
}
