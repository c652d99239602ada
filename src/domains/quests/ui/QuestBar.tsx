import { useApp } from '../../../kernel/AppContext.tsx';
import styles from './QuestBar.module.css';
import type { QuestView } from '../questView.ts';

/** How far a quest is, as a bar and as text. */
export function QuestBar({ quest: { percent, done, goal, unit } }: { readonly quest: QuestView }) {
  const { t } = useApp();
  return (
    <div className={styles['progress']}>
      <span className={styles['bar']} aria-hidden="true">
        <span className={styles['fill']} style={{ inlineSize: `${percent}%` }} />
      </span>
      <span className={styles['text']}>{t(`quests:progress.${unit}`, { done, goal })}</span>
    </div>
  );
}
