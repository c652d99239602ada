import type { CSSProperties } from 'react';
import { useApp } from '../../../kernel/AppContext.tsx';
import { RewardMark } from '../../loyalty/face/rewards/RewardMark.tsx';
import { rewardText } from '../../loyalty/face/rewards/rewardText.ts';
import { Icon } from '../../../ui/basics/Icon.tsx';
import { checkIcon } from '../../../ui/basics/icons.ts';
import { Picture } from '../../../ui/tiles/Picture.tsx';
import { QuestBar } from './QuestBar.tsx';
import styles from './QuestRow.module.css';
import type { QuestView } from '../questView.ts';

interface Props {
  readonly quest: QuestView;
  readonly level: 3 | 4;
  readonly onOpen: (quest: QuestView) => void;
}

/** A quest in a list: its picture, what is left to do, and what it brings. Needs the words `quests` and `rewards`. */
export function QuestRow({ quest, level, onOpen }: Props) {
  const app = useApp();
  const { t } = app;
  const { title, status, rewards, repeat } = quest;
  const Heading = level === 3 ? 'h3' : 'h4';
  return (
    <li className={styles['row']} data-status={status} style={{ '--tint': quest.colour } as CSSProperties}>
      <Picture
        className={styles['picture']}
        src={quest.image}
        width={120}
        ratio={1}
        alt=""
        placeholderColour={quest.colour}
      />
      <div className={styles['words']}>
        <Heading className={styles['title']}>
          <button type="button" className={styles['open']} onClick={() => onOpen(quest)}>
            {title}
          </button>
        </Heading>
        {repeat !== 'once' && <span className={styles['repeat']}>{t(`quests:repeat.${repeat}`)}</span>}
        {status === 'open' && <QuestBar quest={quest} />}
        {status === 'done' && (
          <p className={styles['done']}>
            <Icon of={checkIcon} size={14} />
            {t('quests:status.done')}
          </p>
        )}
        {status === 'over' && <p className={styles['over']}>{t('quests:status.over')}</p>}
        <ul className={styles['rewards']}>
          {rewards.map((reward, index) => (
            <li key={index}>
              <RewardMark kind={reward.kind} size={24} />
              {rewardText(app, reward)}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
