import { observer } from 'mobx-react-lite';
import { useApp } from '../../../kernel/AppContext.tsx';
import { useVisitor } from '../../../kernel/visitor/useVisitor.ts';
import { Button } from '../../../ui/basics/Button.tsx';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import type { TakeFault } from '../target/takeFault.ts';
import styles from './HandPage.module.css';

/** Why the player cannot go on here, and the way on. */
export const FaultPart = observer(function FaultPart({ fault }: { readonly fault: TakeFault }) {
  const { t } = useApp();
  return (
    <>
      <Notice tone="error" role="alert" title={t(`handoff:fault.${fault.code}.title`)}>
        {t(`handoff:fault.${fault.code}.text`, { seconds: fault.seconds })}
      </Notice>
      {fault.isFinal && <Onward />}
    </>
  );
});

const Onward = observer(function Onward() {
  const { t, href, content, platform } = useApp();
  const isGuest = useVisitor() === 'guest';
  // A messenger signs its own user in as soon as this page is left.
  const canSignIn = isGuest && platform.launch.registration === null && content.canEnter('authorization');
  return (
    <div className={styles['ways']}>
      {canSignIn && (
        <Button variant="primary" isBlock href={`${href('/')}?show_popup_auth=1`}>
          {t('core:signIn')}
        </Button>
      )}
      <Button isBlock href={href('/')}>
        {t('handoff:target.home')}
      </Button>
    </div>
  );
});
