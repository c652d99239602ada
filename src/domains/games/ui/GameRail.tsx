import { memo } from 'react';
import { useApp } from '../../kernel/AppContext.tsx';
import { Rail } from '../../../ui/Rail.tsx';
import type { HomeRail } from '../homeRails.ts';
import { GameCard } from './GameCard.tsx';

interface Props {
  readonly title: string;
  readonly allHref: string;
  readonly rail: HomeRail;
}

/** One category of the lobby, sideways. */
export const GameRail = memo(function GameRail({ title, allHref, rail }: Props) {
  const { t } = useApp();
  return (
    <Rail title={title} all={{ label: t('games:allCount', { count: rail.category.count }), href: allHref }} labelPrevious={t('core:previous')} labelNext={t('core:next')}>
      {rail.games.map((game) => (
        <GameCard key={game.sysname} game={game} />
      ))}
    </Rail>
  );
});
