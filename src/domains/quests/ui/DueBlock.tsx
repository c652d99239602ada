import { observer } from 'mobx-react-lite';
import { useApp } from '../../../kernel/AppContext.tsx';
import { LoadFailed } from '../../../kernel/LoadFailed.tsx';
import { QuestRow } from './QuestRow.tsx';
import { useTitleHref } from '../../../kernel/useTitleHref.ts';
import { Skeleton } from '../../../ui/basics/Skeleton.tsx';
import { questDialog } from '../dialogs.ts';
import { questsPath } from '../paths.ts';
import styles from './Quests.module.css';
import { useQuests } from './useQuests.ts';

const shown = 3;

/** What is due on the home page: the three quests that are furthest. Its height is the same in every state. */
export const DueBlock = observer(function DueBlock() {
  const { t, href, dialogs, session } = useApp();
  const store = useQuests();
  const titleHref = useTitleHref(questsPath);
  const heading = t('quests:due');
  const { due, status } = store;
  return (
    <section className={styles['block']} aria-labelledby="due-quests">
      <header className={styles['bar']}>
        <h2 id="due-quests" className={styles['heading']}>
          {titleHref === undefined ? heading : <a href={titleHref}>{heading}</a>}
        </h2>
        <a className={styles['all']} href={href(questsPath)}>
          {t('quests:all')}
        </a>
      </header>
      {status === 'failed' && <LoadFailed onRetry={() => store.load(session.uid)} />}
      {status === 'ready' && due.length === 0 && <p className={styles['empty']}>{t('quests:empty')}</p>}
      {status !== 'failed' && (status !== 'ready' || due.length > 0) && (
        <ul className={styles['due']}>
          {status !== 'ready' && [0, 1, 2].map((index) => <Waiting key={index} />)}
          {due.slice(0, shown).map((quest) => (
            <QuestRow key={quest.id} quest={quest} level={3} onOpen={({ id }) => dialogs.open(questDialog, { id })} />
          ))}
        </ul>
      )}
    </section>
  );
});

const Waiting = () => (
  <li>
    <Skeleton height="128px" />
  </li>
);
