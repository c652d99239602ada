import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import type { DialogProps } from '../../../../kernel/dialogs.ts';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import type { Activated } from '../../promoCode/PromoCodeStore.ts';
import { promoCodeStore } from '../../promoCode/PromoCodeStore.ts';
import styles from './PromoCodeDialog.module.css';
import { PromoCodeForm } from './PromoCodeForm.tsx';

type Props = DialogProps<{ readonly code: string }, Activated | null>;

/** 2.8-6: asks a player whether the code that the address has brought is to be activated. */
export const PromoCodeDialog = observer(function PromoCodeDialog({ props: { code }, close, frame }: Props) {
  const { t } = useApp();
  const store = useStore(promoCodeStore);
  useEffect(() => store.prefill(code), [code, store]);
  return (
    <Dialog {...frame} title={t('offerPages:promoCode.offered')} labelClose={t('core:close')}>
      <div className={styles['body']}>
        <p>{t('offerPages:promoCode.text')}</p>
        <PromoCodeForm onActivated={close} />
      </div>
    </Dialog>
  );
});
