import { observer } from 'mobx-react-lite';
import { useApp } from '../../../kernel/AppContext.tsx';
import { LoadFailed } from '../../../kernel/LoadFailed.tsx';
import { LoadingBlock } from '../../../kernel/lists/LoadingBlock.tsx';
import { QuestRow } from './QuestRow.tsx';
import { Skeleton } from '../../../ui/basics/Skeleton.tsx';
import { questDialog } from '../dialogs.ts';
import styles from './Quests.module.css';
import { useQuests } from './useQuests.ts';

/** All quests, on the loyalty page: what is left to do first. */
export const LoyaltyQuests = observer(function LoyaltyQuests() {
  const { t, dialogs, session } = useApp();
  const store = useQuests();
  const { quests, status } = store;
  return (
    <section id="quests" className={styles['block']} aria-labelledby="quests-heading">
      <header className={styles['head']}>
        <h2 id="quests-heading" className={styles['heading']}>
          {t('quests:heading')}
        </h2>
        <p className={styles['lead']}>{t('quests:lead')}</p>
      </header>
      {status === 'failed' && <LoadFailed onRetry={() => store.load(session.uid)} />}
      {status !== 'failed' && status !== 'ready' && (
        <LoadingBlock>
          <Skeleton height="320px" />
        </LoadingBlock>
      )}
      {status === 'ready' && quests.length === 0 && <p className={styles['empty']}>{t('quests:empty')}</p>}
      {quests.length > 0 && (
        <ul className={styles['list']}>
          {quests.map((quest) => (
            <QuestRow key={quest.id} quest={quest} level={3} onOpen={({ id }) => dialogs.open(questDialog, { id })} />
          ))}
        </ul>
      )}
    </section>
  );
});
