import { Button } from '../../../ui/basics/Button.tsx';
import { LeadEnd } from '../../../ui/basics/LeadEnd.tsx';
import { checkIcon } from '../../../ui/basics/icons.ts';
import { EmptyState } from '../../../ui/blocks/EmptyState.tsx';
import { useApp } from '../../../kernel/AppContext.tsx';

/** After the account was closed. */
export function ClosedPage() {
  const { t, href } = useApp();
  return (
    <>
      <EmptyState
        level={1}
        icon={checkIcon}
        title={t('privacy:closed.title')}
        text={t('privacy:closed.text')}
        action={<Button href={href('/')}>{t('privacy:closed.go')}</Button>}
      />
      <LeadEnd />
    </>
  );
}
