import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { useCardTurn } from '../../../../kernel/cards/useCardTurn.ts';
import { IconButton } from '../../../../ui/basics/IconButton.tsx';
import { closeIcon } from '../../../../ui/basics/icons.ts';
import { ClearPlace } from '../../../../ui/widgets/ClearPlace.tsx';
import { noticeQueue } from '../../toasts/NoticeQueue.ts';
import { CreditText } from './CreditText.tsx';
import { NoticeMark } from './NoticeMark.tsx';
import styles from './NoticeToast.module.css';

/** 4-54: a notice over the page, in the place of cards, which wait for it. */
export const NoticeToast = observer(function NoticeToast() {
  const { t, place } = useApp();
  const queue = useStore(noticeQueue);
  const notice = queue.current;
  const isShown = useCardTurn('notice', notice !== null);
  return (
    <div aria-live="polite">
      {isShown && notice && (
        <ClearPlace key={notice.id} from="end" over={place.path} className={styles['place']}>
          <div
            className={styles['toast']}
            data-corner-card
            role="status"
            // A pointer that rests where it appears does not hold it.
            onPointerMove={({ movementX, movementY }) => {
              if (movementX !== 0 || movementY !== 0) queue.hold();
            }}
            onPointerLeave={() => queue.release()}
            onFocus={() => queue.hold()}
            onBlur={() => queue.release()}
          >
            <NoticeMark subject={notice.trigger} image={notice.image} />
            <div className={styles['words']}>
              <b className={styles['title']}>{notice.title}</b>
              <span className={styles['text']}>{notice.message}</span>
              <CreditText amount={notice.amount} amountType={notice.amountType} text={notice.message} />
            </div>
            <IconButton
              className={styles['close']}
              icon={closeIcon}
              label={t('core:close')}
              onClick={() => queue.close()}
            />
          </div>
        </ClearPlace>
      )}
    </div>
  );
});
