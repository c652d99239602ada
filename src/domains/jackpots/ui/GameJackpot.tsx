import { observer } from 'mobx-react-lite';
import { useApp } from '../../../kernel/AppContext.tsx';
import { JackpotStrip } from './JackpotStrip.tsx';
import { useJackpots } from './useJackpots.ts';

/** On a game's page: the jackpot that its stakes feed. */
export const GameJackpot = observer(function GameJackpot({ id }: { readonly id: string }) {
  const { t } = useApp();
  const jackpot = useJackpots().jackpot(id);
  if (jackpot === undefined) return null;
  return (
    <JackpotStrip jackpot={jackpot} isWide>
      {t('jackpots:gameFeeds', { title: jackpot.title })}
    </JackpotStrip>
  );
});
