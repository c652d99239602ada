import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { openInstall } from '../../install/face/installing/openInstall.ts';
import { useForPlayer } from '../../../kernel/visitor/useForPlayer.ts';
import { Button } from '../../../ui/basics/Button.tsx';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { Switch } from '../../../ui/form/Switch.tsx';
import { noticesStore } from '../account/NoticesStore.ts';
import { pushStore } from './PushStore.ts';

/** The consent to notifications on this device, or what the device needs for them. */
export const DeviceSwitch = observer(function DeviceSwitch() {
  const app = useApp();
  const store = useStore(pushStore);
  const notices = useStore(noticesStore);
  const { t } = app;
  useForPlayer((uid) => {
    store.prepare();
    void store.open(uid);
  });
  const change = async (isOn: boolean) => {
    await store.change(isOn);
    await notices.load();
  };
  if (store.needsInstalling)
    return (
      <Notice
        action={
          <Button size="sm" onClick={() => openInstall(app)}>
            {t('notifications:push.how')}
          </Button>
        }
      >
        {t('notifications:push.install')}
      </Notice>
    );
  if (!store.isSupported) return null;
  if (store.state === 'denied') return <Notice role="status">{t('notifications:push.denied')}</Notice>;
  return (
    <>
      {store.problem !== null && (
        <Notice tone="error" role="alert">
          {t(`notifications:push.${store.problem}`)}
        </Notice>
      )}
      <Switch
        name="push-device"
        label={t('notifications:push.switch')}
        hint={t('notifications:push.hint')}
        isOn={store.state === 'on'}
        isBusy={store.isChanging || store.state === 'checking'}
        onChange={(isOn) => void change(isOn)}
      />
    </>
  );
});
