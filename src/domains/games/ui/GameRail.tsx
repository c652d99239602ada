import { memo, useDeferredValue } from 'react';
import { useApp } from '../../kernel/AppContext.tsx';
import { Rail } from '../../../ui/Rail.tsx';
import type { HomeRail } from '../HomeStore.ts';
import { GameCard } from './GameCard.tsx';

/** How many of a row's tiles stand side by side, and one more; none on a phone where the row lies below the first screen. */
function inSight(isBelow: boolean): number {
  if (!matchMedia('(max-width: 511.98px)').matches) return 8;
  return isBelow ? 0 : 4;
}

interface Props {
  readonly title: string;
  readonly allHref: string;
  readonly rail: HomeRail;
  /** Whether it lies below a phone's first screen. */
  readonly isBelow: boolean;
}

/** One category of the lobby, sideways. Come back to, it draws what is in sight at once and the rest of its row after that. */
export const GameRail = memo(function GameRail({ title, allHref, rail, isBelow }: Props) {
  const { t, place } = useApp();
  const games = useDeferredValue(rail.games, place.isFirst ? undefined : rail.games.slice(0, inSight(isBelow)));
  return (
    <Rail title={title} all={{ label: t('games:allCount', { count: rail.category.count }), href: allHref }} labelPrevious={t('core:previous')} labelNext={t('core:next')}>
      {games.map((game) => (
        <GameCard key={game.sysname} game={game} />
      ))}
    </Rail>
  );
});
