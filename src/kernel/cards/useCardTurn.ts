import { useEffect } from 'react';
import { useStore } from '../AppContext.tsx';
import { cardTurnStore } from './CardTurn.ts';
import type { CardId } from './CardTurn.ts';

/** Whether the card is shown now, if it wants to be: one at a time. For observers. */
export function useCardTurn(card: CardId, isWanted: boolean): boolean {
  const turn = useStore(cardTurnStore);
  useEffect(() => {
    if (!isWanted) return undefined;
    turn.want(card);
    return () => turn.drop(card);
  }, [turn, card, isWanted]);
  return isWanted && turn.shown === card;
}
