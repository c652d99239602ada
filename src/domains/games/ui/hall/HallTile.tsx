import { memo } from 'react';
import type { ComponentProps } from 'react';
import { FavouriteButton } from '../../favourites/FavouriteButton.tsx';
import { GameCard } from '../lobby/GameCard.tsx';

type Props = ComponentProps<typeof GameCard> & {
  /** False until the list has hydrated: hearts are no part of the page's HTML. */
  readonly hasHeart: boolean;
};

/** A game's tile with its heart. */
export const HallTile = memo(function HallTile({ hasHeart, ...card }: Props) {
  const { sysname, title } = card.game;
  return <GameCard {...card} corner={hasHeart ? <FavouriteButton sysname={sysname} title={title} /> : undefined} />;
});
