import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { Button } from '../../../../ui/basics/Button.tsx';
import { responsibleFace } from '../../../responsible/face.ts';
import { useCashierFormat } from '../../ui/frame/useCashierFormat.ts';
import { periodKeys } from '../../ui/words.ts';
import { depositStore } from '../DepositStore.ts';
import styles from './DepositForm.module.css';

/** 3-55: what the player's own limit leaves, until when it holds if it ends, and the way to change it in place. */
export const LimitLine = observer(function LimitLine() {
  const app = useApp();
  const { t, content } = app;
  const store = useStore(depositStore);
  const format = useCashierFormat();
  const limit = store.spending.settings?.limit;
  if (!limit) return null;
  const change = async () => {
    await app.use(responsibleFace).changeDepositLimit(limit.period);
    // It may be lower now; a higher one waits for the cool-off.
    await store.renewLimit();
  };
  return (
    <p className={styles['limit']}>
      <span>
        <span>
          {t('cashier:limit.left', {
            left: format.inText(format.brief(limit.available)),
            limit: format.inText(format.brief(limit.limit)),
            period: t(periodKeys[limit.period]),
          })}
        </span>
        {limit.endsAt !== null && (
          <span>{` · ${t('cashier:limit.ends', { date: format.inText(format.time(limit.endsAt)) })}`}</span>
        )}
      </span>
      {limit.canEdit && content.config.features.isResponsibleGamingEnabled && (
        <Button size="sm" variant="quiet" aria-haspopup="dialog" onClick={change}>
          {t('deposit:limit.change')}
        </Button>
      )}
    </p>
  );
});
