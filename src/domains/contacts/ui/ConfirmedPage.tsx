import { Button } from '../../../ui/basics/Button.tsx';
import { EmptyState } from '../../../ui/blocks/EmptyState.tsx';
import { checkIcon } from '../../../ui/basics/icons.ts';
import { LeadEnd } from '../../../ui/basics/LeadEnd.tsx';
import { useApp } from '../../../kernel/AppContext.tsx';

/** 2.2-14: where a link that was right leads to. */
export function ConfirmedPage() {
  const { t, href } = useApp();
  return (
    <>
      <EmptyState
        level={1}
        icon={checkIcon}
        title={t('contacts:success.title')}
        text={t('contacts:success.text')}
        action={
          <Button variant="primary" href={href('/')}>
            {t('contacts:success.go')}
          </Button>
        }
      />
      <LeadEnd />
    </>
  );
}
