import { observer } from 'mobx-react-lite';
import { Button } from '../../../ui/basics/Button.tsx';
import { Skeleton } from '../../../ui/basics/Skeleton.tsx';
import { closeAccountIcon } from '../../../ui/basics/icons.ts';
import { IconCard } from '../../../ui/blocks/IconCard.tsx';
import { noteVisitor } from '../../../lib/visitor.ts';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { confirm } from '../../../kernel/confirm.ts';
import { LoadingBlock } from '../../../kernel/lists/LoadingBlock.tsx';
import { LoadFailed } from '../../../kernel/LoadFailed.tsx';
import { useForPlayer } from '../../../kernel/visitor/useForPlayer.ts';
import { closureStore } from '../ClosureStore.ts';
import { accountClosedPath } from '../paths.ts';
import { Obstacles } from './Obstacles.tsx';
import styles from './PrivacyPage.module.css';
import { ProblemNotice } from '../../../kernel/problems/ProblemNotice.tsx';

/** Closing the account: what happens, and what stands in the way. */
export const CloseBlock = observer(function CloseBlock() {
  const { t } = useApp();
  const store = useStore(closureStore);
  useForPlayer((uid) => void store.open(uid));
  return (
    <IconCard icon={closeAccountIcon} title={t('privacy:close.title')} lead={t('privacy:close.text')}>
      <Body />
    </IconCard>
  );
});

const Body = observer(function Body() {
  const store = useStore(closureStore);
  const { closure } = store;
  if (store.status === 'failed') return <LoadFailed onRetry={() => store.load()} />;
  if (closure === null) {
    return (
      <LoadingBlock>
        <Skeleton height="10rem" />
      </LoadingBlock>
    );
  }
  return (
    <>
      <Consequences years={closure.retentionYears} />
      <ProblemNotice problem={store.problem} />
      {closure.obstacles.length > 0 ? <Obstacles obstacles={closure.obstacles} /> : <Way />}
    </>
  );
});

function Consequences({ years }: { readonly years: number }) {
  const { t } = useApp();
  return (
    <ul className={styles['list']}>
      <li>{t('privacy:close.sessions')}</li>
      <li>{t('privacy:close.bonuses')}</li>
      <li>{t('privacy:close.kept', { years })}</li>
      <li>{t('privacy:close.contacts')}</li>
      <li>{t('privacy:close.support')}</li>
    </ul>
  );
}

const Way = observer(function Way() {
  const app = useApp();
  const { t, platform, href } = app;
  const store = useStore(closureStore);
  const ask = () =>
    confirm(app, 'closeAccount', {
      title: t('privacy:close.title'),
      content: t('privacy:close.text'),
      textAgree: t('privacy:close.confirm'),
      textReject: t('privacy:close.cancel'),
    });
  const close = async () => {
    if (!(await store.close(ask))) return;
    noteVisitor('guest');
    // A whole load: nothing of the player stays in memory.
    platform.restart(href(accountClosedPath));
  };
  return (
    <div className={styles['actions']}>
      <Button variant="danger" isPending={store.isClosing} onClick={close}>
        {t('privacy:close.button')}
      </Button>
    </div>
  );
});
