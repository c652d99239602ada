import { observer } from 'mobx-react-lite';
import { Surface } from '../../../../ui/blocks/Surface.tsx';
import { Switch } from '../../../../ui/form/Switch.tsx';
import { Notice } from '../../../../ui/blocks/Notice.tsx';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { useFigures } from '../../../../kernel/figures/useFigures.ts';
import { withdrawStore } from '../../WithdrawStore.ts';
import type { CancelLock } from '../parseWithdraw.ts';

/** The withdrawal lock: once asked for, a withdrawal cannot be taken back. Only where cancelling is possible at all. */
export const CancelLockSwitch = observer(function CancelLockSwitch({ lock }: { readonly lock: CancelLock }) {
  const { t } = useApp();
  const { time } = useFigures();
  const { takeBack } = useStore(withdrawStore);
  if (!lock.isOffered) return null;
  const isEnding = lock.isOn && lock.endsAt !== null;
  return (
    <Surface>
      <Switch
        name="cancelLock"
        label={t('cashier:cancelLock.label')}
        hint={
          isEnding ? t('cashier:cancelLock.ending', { time: time(lock.endsAt ?? 0) }) : t('cashier:cancelLock.hint')
        }
        isOn={lock.isOn && !isEnding}
        isBusy={takeBack.isChanging}
        onChange={(isOn) => void takeBack.setLock(isOn)}
      />
      {takeBack.isLockFailed && (
        <Notice tone="error" role="alert">
          {t('cashier:cancelLock.failed')}
        </Notice>
      )}
    </Surface>
  );
});
