import { observer } from 'mobx-react-lite';
import { useApp } from '../../../kernel/AppContext.tsx';
import type { DialogProps } from '../../../kernel/dialogs.ts';
import { QuestDetail, QuestWay } from './QuestDetail.tsx';
import { Skeleton } from '../../../ui/basics/Skeleton.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { useQuests } from './useQuests.ts';

/** 2.10-9 */
export const QuestDialog = observer(function QuestDialog({
  props: { id },
  close,
  frame,
}: DialogProps<{ readonly id: string }, null>) {
  const { t } = useApp();
  const store = useQuests();
  const quest = store.quest(id);
  const leave = () => close(null);
  return (
    <Dialog
      {...frame}
      title={quest?.title ?? t('quests:heading')}
      labelClose={t('core:close')}
      foot={quest && <QuestWay quest={quest} onLeave={leave} />}
    >
      {quest !== null && <QuestDetail quest={quest} />}
      {quest === null && store.status === 'ready' && <p>{t('quests:gone')}</p>}
      {quest === null && store.status !== 'ready' && <Skeleton height="320px" />}
    </Dialog>
  );
});
