import { useDeferredValue } from 'react';
import { useApp } from '../../kernel/AppContext.tsx';
import { isFirstPage } from '../../../ui/isFirstPage.ts';
import { Rail } from '../../../ui/Rail.tsx';
import type { HomeRail } from '../HomeStore.ts';
import { GameCard } from './GameCard.tsx';

interface Props {
  readonly title: string;
  readonly allHref: string;
  readonly rail: HomeRail;
  /** Below every first screen: going back to the lobby, its tiles come after what is seen. Its place is kept (Rail.module.css). */
  readonly isFar: boolean;
}

const none: HomeRail['games'] = [];

/** One category of the lobby, sideways. */
export function GameRail({ title, allHref, rail, isFar }: Props) {
  const { t } = useApp();
  const games = useDeferredValue(rail.games, isFar && !isFirstPage() ? none : rail.games);
  return (
    <Rail title={title} all={{ label: t('games:allCount', { count: rail.category.count }), href: allHref }} labelPrevious={t('core:previous')} labelNext={t('core:next')}>
      {games.map((game) => (
        <GameCard key={game.sysname} game={game} />
      ))}
    </Rail>
  );
}
