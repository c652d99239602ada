import { useEffect } from 'react';
import { useStore } from '../AppContext.tsx';
import { cardTurnStore } from './CardTurn.ts';

/** Whether the card is shown now, if it wants to be: one card at a time, the lowest order first. For observers. */
export function useCardTurn(card: string, isWanted: boolean, order: number): boolean {
  const turn = useStore(cardTurnStore);
  useEffect(() => {
    if (!isWanted) return undefined;
    turn.want(card, order);
    return () => turn.drop(card);
  }, [turn, card, isWanted, order]);
  return isWanted && turn.shown === card;
}
