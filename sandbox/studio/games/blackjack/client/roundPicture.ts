import { element } from '../../../client/element.ts';
import type { Card } from '../../../kit/cards/cards.ts';
import { smallCard } from '../../../kit/cards/client/CardView.ts';
import type { BlackjackView } from '../rules.ts';

/** The cards of the dealer and of each hand in rows with their names, and the outcome in words. */
export function roundPicture(
  { dealer, hands }: BlackjackView,
  description: string,
  names: { readonly dealer: string; readonly you: string },
): HTMLElement {
  const row = (name: string, cards: readonly Card[]): HTMLElement =>
    element(
      'div',
      { class: 'bj-picture-row', 'aria-hidden': 'true' },
      element('span', { class: 'label' }, name),
      element('div', { class: 'card-row', dir: 'ltr' }, ...cards.map((card) => smallCard(card))),
    );
  return element(
    'div',
    { class: 'bj-picture' },
    row(names.dealer, dealer.cards),
    ...hands.map(({ cards }) => row(names.you, cards)),
    element('p', {}, description),
  );
}
