import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { CornerCard } from '../../../kernel/cards/CornerCard.tsx';
import { openInstall } from '../face/installing/openInstall.ts';
import { useCanInstall } from '../face/installing/useCanInstall.ts';
import { Button } from '../../../ui/basics/Button.tsx';
import { downloadIcon } from '../../../ui/basics/icons.ts';
import { installStore } from '../InstallStore.ts';

/** The offer to install the app, in a small card. */
export const InstallCard = observer(function InstallCard() {
  const app = useApp();
  const { t } = app;
  const store = useStore(installStore);
  const isPossible = useCanInstall();
  const install = async () => {
    if (await openInstall(app)) store.close();
    else store.refuse();
  };
  return (
    <CornerCard
      id="install"
      isWanted={store.isOffered && isPossible}
      label={t('install:title')}
      icon={downloadIcon}
      text={
        <>
          <b>{t('install:title')}</b>
          <p>{t('install:text')}</p>
        </>
      }
      actions={
        <>
          <Button size="sm" variant="primary" onClick={install}>
            {t('install:yes')}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => store.refuse()}>
            {t('install:no')}
          </Button>
        </>
      }
    />
  );
});
