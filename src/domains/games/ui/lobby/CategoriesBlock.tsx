import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { useMarkers } from '../../../../kernel/useMarkers.ts';
import { Chip } from '../../../../ui/tiles/Chip.tsx';
import { ChipRow } from '../../../../ui/tiles/ChipRow.tsx';
import { lobbyStore } from '../../lobby/LobbyStore.ts';
import { searchIcon } from '../../../../ui/basics/icons.ts';
import { hallPath } from '../../face/hallFilter.ts';
import { gamePath, searchPath } from '../../paths.ts';
import styles from './CategoriesBlock.module.css';

/** Links into the hall: all games, and each category. Without scripts also those to the first games of the rails. */
export const CategoriesBlock = observer(function CategoriesBlock() {
  const { t, href } = useApp();
  const { categories, rails } = useStore(lobbyStore);
  const markers = useMarkers();
  return (
    <div className={styles['categories']}>
      <ChipRow label={t('games:categories')}>
        {/* Wider screens have it in the header. */}
        <span className={styles['search']}>
          <Chip icon={searchIcon} href={href(searchPath)}>
            {t('core:nav.search')}
          </Chip>
        </span>
        <Chip href={href(hallPath())}>{t('games:all')}</Chip>
        {categories.map((category) => (
          <Chip key={category.id} href={href(hallPath({ category: category.id }))}>
            {markers.plain(category.title)}
          </Chip>
        ))}
      </ChipRow>
      <noscript>
        <ul>
          {rails[0]?.games.map(({ sysname, title }) => (
            <li key={sysname}>
              <a href={href(gamePath(sysname))}>{title}</a>
            </li>
          ))}
        </ul>
      </noscript>
    </div>
  );
});
