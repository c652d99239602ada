import { useApp } from '../../../../kernel/AppContext.tsx';
import type { DialogProps } from '../../../../kernel/dialogs.ts';
import { useFigures } from '../../../../kernel/figures/useFigures.ts';
import { RewardLine } from '../../../loyalty/face/rewards/RewardLine.tsx';
import { rewardText } from '../../../loyalty/face/rewards/rewardText.ts';
import { isoToMs } from '../../../../shared/dates/isoTime.ts';
import { Button } from '../../../../ui/basics/Button.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { depositPath } from '../../../cashier/paths.ts';
import { hallPath } from '../../../games/face/hallFilter.ts';
import { gamePath } from '../../../games/paths.ts';
import { settingsPath } from '../../../profile/paths.ts';
import { tournamentsPath } from '../../../tournaments/paths.ts';
import type { Quest } from '../../api.ts';
import styles from './Lists.module.css';
import { progressText } from './questProgress.ts';

function pathOf({ place, item }: Quest['hint']): string {
  switch (place) {
    case 'deposit':
      return depositPath();
    case 'game':
      return gamePath(item);
    case 'games':
      return hallPath();
    case 'tournaments':
      return tournamentsPath;
    case 'profile':
    case 'contacts':
      return settingsPath;
  }
}

/** 2.10-23 */
export function QuestDialog({ props: { quest }, frame, close }: DialogProps<{ readonly quest: Quest }, undefined>) {
  const app = useApp();
  const { t, href, locale } = app;
  const figures = useFigures();
  const { description, rewards, status, ends_at: endsAt } = quest;
  return (
    <Dialog
      {...frame}
      title={description.title}
      labelClose={t('core:close')}
      foot={
        status === 'open' ? (
          <Button isBlock variant="primary" href={href(pathOf(quest.hint))} onClick={() => close(undefined)}>
            {t(`wheel:quests.go.${quest.hint.place}`)}
          </Button>
        ) : undefined
      }
    >
      <div className={styles['stack']}>
        <p>{description.text}</p>
        <p className={styles['title']}>
          {status === 'open' ? <bdi>{progressText(quest, locale.code)}</bdi> : t(`wheel:quests.${status}`)}
        </p>
        {rewards.map((reward) => (
          <RewardLine key={rewardText(app, reward)} reward={reward} size={32} />
        ))}
        {status === 'open' && endsAt !== null && (
          <p className={styles['small']}>{t('wheel:quests.until', { time: figures.time(isoToMs(endsAt) ?? 0) })}</p>
        )}
      </div>
    </Dialog>
  );
}
