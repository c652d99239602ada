import { observer } from 'mobx-react-lite';
import { Skeleton } from '../../../../ui/basics/Skeleton.tsx';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { LoadingBlock } from '../../../../kernel/lists/LoadingBlock.tsx';
import { useForPlayer } from '../../../../kernel/visitor/useForPlayer.ts';
import { LoadFailed } from '../../../../kernel/LoadFailed.tsx';
import type { AuthViewProps } from '../../ui/AuthViewProps.ts';
import { completionStore } from '../CompletionStore.ts';
import { takeReturn } from '../socialReturn.ts';
import { CompletionForm } from './CompletionForm.tsx';
import styles from './SocialRegistration.module.css';

/** 4-4, 2.9-1: completes a registration that a social sign-in has begun. The popup cannot be closed before that. */
export const SocialRegistration = observer(function SocialRegistration({ finish }: AuthViewProps) {
  const app = useApp();
  const store = useStore(completionStore);
  useForPlayer(() => void store.load());
  const done = () => {
    // A new player goes on like every other (2.9-7).
    takeReturn(app.storage);
    finish('registered');
  };
  if (store.facts !== null) return <CompletionForm store={store} facts={store.facts} onDone={done} />;
  if (store.status === 'failed') return <LoadFailed onRetry={() => store.load()} />;
  return (
    <LoadingBlock>
      <div className={styles['waiting']}>
        <Skeleton height="4rem" />
        <Skeleton height="4rem" />
        <Skeleton height="3rem" />
      </div>
    </LoadingBlock>
  );
});
