import { memo } from 'react';
import { useApp } from '../../../../kernel/AppContext.tsx';
import { Rail } from '../../../../ui/tiles/Rail.tsx';
import type { LobbyRail } from '../../lobby/lobbyRails.ts';
import { hallPath } from '../../paths.ts';
import { GameCard, widthInRail } from './GameCard.tsx';

interface Props {
  readonly title: string;
  readonly rail: LobbyRail;
}

/** One category of the lobby as a horizontal row. */
export const GameRail = memo(function GameRail({ title, rail: { category, games } }: Props) {
  const { t, href } = useApp();
  const all = category
    ? { label: t('games:allCount', { count: category.count }), href: href(hallPath({ category: category.id })) }
    : { label: t('games:all'), href: href(hallPath()) };
  return (
    <Rail title={title} all={all} labelPrevious={t('core:previous')} labelNext={t('core:next')}>
      {games.map((game) => (
        <GameCard key={game.sysname} game={game} width={widthInRail(games.length)} />
      ))}
    </Rail>
  );
});
