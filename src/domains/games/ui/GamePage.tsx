import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { LoadFailed } from '../../../kernel/LoadFailed.tsx';
import { LeadEnd } from '../../../ui/basics/LeadEnd.tsx';
import { Rail } from '../../../ui/tiles/Rail.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { BettingNotice } from '../../responsible/face/BettingNotice.tsx';
import { BlockSlot } from '../../../kernel/slots/BlockSlot.tsx';
import { ForVisitor } from '../../../kernel/visitor/ForVisitor.tsx';
import { useDraft } from '../../../kernel/forms/useDraft.ts';
import { useTitleHref } from '../../../kernel/useTitleHref.ts';
import type { RouteMatch } from '../../../kernel/pageModules.ts';
import { gameStore } from '../GameStore.ts';
import { knownGame } from '../knownGame.ts';
import { gameHallPath } from '../paths.ts';
import { startGame } from '../player/startGame.ts';
import { playStore } from '../PlayStore.ts';
import { GameCard, widthInRail } from './lobby/GameCard.tsx';
import { GameFacts } from './GameFacts.tsx';
import styles from './GamePage.module.css';
import { GameStage } from './GameStage.tsx';
import { NextStake } from './NextStake.tsx';
import { RoundsBlock } from './RoundsBlock.tsx';
import { useBonusMarks } from './useBonusMarks.ts';

/** The game with its facts beside it. */
export const GamePage = observer(function GamePage({ match }: { readonly match: RouteMatch }) {
  const app = useApp();
  const { t, href } = app;
  const store = useStore(gameStore);
  const play = useStore(playStore);
  const marks = useBonusMarks();
  const titleHref = useTitleHref(gameHallPath);
  const sysname = match.params['sysname'] ?? '';

  // An open game goes on while other pages are shown; on its own page it takes its place again.
  useEffect(() => {
    if (play.sysname !== sysname) return;
    if (play.frame === null) play.close();
    else play.setSmall(false);
  }, [play, sysname]);
  // An open game goes on on another device in the same mode; an open round belongs to the player's game session.
  useDraft('game', {
    read: () => (play.status === 'open' && play.sysname === sysname ? { sysname, mode: play.mode } : null),
    restore: (texts) => {
      const isPlay = texts['mode'] === 'play';
      if (texts['sysname'] === sysname)
        void startGame(app, { sysname, title: knownGame(app, sysname)?.title ?? '' }, isPlay ? 'play' : 'demo');
    },
    leave: () => play.close(),
    isForHandoffOnly: true,
  });

  if (store.status === 'failed') {
    return <LoadFailed onRetry={() => store.load(sysname).catch(() => undefined)} />;
  }
  const game = knownGame(app, sysname);
  return (
    <div className={styles['page']}>
      <GameStage key={sysname} sysname={sysname} game={game} />
      <LeadEnd />
      {game && <ForVisitor guest={null} player={<NextStake game={game} />} />}
      {game && <GameFacts game={game} />}
      <BettingNotice />
      <Rail
        title={t('games:game.related')}
        titleHref={titleHref}
        all={{ label: t('games:all'), href: href(gameHallPath) }}
        labelPrevious={t('core:previous')}
        labelNext={t('core:next')}
      >
        {store.related.map((one) => (
          <GameCard key={one.sysname} game={one} width={widthInRail(store.related.length)} {...marks(one)} />
        ))}
      </Rail>
      <ForVisitor guest={null} player={<RoundsBlock sysname={sysname} />} />
      {/* Last, where their coming moves nothing that is seen. */}
      <BlockSlot page="gamePage" />
    </div>
  );
});
