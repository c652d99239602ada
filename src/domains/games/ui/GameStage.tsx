import { reaction, when } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { CSSProperties } from 'react';
import { afterNextPaint } from '../../../ui/basics/afterNextPaint.ts';
import { Button } from '../../../ui/basics/Button.tsx';
import { classes } from '../../../ui/basics/classes.ts';
import { FailedState } from '../../../ui/basics/FailedState.tsx';
import { playIcon } from '../../../ui/basics/icons.ts';
import { Picture } from '../../../ui/tiles/Picture.tsx';
import { Spinner } from '../../../ui/basics/Spinner.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { ForVisitor } from '../../../kernel/ForVisitor.tsx';
import { NeedNotice } from '../../../kernel/needs/NeedNotice.tsx';
import type { Game } from '../parseGames.ts';
import { playStore } from '../PlayStore.ts';
import { readGameMessage } from '../readGameMessage.ts';
import styles from './GamePage.module.css';
import { posterWidth } from './posterWidth.ts';
import { SittingBar } from './SittingBar.tsx';

/** The game's frame, or its poster with the start buttons. */
export const GameStage = observer(function GameStage({
  sysname,
  game,
}: {
  readonly sysname: string;
  readonly game: Game | null;
}) {
  const { t, content, play: appPlay } = useApp();
  const play = useStore(playStore);
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  /** The listed origin that the game last spoke from; empty before its first message. */
  const origin = useRef('');

  useEffect(() => {
    const handleMessage = (event: MessageEvent) => {
      if (event.source !== frame.current?.contentWindow) return;
      const message = readGameMessage(event, content.gameOrigins);
      if (!message) return;
      origin.current = event.origin;
      play.receive(message);
      // A pause that began before the game could hear of it.
      if (message.type === 'ready' && appPlay.isPaused) pauseGame(frame.current, origin.current, true);
    };
    addEventListener('message', handleMessage);
    return () => removeEventListener('message', handleMessage);
  }, [appPlay, content, play]);

  useEffect(
    () =>
      reaction(
        () => appPlay.isPaused,
        (isPaused) => pauseGame(frame.current, origin.current, isPaused),
      ),
    [appPlay],
  );

  return (
    <section
      className={classes(styles['stage'], play.frame !== null && styles['open'])}
      ref={stage}
      aria-label={game?.title}
    >
      {play.frame !== null ? (
        <iframe
          ref={frame}
          key={play.frame}
          className={styles['frame']}
          src={play.frame}
          title={t('games:game.frame', { title: game?.title ?? '' })}
          allow="autoplay; fullscreen"
        />
      ) : (
        <Poster sysname={sysname} game={game} />
      )}
      {play.frame !== null && <SittingBar sysname={sysname} stage={stage} />}
    </section>
  );
});

/** Asks a game to start no round while a question covers it, or to go on. */
function pauseGame(frame: HTMLIFrameElement | null, origin: string, isPaused: boolean): void {
  if (origin === '') return;
  frame?.contentWindow?.postMessage({ source: 'croupier-site', type: 'pause', paused: isPaused }, origin);
}

const Poster = observer(function Poster({ sysname, game }: { readonly sysname: string; readonly game: Game | null }) {
  const { t, content } = useApp();
  const play = useStore(playStore);
  return (
    <div
      className={styles['poster']}
      data-poster
      style={game ? ({ '--glow': game.colour } as CSSProperties) : undefined}
    >
      {game && (
        <Picture
          className={styles['art']}
          src={game.image}
          width={posterWidth}
          ratio={3 / 4}
          alt=""
          isPriority
          placeholderColour={game.colour}
          quality={content.config.imageQuality.tile}
        />
      )}
      <div className={styles['start']}>
        <h1 className={styles['title']}>{game?.title}</h1>
        {play.status === 'opening' && <Spinner label={t('games:game.opening')} />}
        {play.status === 'failed' && (
          <FailedState
            title={t('games:game.failed')}
            labelRetry={t('core:retry')}
            onRetry={() => play.open(sysname, play.mode)}
          />
        )}
        {play.status === 'expired' && <p role="alert">{t('games:game.expired')}</p>}
        {play.need && <NeedNotice need={play.need} />}
        {play.status !== 'opening' && <StartButtons sysname={sysname} hasDemo={game?.hasDemo ?? true} />}
      </div>
    </div>
  );
});

/** Longest time that a button may show a spinner, in ms (I8). */
const longestWaitMs = 10_000;

function StartButtons({ sysname, hasDemo }: { readonly sysname: string; readonly hasDemo: boolean }) {
  const { t, session, href, content } = useApp();
  const play = useStore(playStore);
  const start = async (mode: 'play' | 'demo') => {
    await afterNextPaint();
    await play.open(sysname, mode);
  };
  /** A visitor expected to be a player (`data-visitor`) waits for the session, since they may be a guest. */
  const startPlay = async () => {
    await when(() => session.status !== 'unknown', { timeout: longestWaitMs }).catch(() => undefined);
    if (session.isPlayer) await start('play');
  };
  return (
    <div className={styles['buttons']}>
      <ForVisitor
        guest={
          content.canEnter('authorization') && (
            <Button variant="primary" size="lg" href={`${href(`/game/${sysname}`)}?show_popup_auth=1`}>
              {t('games:game.signInToPlay')}
            </Button>
          )
        }
        player={
          <Button variant="primary" size="lg" icon={playIcon} onClick={startPlay}>
            {t('games:game.play')}
          </Button>
        }
      />
      {hasDemo && (
        <Button size="lg" onClick={() => start('demo')}>
          {t('games:game.demo')}
        </Button>
      )}
    </div>
  );
}
