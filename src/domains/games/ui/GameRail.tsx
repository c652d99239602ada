import { useDeferredValue } from 'react';
import { useApp } from '../../kernel/AppContext.tsx';
import { Rail } from '../../../ui/Rail.tsx';
import { useIsHydrating } from '../../../ui/useIsHydrating.ts';
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
  const isHydrating = useIsHydrating();
  const games = useDeferredValue(rail.games, isFar && !isHydrating ? none : rail.games);
  return (
    <Rail title={title} all={{ label: t('games:allCount', { count: rail.category.count }), href: allHref }} labelPrevious={t('core:previous')} labelNext={t('core:next')}>
      {games.map((game) => (
        <GameCard key={game.sysname} game={game} />
      ))}
    </Rail>
  );
}
