import { useApp } from '../../../../kernel/AppContext.tsx';
import type { DialogProps } from '../../../../kernel/dialogs.ts';
import { useMarkers } from '../../../../kernel/useMarkers.ts';
import { Button } from '../../../../ui/basics/Button.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { Picture } from '../../../../ui/tiles/Picture.tsx';
import type { CampaignPopup } from '../../popups/api.ts';
import styles from './CampaignDialog.module.css';

/** 2.10-7: a campaign's picture, its words and one way on. */
export function CampaignDialog({ props: popup, close, frame }: DialogProps<CampaignPopup, boolean>) {
  const { t } = useApp();
  const markers = useMarkers();
  return (
    <Dialog
      {...frame}
      title={markers.plain(popup.title)}
      labelClose={t('core:close')}
      foot={
        <Button isBlock variant="primary" onClick={() => close(true)}>
          {markers.plain(popup.buttonText)}
        </Button>
      }
    >
      <div className={styles['body']}>
        {popup.image !== '' && (
          <Picture className={styles['picture']} src={popup.image} width={361} ratio={722 / 350} alt="" isPriority />
        )}
        <p>{markers.nodes(popup.text)}</p>
      </div>
    </Dialog>
  );
}
