import type { Card } from '../../kit/cards/cards.ts';
import { RuleError } from '../../kit/rounds/RoundGame.ts';
import { isAce, isNatural, pointsOf, totalOf } from './hand.ts';

/** Hands that splits can lead to. */
export const MOST_HANDS = 4;

export type BlackjackAction = 'insure' | 'decline' | 'hit' | 'stand' | 'double' | 'split';

export interface Hand {
  cards: Card[];
  /** Stakes on the hand: 2 after doubling. */
  stakes: 1 | 2;
  /** It came out of a split, so an ace and a ten are 21, and no blackjack. */
  readonly isSplit: boolean;
  isDone: boolean;
}

/**
 * One round at the table, by the rules: six decks, the dealer stands on all 17 and looks for a blackjack, blackjack pays
 * 3 to 2, insurance against an ace pays 2 to 1, any two cards can be doubled, also after a split, pairs of equal points
 * are split up to four hands, split aces get one card each.
 */
export class BlackjackTable {
  readonly dealer: Card[];
  readonly hands: Hand[];
  insurance: 'none' | 'offered' | 'taken' | 'declined' = 'none';
  isOver = false;

  constructor(private readonly deal: () => Card) {
    const first = deal();
    const up = deal();
    this.hands = [{ cards: [first, deal()], stakes: 1, isSplit: false, isDone: false }];
    this.dealer = [up, deal()];
    if (isAce(up)) this.insurance = 'offered';
    else this.look();
  }

  /** The hand that is played now; null before, after and between. */
  get active(): Hand | null {
    if (this.isOver || this.insurance === 'offered') return null;
    return this.hands.find(({ isDone }) => !isDone) ?? null;
  }

  get actions(): BlackjackAction[] {
    if (this.isOver) return [];
    if (this.insurance === 'offered') return ['insure', 'decline'];
    const hand = this.active;
    if (hand === null) return [];
    const [one, other] = hand.cards;
    const isFirst = hand.cards.length === 2;
    const isPair = isFirst && one !== undefined && other !== undefined && pointsOf(one) === pointsOf(other);
    const canSplit = isPair && this.hands.length < MOST_HANDS;
    return ['hit', 'stand', ...(isFirst ? ['double' as const] : []), ...(canSplit ? ['split' as const] : [])];
  }

  /** Throws a RuleError at `action` if it is not among `actions`. */
  act(action: BlackjackAction): void {
    if (!this.actions.includes(action)) throw new RuleError('action', 'This cannot be done now');
    const hand = this.active;
    if (hand === null) {
      this.insurance = action === 'insure' ? 'taken' : 'declined';
      this.look();
      return;
    }
    if (action === 'split') this.split(hand);
    else if (action === 'stand') hand.isDone = true;
    else {
      hand.cards.push(this.deal());
      if (action === 'double') {
        hand.stakes = 2;
        hand.isDone = true;
      }
    }
    this.goOn();
  }

  /** The dealer looks at the hole card: a blackjack on either side ends the round. */
  private look(): void {
    if (isNatural(this.dealer) || this.hands.some(({ cards }) => isNatural(cards))) this.isOver = true;
    else this.goOn();
  }

  private split(hand: Hand): void {
    const [kept, moved] = hand.cards;
    if (kept === undefined || moved === undefined) throw new Error('A pair has two cards');
    const at = this.hands.indexOf(hand);
    const isLast = isAce(kept);
    const made = [kept, moved].map((card): Hand => ({
      cards: [card, this.deal()],
      stakes: 1,
      isSplit: true,
      isDone: isLast,
    }));
    this.hands.splice(at, 1, ...made);
  }

  /** Ends hands of 21 and more; after the last one the dealer plays, unless nobody is left to play against. */
  private goOn(): void {
    for (const hand of this.hands) if (totalOf(hand.cards).total >= 21) hand.isDone = true;
    if (this.hands.some(({ isDone }) => !isDone)) return;
    this.isOver = true;
    if (this.hands.every(({ cards }) => totalOf(cards).total > 21)) return;
    while (totalOf(this.dealer).total < 17) this.dealer.push(this.deal());
  }
}
