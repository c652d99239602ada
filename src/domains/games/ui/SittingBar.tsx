import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { Amount } from '../../../ui/basics/Amount.tsx';
import { Button } from '../../../ui/basics/Button.tsx';
import { IconButton } from '../../../ui/basics/IconButton.tsx';
import { closeIcon, fullscreenIcon, fullscreenOffIcon, smallPlayerIcon } from '../../../ui/basics/icons.ts';
import type { FullScreen } from '../../../platform/Platform.ts';
import { cashierFace } from '../../cashier/face.ts';
import { formatMoney } from '../../../shared/money/formatMoney.ts';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import type { ActionPlace } from '../../../kernel/AppServices.ts';
import { usePlayerActions } from '../../../kernel/slots/usePlayerActions.ts';
import { FavouriteButton } from '../favourites/FavouriteButton.tsx';
import { askToEnd } from '../player/askToEnd.ts';
import { startGame } from '../player/startGame.ts';
import { playStore } from '../PlayStore.ts';
import { BonusFacts } from './BonusFacts.tsx';
import { ShareButton } from './ShareButton.tsx';
import styles from './SittingBar.module.css';

interface Props {
  readonly sysname: string;
  /** The element shown in full screen. */
  readonly stage: RefObject<HTMLElement | null>;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** Time at this game and its net result: always visible while money is staked (trust.md). */
export const SittingBar = observer(function SittingBar({ sysname, stage }: Props) {
  const app = useApp();
  const { t, locale, session, platform, content } = app;
  const play = useStore(playStore);
  return (
    <div className={styles['bar']}>
      <dl className={styles['facts']}>
        <div>
          <dt>{t('games:sitting.time')}</dt>
          <dd>
            <SittingClock />
          </dd>
        </div>
        {play.net && (
          <div>
            <dt>{t('games:sitting.net')}</dt>
            <dd>
              <Amount text={formatMoney(play.net, locale.code, 'player')} />
            </dd>
          </div>
        )}
        <BonusFacts sysname={sysname} />
        <div className={styles['wideOnly']}>
          <dt>{t('games:sitting.rounds')}</dt>
          <dd className="num">{play.rounds}</dd>
        </div>
      </dl>
      {play.mode === 'play' && session.isPlayer && (
        <Button size="sm" aria-haspopup="dialog" onClick={() => void app.use(cashierFace).depositHere()}>
          {t('core:deposit')}
        </Button>
      )}
      <div className={styles['actions']}>
        {play.mode === 'demo' && session.isPlayer && (
          <Button size="sm" variant="primary" onClick={() => void startGame(app, play, 'play')}>
            {t('games:game.play')}
          </Button>
        )}
        {play.mode === 'play' && <PlayerActions place="moneyGame" />}
        {session.isPlayer && <PlayerActions place="game" />}
        {session.isPlayer && <FavouriteButton sysname={sysname} title={play.title} variant="quiet" />}
        <ShareButton sysname={sysname} />
        {content.config.games.gamesItem.visibleFullScreen && platform.fullScreen && (
          <FullScreenButton screen={platform.fullScreen} stage={stage} />
        )}
        <IconButton icon={smallPlayerIcon} label={t('games:small.make')} onClick={() => play.setSmall(true)} />
        <IconButton
          icon={closeIcon}
          label={t('games:game.leave')}
          afterClick={async () => (await askToEnd(app, play)) && play.close()}
        />
      </div>
    </div>
  );
});

function PlayerActions({ place }: { readonly place: ActionPlace }) {
  const app = useApp();
  return usePlayerActions(place).map(({ id, icon, label, run }) => (
    <IconButton key={id} icon={icon} label={app.t(label(app))} onClick={() => void run(app)} />
  ));
}

function FullScreenButton({ screen, stage }: { readonly screen: FullScreen; readonly stage: Props['stage'] }) {
  const { t } = useApp();
  const isOn = screen.useIsOn();
  const now = useRef(isOn);
  useEffect(() => {
    now.current = isOn;
  }, [isOn]);
  useEffect(() => {
    // The messenger may have opened the app in full screen: then it stays so.
    const wasOn = now.current;
    if (!wasOn && screen.isForGames && stage.current) screen.enter(stage.current);
    // The game is left: the app must not stay in full screen without a button to end it.
    return () => {
      if (!wasOn && now.current) screen.exit();
    };
  }, [screen, stage]);
  const change = () => {
    if (isOn) screen.exit();
    else if (stage.current) screen.enter(stage.current);
  };
  return (
    <IconButton
      icon={isOn ? fullscreenOffIcon : fullscreenIcon}
      label={t(isOn ? 'games:game.fullScreenOff' : 'games:game.fullScreen')}
      onClick={change}
    />
  );
}

/** A component of its own, because it renders once a second. */
const SittingClock = observer(function SittingClock() {
  const { clock } = useApp();
  const { startedAt } = useStore(playStore).sitting;
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => clock.every(1_000, () => setNow(clock.now())), [clock]);
  const seconds = Math.max(0, Math.floor((now - startedAt) / 1_000));
  return <span className="num">{`${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`}</span>;
});
