import { Button } from '../../../ui/basics/Button.tsx';
import { useApp } from '../../../kernel/AppContext.tsx';

/** 2.9-2: the way back to the view before. */
export function BackLink({ onBack }: { readonly onBack: () => void }) {
  const { t } = useApp();
  return (
    <p>
      <Button variant="quiet" size="sm" afterClick={onBack}>
        {t('auth:back')}
      </Button>
    </p>
  );
}
