import { observer } from 'mobx-react-lite';
import { sameOriginPath } from '../../../shared/navigation/sameOriginPath.ts';
import { Button } from '../../../ui/basics/Button.tsx';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { settingsStore } from '../SettingsStore.ts';

const toasts = ['deposit', 'withdrawal', 'bonus', 'game', 'needs'] as const;

/** 2.10-32: why the player was sent here and, once nothing is missing any more, the way back. */
export const ReturnNotice = observer(function ReturnNotice({ search }: { readonly search: URLSearchParams }) {
  const { t, href } = useApp();
  const { personal } = useStore(settingsStore);
  const asked = search.get('toastType');
  if (asked === null) return null;
  const from = sameOriginPath(search.get('from'));
  if (personal.isSaved)
    return (
      <Notice
        tone="success"
        role="status"
        action={
          from !== null && (
            <Button size="sm" variant="primary" href={href(from)}>
              {t('profile:goBack')}
            </Button>
          )
        }
      >
        {t('profile:toastsDone')}
      </Notice>
    );
  return (
    <Notice role="status" title={t('profile:toastsTitle')}>
      {t(`profile:toasts.${toasts.find((one) => one === asked) ?? 'needs'}`)}
    </Notice>
  );
});
