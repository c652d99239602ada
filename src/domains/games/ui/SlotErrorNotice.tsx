import { useApp } from '../../../kernel/AppContext.tsx';
import { Button } from '../../../ui/basics/Button.tsx';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import type { SlotError } from '../launchRefusal.ts';
import { gameHallPath } from '../paths.ts';

/** 2.11-4: why the game does not open, on its page; similar games are below it. */
export function SlotErrorNotice({ reason }: { readonly reason: SlotError }) {
  const { t, href } = useApp();
  return (
    <Notice
      tone="error"
      role="alert"
      title={t(`games:slotError.${reason}.title`)}
      action={
        <Button size="sm" href={href(gameHallPath)}>
          {t('games:slotError.hall')}
        </Button>
      }
    >
      {t(`games:slotError.${reason}.text`)}
    </Notice>
  );
}
