import { element, icon } from '../../../client/element.ts';
import type { HiloGuess, HiloOdds } from '../rules.ts';

const arrows: Readonly<Record<HiloGuess, readonly string[]>> = {
  higher: ['M12 20V5', 'm5 12 7-7 7 7'],
  lower: ['M12 4v15', 'm5 12 7 7 7-7'],
};

export interface GuessTexts {
  readonly label: string;
  /** The chance, or empty before there is a card. */
  readonly chance: string;
  /** What a right guess makes cashing out pay per stake. */
  readonly times: string;
  /** The same as an amount; empty without a stake. */
  readonly amount: string;
}

/** A guess with its chance and what it pays. */
export class GuessButton {
  readonly node: HTMLButtonElement;
  private readonly label = element('span', { class: 'guess-label' });
  private readonly chance = element('bdi', { class: 'guess-chance figure' });
  private readonly times = element('bdi', { class: 'guess-times figure' });
  private readonly amount = element('bdi', { class: 'guess-amount figure' });

  constructor(guess: HiloGuess, onPress: () => void) {
    this.node = element(
      'button',
      { type: 'button', class: 'guess', 'data-guess': guess, onclick: onPress },
      element('span', { class: 'guess-arrow' }, icon(...arrows[guess])),
      this.label,
      element('span', { class: 'guess-odds' }, this.chance, this.times),
      this.amount,
    );
    // A key that is held down must not guess again and again.
    this.node.addEventListener('keydown', (event) => {
      if (event.repeat) event.preventDefault();
    });
  }

  /** `isOffered`: it belongs to the open round, even while a move is on its way; it keeps its look then. */
  show({ label, chance, times, amount }: GuessTexts, isEnabled: boolean, isOffered: boolean): void {
    this.label.textContent = label;
    this.chance.textContent = chance;
    this.times.textContent = times;
    this.amount.textContent = amount;
    this.node.setAttribute('aria-disabled', String(!isEnabled));
    this.node.toggleAttribute('data-off', !isOffered);
  }
}

/** The odds of a guess, if it is offered. */
export const oddsOf = (odds: readonly HiloOdds[], guess: HiloGuess): HiloOdds | null =>
  odds.find((offer) => offer.guess === guess) ?? null;
