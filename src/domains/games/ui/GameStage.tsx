import { observer } from 'mobx-react-lite';
import { when } from 'mobx';
import type { CSSProperties } from 'react';
import { afterNextPaint } from '../../../ui/basics/afterNextPaint.ts';
import { Button } from '../../../ui/basics/Button.tsx';
import { classes } from '../../../ui/basics/classes.ts';
import { FailedState } from '../../../ui/basics/FailedState.tsx';
import { expandIcon, playIcon } from '../../../ui/basics/icons.ts';
import { Picture } from '../../../ui/tiles/Picture.tsx';
import { Spinner } from '../../../ui/basics/Spinner.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { ForVisitor } from '../../../kernel/visitor/ForVisitor.tsx';
import { NeedNotice } from '../../verification/face/needs/NeedNotice.tsx';
import { FavouriteButton } from '../favourites/FavouriteButton.tsx';
import type { Game } from '../parseGames.ts';
import { hostStore } from '../player/HostStore.ts';
import { startGame } from '../player/startGame.ts';
import { playStore } from '../PlayStore.ts';
import { gamePath } from '../paths.ts';
import styles from './GamePage.module.css';
import { KeyFacts } from './KeyFacts.tsx';
import { posterWidth } from './posterWidth.ts';
import { SlotErrorNotice } from './SlotErrorNotice.tsx';

interface Props {
  readonly sysname: string;
  readonly game: Game | null;
}

/** The place of the open game, which the host lies over; without one the game's poster with the start buttons. */
export const GameStage = observer(function GameStage({ sysname, game }: Props) {
  const play = useStore(playStore);
  const { setSlot } = useStore(hostStore);
  const isHere = play.frame !== null && play.sysname === sysname;
  return (
    <section className={classes(styles['stage'], isHere && !play.isSmall && styles['open'])} aria-label={game?.title}>
      {isHere && !play.isSmall ? <div ref={setSlot} /> : <Poster sysname={sysname} game={game} />}
    </section>
  );
});

const Poster = observer(function Poster({ sysname, game }: Props) {
  const { content } = useApp();
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
        <div className={styles['name']}>
          <h1 className={styles['title']}>{game?.title}</h1>
          {game && <FavouriteButton sysname={sysname} title={game.title} variant="quiet" />}
        </div>
        {game && <KeyFacts game={game} />}
        <Opening sysname={sysname} game={game} />
      </div>
    </div>
  );
});

/** How the opening of this game stands, and the buttons that open it. */
const Opening = observer(function Opening({ sysname, game }: Props) {
  const app = useApp();
  const { t } = app;
  const play = useStore(playStore);
  // Of another game it says nothing here.
  const isMine = play.sysname === sysname;
  const status = isMine ? play.status : 'idle';
  if (status === 'open')
    return (
      <>
        <p role="status">{t('games:small.here')}</p>
        <Button size="lg" icon={expandIcon} onClick={() => play.setSmall(false)}>
          {t('games:small.back')}
        </Button>
      </>
    );
  return (
    <>
      {status === 'opening' && <Spinner label={t('games:game.opening')} />}
      {status === 'failed' && (
        <FailedState
          title={t('games:game.failed')}
          labelRetry={t('core:retry')}
          onRetry={() => startGame(app, { sysname, title: game?.title ?? '' }, play.mode)}
        />
      )}
      {status === 'refused' && play.refusal && <SlotErrorNotice reason={play.refusal} />}
      {status === 'expired' && <p role="alert">{t('games:game.expired')}</p>}
      {status === 'elsewhere' && <p role="status">{t('games:game.elsewhere')}</p>}
      {isMine && play.need && <NeedNotice need={play.need} />}
      {status !== 'opening' && <StartButtons sysname={sysname} game={game} />}
    </>
  );
});

/** Longest time that a button may show a spinner, in ms (I8). */
const longestWaitMs = 10_000;

function StartButtons({ sysname, game }: Props) {
  const app = useApp();
  const { t, session, href, content } = app;
  const start = async (mode: 'play' | 'demo') => {
    await afterNextPaint();
    await startGame(app, { sysname, title: game?.title ?? '' }, mode);
  };
  /** A visitor expected to be a player (`data-visitor`) waits for the session, since they may be a guest. */
  const startPlay = async () => {
    await when(() => session.status !== 'unknown', { timeout: longestWaitMs }).catch(() => undefined);
    if (session.isPlayer) await start('play');
  };
  const demo = (isFirst: boolean) =>
    (game?.hasDemo ?? true) && (
      <Button
        variant={isFirst ? 'primary' : undefined}
        size="lg"
        icon={isFirst ? playIcon : undefined}
        onClick={() => start('demo')}
      >
        {t('games:game.demo')}
      </Button>
    );
  const signIn = content.canEnter('authorization') && (
    <Button size="lg" href={`${href(gamePath(sysname))}?show_popup_auth=1`}>
      {t('games:game.signInToPlay')}
    </Button>
  );
  return (
    <div className={styles['buttons']}>
      <ForVisitor
        guest={
          <>
            {demo(true)}
            {signIn}
          </>
        }
        player={
          <>
            <Button variant="primary" size="lg" icon={playIcon} onClick={startPlay}>
              {t('games:game.play')}
            </Button>
            {demo(false)}
          </>
        }
      />
    </div>
  );
}
