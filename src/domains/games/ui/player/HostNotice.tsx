import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { Button } from '../../../../ui/basics/Button.tsx';
import { cashierFace } from '../../../cashier/face.ts';
import type { FrameState } from '../../player/FrameWatch.ts';
import { roundsStore } from '../../player/RoundsStore.ts';
import { playStore } from '../../PlayStore.ts';
import styles from './GameHost.module.css';
import { RoundMarks } from './RoundMarks.tsx';

interface Props {
  readonly state: FrameState;
  readonly isSmall: boolean;
  /** The deposit over the game was closed: its balance may be another one. */
  readonly onDeposited: () => void;
}

/**
 * What the page has to say of the game, in a strip above it that covers nothing: it is slow or dead, it was opened
 * again and this is what became of its rounds, or a bet was too high for the balance.
 */
export const HostNotice = observer(function HostNotice({ state, isSmall, onDeposited }: Props) {
  const app = useApp();
  const { t } = app;
  const play = useStore(playStore);
  const [isBusy, setBusy] = useState(false);
  const reopen = async () => {
    setBusy(true);
    await play.reopen();
    setBusy(false);
  };
  const again = (
    <Button size="sm" variant="primary" isPending={isBusy} onClick={() => void reopen()}>
      {t('games:watch.reload')}
    </Button>
  );
  const deposit = async () => {
    await app.use(cashierFace).depositHere();
    play.dropOffer();
    onDeposited();
  };
  if (state === 'dead')
    return (
      <Strip text={t(play.mode === 'play' ? 'games:watch.dead' : 'games:watch.deadDemo')} isAlert>
        {again}
      </Strip>
    );
  if (state === 'silent')
    return (
      <Strip text={t('games:watch.silent')} isAlert>
        {again}
        {!isSmall && (
          <Button size="sm" onClick={() => play.giveUp()}>
            {t('games:watch.giveUp')}
          </Button>
        )}
      </Strip>
    );
  if (state === 'slow') return <Strip text={t('games:watch.slow')}>{again}</Strip>;
  if (play.needsDeposit)
    return (
      <Strip text={t('games:watch.noMoney')}>
        <Button size="sm" variant="primary" onClick={() => void deposit()}>
          {t('games:watch.deposit')}
        </Button>
      </Strip>
    );
  return play.sitting.recoveries > 0 && play.mode === 'play' && !isSmall ? <Reconciled /> : null;
});

interface StripProps {
  readonly text: string;
  readonly isAlert?: boolean;
  readonly children?: ReactNode;
}

function Strip({ text, isAlert = false, children }: StripProps) {
  return (
    <div className={styles['strip']} role={isAlert ? 'alert' : 'status'}>
      <p>{text}</p>
      <div className={styles['ways']}>{children}</div>
    </div>
  );
}

/** After a game was opened again: its last rounds as the house has them, by their ids. */
const Reconciled = observer(function Reconciled() {
  const { t } = useApp();
  const { sysname, sitting, rounds: shown } = useStore(playStore);
  const rounds = useStore(roundsStore);
  const [closedAt, setClosedAt] = useState(0);
  const { recoveries } = sitting;
  // Also after each round: the one that was resumed is settled then.
  useEffect(() => void rounds.load(sysname), [rounds, sysname, recoveries, shown]);
  const last = rounds.of(sysname).slice(0, 3);
  if (closedAt === recoveries || last.length === 0) return null;
  return (
    <div className={styles['strip']} role="status">
      <div>
        <p>{t('games:watch.back')}</p>
        <RoundMarks rounds={last} />
      </div>
      <div className={styles['ways']}>
        <Button size="sm" variant="quiet" onClick={() => setClosedAt(recoveries)}>
          {t('games:watch.understood')}
        </Button>
      </div>
    </div>
  );
});
