import { observer } from 'mobx-react-lite';
import { IconButton } from '../../../ui/basics/IconButton.tsx';
import { heartIcon } from '../../../ui/basics/icons.ts';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import styles from './FavouriteButton.module.css';
import { favouritesStore } from './FavouritesStore.ts';

interface Props {
  readonly sysname: string;
  readonly title: string;
  /** `ink` for use over a picture. */
  readonly variant?: 'quiet' | 'ink';
}

/** 3-38, 3-59: the heart of a game. Nothing where the site's configuration has none. */
export const FavouriteButton = observer(function FavouriteButton({ sysname, title, variant = 'ink' }: Props) {
  const { t, content } = useApp();
  const store = useStore(favouritesStore);
  const isLiked = store.has(sysname);
  if (!content.config.games.gamesItem.canVisibleFavoriteIcon) return null;
  return (
    <IconButton
      icon={heartIcon}
      label={t('games:favourites.heart', { title })}
      variant={variant}
      className={variant === 'ink' ? styles['heart'] : undefined}
      size={variant === 'ink' ? 'sm' : 'md'}
      isFilled={isLiked}
      aria-pressed={isLiked}
      onClick={() => store.toggle(sysname)}
    />
  );
});
