import { memo } from 'react';
import type { PictureWidth } from '../../../../shared/pictures/pictureSizes.ts';
import { percentText } from '../../../../shared/text/percentText.ts';
import { GameTile } from '../../../../ui/tiles/GameTile.tsx';
import { useApp } from '../../../../kernel/AppContext.tsx';
import type { Game } from '../../parseGames.ts';
import { gamePath } from '../../paths.ts';

interface Props {
  readonly game: Game;
  /** Set on the first tile of a page without a banner: it is the largest paint. */
  readonly isPriority?: boolean;
  /** Greatest width of the picture; a tile's usual width by default. */
  readonly width?: PictureWidth | undefined;
}

/** Rails with at most this many tiles let them grow beyond their usual width (Rail.module.css). */
const growing = 6;

/** The width of the pictures of a rail with this many tiles. */
export const widthInRail = (count: number): PictureWidth | undefined => (count > growing ? undefined : 264);

/** A game's tile. Shows the game's own data only. */
export const GameCard = memo(function GameCard({ game, isPriority = false, width }: Props) {
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
      width={width}
      {...(game.isNew ? { badge: { text: t('games:new'), tone: 'accent' as const } } : {})}
    />
  );
});
