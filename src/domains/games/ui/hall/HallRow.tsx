import { memo } from 'react';
import { percentText } from '../../../../shared/text/percentText.ts';
import { Picture } from '../../../../ui/tiles/Picture.tsx';
import { useApp } from '../../../../kernel/AppContext.tsx';
import { FavouriteButton } from '../../favourites/FavouriteButton.tsx';
import type { Game } from '../../parseGames.ts';
import { gamePath } from '../../paths.ts';
import styles from './HallRow.module.css';

interface Props {
  readonly game: Game;
  readonly hasHeart: boolean;
}

/** 3-38: a game as a row of a list, with what a tile has no room for. */
export const HallRow = memo(function HallRow({ game, hasHeart }: Props) {
  const { t, href, content, locale } = useApp();
  const rtp = t('games:rtp', { rtp: percentText(game.rtp, locale.percent) });
  return (
    <li className={styles['row']}>
      <Picture
        className={styles['art']}
        src={game.image}
        width={48}
        ratio={3 / 4}
        alt=""
        placeholderColour={game.colour}
        quality={content.config.imageQuality.tile}
      />
      <div className={styles['text']}>
        <a className={styles['title']} href={href(gamePath(game.sysname))}>
          {game.title}
        </a>
        <p className={styles['facts']}>
          {game.provider.name} · <bdi>{rtp}</bdi> · {t(`games:volatility.${game.volatility}`)}
        </p>
      </div>
      {hasHeart && (
        <div className={styles['heart']}>
          <FavouriteButton sysname={game.sysname} title={game.title} variant="quiet" />
        </div>
      )}
    </li>
  );
});
