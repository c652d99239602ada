import { observer } from 'mobx-react-lite';
import { reaction } from 'mobx';
import { useEffect, useRef, useState } from 'react';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { classes } from '../../../../ui/basics/classes.ts';
import { useLaidOver } from '../../../../ui/basics/useLaidOver.ts';
import { askToEnd } from '../../player/askToEnd.ts';
import { hostStore } from '../../player/HostStore.ts';
import { playerPlace } from '../../player/playerPlace.ts';
import type { Corner } from '../../player/playerPlace.ts';
import { playStore } from '../../PlayStore.ts';
import { SittingBar } from '../SittingBar.tsx';
import { GameFrame } from './GameFrame.tsx';
import styles from './GameHost.module.css';
import { SmallBar } from './SmallBar.tsx';

/**
 * The one element that holds the open game. On the game's page it lies over the place kept free for it, elsewhere it is
 * a small window in a corner; only its position changes, so the game's frame never loads anew.
 */
export const GameHost = observer(function GameHost() {
  return useStore(playStore).frame === null ? null : <OpenGame />;
});

const OpenGame = observer(function OpenGame() {
  const app = useApp();
  const { t, place: address } = app;
  const play = useStore(playStore);
  const { slot } = useStore(hostStore);
  const element = useRef<HTMLElement>(null);
  const [corner, setCorner] = useState<Corner>('end');
  const place = playerPlace(address.path, { isSmall: play.isSmall, isOnPage: slot !== null });
  useLaidOver(element, place === 'page' ? slot : null, app.locale.dir);
  useAskInRound();
  useEffect(
    () =>
      reaction(
        () => app.play.endings,
        () => play.close(),
      ),
    [app, play],
  );
  return (
    <section
      ref={element}
      className={classes(styles['host'], styles[place], place === 'small' && styles[corner])}
      aria-label={t(place === 'page' ? 'games:game.frame' : 'games:small.label', { title: play.title })}
      data-player={place}
    >
      <GameFrame place={place} />
      {place === 'page' ? (
        <SittingBar sysname={play.sysname} stage={element} />
      ) : (
        <SmallBar host={element} corner={corner} onCorner={setCorner} isTucked={place === 'tucked'} />
      )}
    </section>
  );
});

/** Whoever leaves the app in the middle of a real round is asked first; other pages of it do not end the game. */
function useAskInRound(): void {
  const app = useApp();
  const play = useStore(playStore);
  useEffect(
    () =>
      app.leaving.hold({
        survivesPages: true,
        isNeeded: () => play.mode === 'play' && play.isRoundOpen,
        async ask() {
          const isSure = await askToEnd(app, play);
          if (isSure) play.close();
          return isSure;
        },
      }),
    [app, play],
  );
}
