import { memo } from 'react';
import { percentText } from '../../../shared/text/percentText.ts';
import { GameTile } from '../../../ui/GameTile.tsx';
import { useApp } from '../../kernel/AppContext.tsx';
import type { Game } from '../parseGames.ts';
import { gamePath } from '../paths.ts';

interface Props {
  readonly game: Game;
  /** The first tile of a page without a banner is its largest paint. */
  readonly isPriority?: boolean;
}

/** A game's tile: only what its own data says. */
export const GameCard = memo(function GameCard({ game, isPriority = false }: Props) {
  const { t, href, content, locale } = useApp();
  return (
    <GameTile
      title={game.title}
      href={href(gamePath(game.sysname))}
      pictureSrc={game.image}
      placeholderColour={game.colour}
      provider={game.provider.name}
      rtp={t('games:rtp', { rtp: percentText(game.rtp, locale.percent) })}
      quality={content.config.imageQuality.tile}
      isPriority={isPriority}
      {...(game.isNew ? { badge: { text: t('games:new'), tone: 'accent' as const } } : {})}
    />
  );
});
