import { memo } from 'react';
import type { ReactNode } from 'react';
import type { PictureWidth } from '../../../../shared/pictures/pictureSizes.ts';
import { percentText } from '../../../../shared/text/percentText.ts';
import { GameTile } from '../../../../ui/tiles/GameTile.tsx';
import type { GameTileProps } from '../../../../ui/tiles/GameTile.tsx';
import { useApp } from '../../../../kernel/AppContext.tsx';
import type { AppServices } from '../../../../kernel/AppServices.ts';
import type { LightTone } from '../../../../shared/bonus/gameLight.ts';
import type { Game } from '../../parseGames.ts';
import { gamePath } from '../../paths.ts';
import { markText } from '../useBonusMarks.ts';

interface Props {
  readonly game: Game;
  /** Set on the first tile of a page without a banner: it is the largest paint. */
  readonly isPriority?: boolean;
  /** Greatest width of the picture; a tile's usual width by default. */
  readonly width?: PictureWidth | undefined;
  /** What the active bonus does in this game; its parts are separate, so that equal ones are not rendered again. */
  readonly bonusTone?: LightTone | undefined;
  readonly bonusPercent?: number | undefined;
  /** 3-59: how many rounds of it the house pays. */
  readonly freeSpins?: number | undefined;
  /** A control over the picture's corner: the heart. */
  readonly corner?: ReactNode;
}

/** Rails with at most this many tiles let them grow beyond their usual width (Rail.module.css). */
const growing = 6;

/** The width of the pictures of a rail with this many tiles. */
export const widthInRail = (count: number): PictureWidth | undefined => (count > growing ? undefined : 264);

/** A game's tile. Shows the game's own data only. */
export const GameCard = memo(function GameCard({
  game,
  isPriority = false,
  width,
  bonusTone,
  bonusPercent = 0,
  freeSpins = 0,
  corner,
}: Props) {
  const app = useApp();
  const { t, href, content, locale } = app;
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
      shape={content.config.games.gamesItem.type}
      corner={corner}
      {...(bonusTone ? { mark: { tone: bonusTone, text: markText(app, bonusTone, bonusPercent) } } : {})}
      {...badgeOf(app, game, freeSpins)}
    />
  );
});

/** Free spins say more to a player than that the game is new. */
function badgeOf({ t }: Pick<AppServices, 't'>, { isNew }: Game, freeSpins: number): Pick<GameTileProps, 'badge'> {
  if (freeSpins > 0) return { badge: { text: t('games:free.badge', { count: freeSpins }), tone: 'accent' } };
  return isNew ? { badge: { text: t('games:new'), tone: 'accent' } } : {};
}
