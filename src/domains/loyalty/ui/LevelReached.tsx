import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import type { DialogProps } from '../../../kernel/dialogs.ts';
import { standingStore } from '../face/StandingStore.ts';
import { RewardLine } from '../face/rewards/RewardLine.tsx';
import { Button } from '../../../ui/basics/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import type { LevelsReached } from '../LevelsReached.ts';
import { programsStore } from '../ProgramsStore.ts';
import { rewardsTogether } from '../rewardsTogether.ts';
import { LevelBar } from './LevelBar.tsx';
import styles from './LevelReached.module.css';
import { Portrait } from './Portrait.tsx';

/** New levels: the character is happy about the highest, and the rewards that were booked with all of them are named. */
export const LevelReached = observer(function LevelReached({
  props: { from },
  close,
  frame,
}: DialogProps<LevelsReached, boolean>) {
  const { t, session } = useApp();
  const { standing } = useStore(standingStore);
  const programs = useStore(programsStore);
  useEffect(() => void programs.load(session.uid), [programs, session]);
  const level = standing?.level ?? from + 1;
  const levels = programs.way?.levels.filter((one) => one.level > from && one.level <= level) ?? [];
  const reached = levels.at(-1);
  const rewards = rewardsTogether(levels.flatMap((one) => one.rewards));
  const place = standing?.levels.find((one) => one.level === level);
  const name = place?.name ?? '';
  const isOne = level === from + 1;
  return (
    <Dialog
      {...frame}
      title={isOne ? t('loyalty:reached.title') : t('loyalty:reached.several', { levels: level - from })}
      labelClose={t('core:close')}
      foot={
        <div className={styles['foot']}>
          <Button isBlock variant="primary" onClick={() => close(true)}>
            {t('loyalty:reached.toWay')}
          </Button>
          <Button isBlock variant="quiet" onClick={() => close(false)}>
            {t('loyalty:reached.done')}
          </Button>
        </div>
      }
    >
      <div className={styles['body']}>
        <span className={styles['stage']}>
          <Portrait
            size={148}
            mood="happy"
            frame={standing?.frame ?? ''}
            frameImage={standing?.frameImage ?? ''}
            standIn={place?.image ?? ''}
          />
        </span>
        <p className={styles['name']}>{t('loyalty:levels.name', { level, name })}</p>
        {reached !== undefined && <p className={styles['note']}>{reached.description}</p>}
        {rewards.length > 0 && (
          <>
            <p className={styles['lead']}>{t(isOne ? 'loyalty:reached.rewards' : 'loyalty:reached.rewardsOfAll')}</p>
            <ul className={styles['rewards']}>
              {rewards.map((reward, index) => (
                <li key={index}>
                  <RewardLine reward={reward} size={32} />
                </li>
              ))}
            </ul>
          </>
        )}
        <div className={styles['bar']}>
          <LevelBar />
        </div>
      </div>
    </Dialog>
  );
});
