import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { CSSProperties } from 'react';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import type { DialogProps } from '../../../../kernel/dialogs.ts';
import { useFigures } from '../../../../kernel/figures/useFigures.ts';
import { LoadFailed } from '../../../../kernel/LoadFailed.tsx';
import { LoadingBlock } from '../../../../kernel/lists/LoadingBlock.tsx';
import { rewardText } from '../../../loyalty/face/rewards/rewardText.ts';
import { useVisitor } from '../../../../kernel/visitor/useVisitor.ts';
import { isoToMs } from '../../../../shared/dates/isoTime.ts';
import { Skeleton } from '../../../../ui/basics/Skeleton.tsx';
import { questIcon } from '../../../../ui/basics/icons.ts';
import { EmptyState } from '../../../../ui/blocks/EmptyState.tsx';
import { Pill } from '../../../../ui/blocks/Pill.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import type { DoneQuest, Quest } from '../../api.ts';
import { questDialog } from '../../dialogs.ts';
import { wheelLists } from '../../WheelLists.ts';
import styles from './Lists.module.css';
import { progressText, partDone } from './questProgress.ts';

type Props = DialogProps<{ readonly campaign: string }, undefined>;

/** 2.10-22: what earns spins, and what the player has done. */
export const QuestsDialog = observer(function QuestsDialog({ props: { campaign }, frame }: Props) {
  const { t, news } = useApp();
  const lists = useStore(wheelLists);
  const isPlayer = useVisitor() === 'player';
  useEffect(() => {
    void lists.loadQuests(campaign, isPlayer);
    return news.subscribe(({ type }) => {
      if (type === 'quests.changed') void lists.loadQuests(campaign, isPlayer);
    });
  }, [campaign, isPlayer, lists, news]);
  const { quests, doneQuests } = lists;
  return (
    <Dialog {...frame} title={t('wheel:quests.title')} labelClose={t('core:close')} height="steady">
      <p className={styles['lead']}>{t('wheel:quests.text')}</p>
      {quests.status === 'failed' && <LoadFailed onRetry={() => lists.loadQuests(campaign, isPlayer)} />}
      {(quests.status === 'idle' || quests.status === 'loading') && (
        <LoadingBlock>
          <Skeleton height="84px" />
          <Skeleton height="84px" />
          <Skeleton height="84px" />
        </LoadingBlock>
      )}
      {quests.status === 'ready' && quests.value?.length === 0 && (
        <EmptyState icon={questIcon} title={t('wheel:quests.none')} />
      )}
      <ul className={styles['list']}>
        {quests.value?.map((quest) => (
          <QuestRow key={quest.id} quest={quest} />
        ))}
      </ul>
      {(doneQuests.value?.length ?? 0) > 0 && (
        <>
          <h3 className={styles['section']}>{t('wheel:quests.history')}</h3>
          <ul className={styles['list']}>
            {doneQuests.value?.map((quest) => (
              <DoneRow key={`${quest.id} ${quest.done_at}`} quest={quest} />
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
});

function QuestRow({ quest }: { readonly quest: Quest }) {
  const app = useApp();
  const { t, dialogs, locale } = app;
  return (
    <li className={styles['row']}>
      <button
        type="button"
        className={styles['quest']}
        aria-haspopup="dialog"
        onClick={() => void dialogs.open(questDialog, { quest })}
      >
        <span className={styles['title']}>{quest.description.title}</span>
        <br />
        <span className={styles['small']}>{quest.rewards.map((reward) => rewardText(app, reward)).join(' · ')}</span>
      </button>
      <span className={styles['end']}>
        {quest.status === 'open' ? (
          <bdi>{progressText(quest, locale.code)}</bdi>
        ) : (
          <Pill tone={quest.status === 'done' ? 'money' : 'plain'}>{t(`wheel:quests.${quest.status}`)}</Pill>
        )}
      </span>
      {quest.status === 'open' && (
        <span className={styles['bar']} aria-hidden="true">
          <span className={styles['filled']} style={{ '--part': partDone(quest) } as CSSProperties} />
        </span>
      )}
    </li>
  );
}

function DoneRow({ quest }: { readonly quest: DoneQuest }) {
  const app = useApp();
  const figures = useFigures();
  return (
    <li className={styles['row']}>
      <span>{quest.description.title}</span>
      <span className={styles['small']}>{figures.time(isoToMs(quest.done_at) ?? 0)}</span>
      <span className={`${styles['small']} ${styles['wide']}`}>
        {quest.rewards.map((reward) => rewardText(app, reward)).join(' · ')}
      </span>
    </li>
  );
}
