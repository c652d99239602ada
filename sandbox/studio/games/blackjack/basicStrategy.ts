import type { Card } from '../../kit/cards/cards.ts';
import type { BlackjackAction } from './BlackjackTable.ts';
import { pointsOf, totalOf } from './hand.ts';

/** Dealer's card in points, with the ace as 11. */
const upPoints = (up: Card): number => (pointsOf(up) === 1 ? 11 : pointsOf(up));

const within = (value: number, least: number, most: number): boolean => value >= least && value <= most;

/**
 * The best move by the cards of the hand and the dealer's card alone, for six decks, a dealer who stands on all 17 and
 * doubling after splits. Insurance is never taken. Used to state the return, and for the hint in the game's rules.
 */
export function basicStrategy(cards: readonly Card[], up: Card, actions: readonly BlackjackAction[]): BlackjackAction {
  const dealer = upPoints(up);
  if (actions.includes('decline')) return 'decline';
  if (actions.includes('split') && splits(pointsOf(cards[0] ?? 0), dealer)) return 'split';
  const { total, isSoft } = totalOf(cards);
  if (actions.includes('double') && (isSoft ? doublesSoft(total, dealer) : doublesHard(total, dealer))) return 'double';
  return (isSoft ? standsSoft(total, dealer) : standsHard(total, dealer)) ? 'stand' : 'hit';
}

function splits(points: number, dealer: number): boolean {
  if (points === 1 || points === 8) return true;
  if (points === 2 || points === 3 || points === 7) return dealer <= 7;
  if (points === 4) return within(dealer, 5, 6);
  if (points === 6) return dealer <= 6;
  if (points === 9) return dealer <= 9 && dealer !== 7;
  return false;
}

function doublesHard(total: number, dealer: number): boolean {
  if (total === 9) return within(dealer, 3, 6);
  if (total === 10) return dealer <= 9;
  return total === 11 && dealer <= 10;
}

function doublesSoft(total: number, dealer: number): boolean {
  if (total === 13 || total === 14) return within(dealer, 5, 6);
  if (total === 15 || total === 16) return within(dealer, 4, 6);
  return (total === 17 || total === 18) && within(dealer, 3, 6);
}

function standsHard(total: number, dealer: number): boolean {
  if (total >= 17) return true;
  if (total >= 13) return dealer <= 6;
  return total === 12 && within(dealer, 4, 6);
}

const standsSoft = (total: number, dealer: number): boolean => total >= 19 || (total === 18 && dealer <= 8);
