import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { isPageVisible, onPageVisible } from '../../../../lib/pageVisibility.ts';
import { afterNextPaint } from '../../../../ui/basics/afterNextPaint.ts';
import { focusIfLost } from '../../../../ui/basics/focusIfLost.ts';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { FrameWatch } from '../../player/FrameWatch.ts';
import type { PlayerPlace } from '../../player/playerPlace.ts';
import { playStore } from '../../PlayStore.ts';
import { readGameMessage } from '../../readGameMessage.ts';
import styles from './GameHost.module.css';
import { HostNotice } from './HostNotice.tsx';
import { useOtherTabs } from './useOtherTabs.ts';
import { useOutsideChanges } from './useOutsideChanges.ts';

/** The game's own page, listened to: its messages, its signs of life, and that the house refuses it in its place. */
export const GameFrame = observer(function GameFrame({ place }: { readonly place: PlayerPlace }) {
  const { t, clock, content, play: appPlay, dialogs } = useApp();
  const play = useStore(playStore);
  const frame = useRef<HTMLIFrameElement>(null);
  /** The listed origin that the game last spoke from; empty before its first message. */
  const origin = useRef('');
  const [watch] = useState(() => new FrameWatch(clock, isPageVisible));
  const { frameNumber } = play;
  useOtherTabs();

  useEffect(() => {
    origin.current = '';
    const stops = [watch.begin(), onPageVisible(() => watch.wake())];
    return () => stops.forEach((stop) => stop());
  }, [watch, frameNumber]);

  const tell = useRef((message: object) => {
    if (origin.current === '') return;
    frame.current?.contentWindow?.postMessage({ source: 'croupier-site', ...message }, origin.current);
  });
  const [refresh] = useState(() => () => tell.current({ type: 'refresh_balance' }));
  const changes = useOutsideChanges(refresh);
  // A question over the game, and a page beside which no game runs, wait for the player.
  const isTucked = place === 'tucked';
  const tucked = useRef(isTucked);
  const isPaused = () => appPlay.isPaused || dialogs.isAnyOpen || tucked.current;
  const paused = useRef(isPaused);

  useEffect(() => {
    const send = tell.current;
    const handleMessage = (event: MessageEvent) => {
      if (event.source !== frame.current?.contentWindow) return;
      const message = readGameMessage(event, content.gameOrigins);
      if (!message) return;
      origin.current = event.origin;
      watch.heard(message.type === 'alive');
      if (message.type === 'round_started') changes.ownRound(message.roundId);
      play.receive(message);
      // A pause that began before the game could hear of it.
      if (message.type === 'ready' && paused.current()) send({ type: 'pause', paused: true });
    };
    addEventListener('message', handleMessage);
    return () => removeEventListener('message', handleMessage);
  }, [changes, content, play, watch]);

  useEffect(
    () =>
      reaction(
        () => appPlay.isPaused || dialogs.isAnyOpen,
        () => {
          tell.current({ type: 'pause', paused: paused.current() });
          // What a dialog has told, such as a jackpot, may have changed the balance.
          if (!paused.current()) refresh();
        },
      ),
    [appPlay, dialogs, refresh],
  );

  useEffect(() => {
    const wasTucked = tucked.current;
    tucked.current = isTucked;
    if (wasTucked !== isTucked) tell.current({ type: 'pause', paused: paused.current() });
  }, [isTucked]);

  // The button that opened the game is gone: who plays by keyboard goes on in the game.
  useEffect(() => {
    void afterNextPaint().then(() => focusIfLost(frame.current));
  }, [frameNumber]);

  const handleLoad = () => {
    watch.loaded();
    if (isOwnPage(frame.current)) void play.refuseFrame();
  };

  return (
    <div className={styles['game']} inert={isTucked}>
      <HostNotice state={watch.state} isSmall={place !== 'page'} onDeposited={refresh} />
      <div className={styles['screen']}>
        <iframe
          data-gone={watch.state === 'dead' || watch.state === 'silent' ? '' : undefined}
          ref={frame}
          key={frameNumber}
          className={styles['frame']}
          src={play.frame ?? ''}
          title={t('games:game.frame', { title: play.title })}
          allow="autoplay; fullscreen"
          onLoad={handleLoad}
        />
      </div>
    </div>
  );
});

/** A document of this site in the frame is the house's refusal: games are of another origin. */
function isOwnPage(frame: HTMLIFrameElement | null): boolean {
  const page = frame?.contentDocument ?? null;
  return page !== null && page.location.pathname.startsWith('/platform/');
}
