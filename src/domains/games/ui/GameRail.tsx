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

/** Fewer tiles than this grow to fill a wide row, far beyond their usual width. */
const fewGames = 6;
/** As wide as they may become (Rail.module.css), in CSS pixels. */
const wideTile = 264;

/** One category of the lobby, sideways. */
export const GameRail = memo(function GameRail({ title, allHref, rail }: Props) {
  const { t } = useApp();
  const width = rail.games.length < fewGames ? wideTile : undefined;
  return (
    <Rail title={title} all={{ label: t('games:allCount', { count: rail.category.count }), href: allHref }} labelPrevious={t('core:previous')} labelNext={t('core:next')}>
      {rail.games.map((game) => (
        <GameCard key={game.sysname} game={game} width={width} />
      ))}
    </Rail>
  );
});
