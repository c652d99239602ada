import type { CSSProperties } from 'react';
import { useApp } from '../../../../kernel/AppContext.tsx';
import type { DialogProps } from '../../../../kernel/dialogs.ts';
import { useMarkers } from '../../../../kernel/useMarkers.ts';
import { Button } from '../../../../ui/basics/Button.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import type { Activated } from '../../promoCode/PromoCodeStore.ts';
import { useFigureWords } from '../useFigureWords.ts';
import styles from './ActivatedDialog.module.css';

/** 2.10-3: the code is activated: what it has given, or what is open now. */
export function ActivatedDialog({ props: { offer, isGiven }, close, frame }: DialogProps<Activated, boolean>) {
  const { t } = useApp();
  const markers = useMarkers();
  const { value, note } = useFigureWords(offer.gifts[0]?.figure ?? null);
  return (
    <Dialog
      {...frame}
      title={t('offerPages:activated.title')}
      labelClose={t('core:close')}
      foot={
        <div className={styles['answers']}>
          <Button isBlock variant="primary" hasFirstFocus onClick={() => close(true)}>
            {t(!isGiven && offer.action === 'deposit' ? 'offerPages:activated.deposit' : 'offerPages:activated.see')}
          </Button>
          <Button isBlock variant="quiet" onClick={() => close(false)}>
            {t('offerPages:activated.later')}
          </Button>
        </div>
      }
    >
      <div className={styles['gift']} style={{ '--tint': offer.colour } as CSSProperties}>
        <b>{markers.plain(offer.title)}</b>
        <p className={styles['figure']}>
          <span className={styles['value']}>{value}</span> {note}
        </p>
      </div>
      <p className={styles['text']}>{t(isGiven ? 'offerPages:activated.given' : 'offerPages:activated.open')}</p>
    </Dialog>
  );
}
