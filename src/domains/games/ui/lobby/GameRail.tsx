import { observer } from 'mobx-react-lite';
import { useApp } from '../../../../kernel/AppContext.tsx';
import { useTitleHref } from '../../../../kernel/useTitleHref.ts';
import { Rail } from '../../../../ui/tiles/Rail.tsx';
import type { LobbyRail } from '../../lobby/lobbyRails.ts';
import { hallPath } from '../../face/hallFilter.ts';
import { useBonusMarks } from '../useBonusMarks.ts';
import { GameCard, widthInRail } from './GameCard.tsx';

interface Props {
  readonly title: string;
  readonly rail: LobbyRail;
}

/** One category of the lobby as a horizontal row. */
export const GameRail = observer(function GameRail({ title, rail: { category, games } }: Props) {
  const { t, href } = useApp();
  const path = category ? hallPath({ category: category.id }) : hallPath();
  const marks = useBonusMarks();
  const titleHref = useTitleHref(path);
  const label = category ? t('games:allCount', { count: category.count }) : t('games:all');
  return (
    <Rail
      title={title}
      titleHref={titleHref}
      all={{ label, href: href(path) }}
      labelPrevious={t('core:previous')}
      labelNext={t('core:next')}
    >
      {games.map((game) => (
        <GameCard key={game.sysname} game={game} width={widthInRail(games.length)} {...marks(game)} />
      ))}
    </Rail>
  );
});
