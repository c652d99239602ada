import { observer } from 'mobx-react-lite';
import { Button } from '../../../ui/basics/Button.tsx';
import { Skeleton } from '../../../ui/basics/Skeleton.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { useForPlayer } from '../../../kernel/visitor/useForPlayer.ts';
import type { DialogProps } from '../../../kernel/dialogs.ts';
import { ProblemNotice } from '../../../kernel/problems/ProblemNotice.tsx';
import { LoadFailed } from '../../../kernel/LoadFailed.tsx';
import type { RealityAnswer } from '../realityCheck/RealityAnswer.ts';
import { realityStore } from '../realityCheck/RealityStore.ts';
import styles from './Exclusion.module.css';
import { SittingFacts } from './SittingFacts.tsx';

/** trust.md: elapsed time and net result at the end of a round. Each answer is told to the operator first. */
export const RealityDialog = observer(function RealityDialog({
  close,
  frame,
}: DialogProps<null, RealityAnswer | null>) {
  const { t } = useApp();
  const store = useStore(realityStore);
  useForPlayer(() => void store.load());
  const answer = async (wish: RealityAnswer) => {
    if (await store.acknowledge()) close(wish);
  };
  return (
    <Dialog
      {...frame}
      title={t('responsible:reality.title')}
      labelClose={t('core:close')}
      closeButtonPosition="none"
      foot={
        <div className={styles['answers']}>
          <Button isBlock variant="primary" isPending={store.isSending} onClick={() => answer('continue')}>
            {t('responsible:reality.continue')}
          </Button>
          <Button isBlock isDisabled={store.isSending} onClick={() => answer('leave')}>
            {t('responsible:reality.leave')}
          </Button>
          <Button isBlock variant="quiet" isDisabled={store.isSending} onClick={() => answer('break')}>
            {t('responsible:reality.break')}
          </Button>
        </div>
      }
    >
      <div className={styles['page']}>
        <p>{t('responsible:reality.text')}</p>
        {store.sitting && <SittingFacts sitting={store.sitting} />}
        {store.sitting === null && store.status !== 'failed' && <Skeleton height="7rem" />}
        {store.status === 'failed' && <LoadFailed onRetry={() => store.load()} />}
        <ProblemNotice problem={store.problem} />
      </div>
    </Dialog>
  );
});
