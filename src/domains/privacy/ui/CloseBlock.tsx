import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Button } from '../../../ui/basics/Button.tsx';
import { Skeleton } from '../../../ui/basics/Skeleton.tsx';
import { closeAccountIcon } from '../../../ui/basics/icons.ts';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { IconCard } from '../../../ui/blocks/IconCard.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { LoadingBlock } from '../../../kernel/lists/LoadingBlock.tsx';
import { LoadFailed } from '../../../kernel/LoadFailed.tsx';
import { useForPlayer } from '../../../kernel/visitor/useForPlayer.ts';
import { contactsPath } from '../../contacts/paths.ts';
import type { Closure } from '../api.ts';
import { closureStore } from '../ClosureStore.ts';
import { CloseForm } from './CloseForm.tsx';
import { Obstacles } from './Obstacles.tsx';
import styles from './PrivacyPage.module.css';
import { ProblemNotice } from '../../../kernel/problems/ProblemNotice.tsx';

/** Closing the account: what happens, what stands in the way, and the proof. */
export const CloseBlock = observer(function CloseBlock() {
  const { t } = useApp();
  const store = useStore(closureStore);
  useForPlayer((uid) => void store.open(uid));
  // A password that was typed and not used does not outlive the page.
  useEffect(() => () => store.cancel(), [store]);
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
      {closure.obstacles.length > 0 ? <Obstacles obstacles={closure.obstacles} /> : <Way closure={closure} />}
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

const Way = observer(function Way({ closure }: { readonly closure: Closure }) {
  const { t, href } = useApp();
  const store = useStore(closureStore);
  if (closure.proof === 'none') {
    return (
      <Notice action={<Button href={href(contactsPath)}>{t('privacy:close.addContact')}</Button>}>
        {t('privacy:close.noProof')}
      </Notice>
    );
  }
  if (store.isAsking) return <CloseForm closure={closure} />;
  return (
    <div className={styles['actions']}>
      <Button variant="danger" onClick={() => store.ask()}>
        {t('privacy:close.button')}
      </Button>
    </div>
  );
});
