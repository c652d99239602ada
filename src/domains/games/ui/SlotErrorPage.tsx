import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import type { RouteMatch } from '../../../kernel/pageModules.ts';
import { Button } from '../../../ui/basics/Button.tsx';
import { LeadEnd } from '../../../ui/basics/LeadEnd.tsx';
import { gamesIcon } from '../../../ui/basics/icons.ts';
import { EmptyState } from '../../../ui/blocks/EmptyState.tsx';
import { Rail } from '../../../ui/tiles/Rail.tsx';
import { gameStore } from '../GameStore.ts';
import { slotErrorOf } from '../launchRefusal.ts';
import { gameHallPath, gamePath } from '../paths.ts';
import { GameCard, widthInRail } from './lobby/GameCard.tsx';
import styles from './GamePage.module.css';

/** 2.11-1, 2.11-4: a game did not open: why, the way to the hall, and other games. */
export const SlotErrorPage = observer(function SlotErrorPage({ match }: { readonly match: RouteMatch }) {
  const { t, href } = useApp();
  const { game, related } = useStore(gameStore);
  const reason = slotErrorOf(match.search.get('reason'));
  const isOfGame = game !== null && game.sysname === match.search.get('game');
  return (
    <div className={styles['page']}>
      <EmptyState
        level={1}
        icon={gamesIcon}
        title={t(`games:slotError.${reason}.title`)}
        text={t(`games:slotError.${reason}.text`)}
        action={
          <>
            <Button variant="primary" href={href(gameHallPath)}>
              {t('games:slotError.hall')}
            </Button>
            {isOfGame && reason !== 'removed' && (
              <Button href={href(gamePath(game.sysname))}>{t('games:slotError.toGame', { title: game.title })}</Button>
            )}
          </>
        }
      />
      <LeadEnd />
      {related.length > 0 && (
        <Rail title={t('games:game.related')} labelPrevious={t('core:previous')} labelNext={t('core:next')}>
          {related.map((one) => (
            <GameCard key={one.sysname} game={one} width={widthInRail(related.length)} />
          ))}
        </Rail>
      )}
    </div>
  );
});
