import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/basics/Icon.tsx';
import type { IconNode } from '../../ui/basics/Icon.tsx';
import { IconButton } from '../../ui/basics/IconButton.tsx';
import { closeIcon } from '../../ui/basics/icons.ts';
import { ClearPlace } from '../../ui/widgets/ClearPlace.tsx';
import { useApp } from '../AppContext.tsx';
import type { CardId } from './CardTurn.ts';
import styles from './CornerCard.module.css';
import { isCardUnwelcome } from './isCardUnwelcome.ts';
import { useCardTurn } from './useCardTurn.ts';

interface Props {
  readonly id: CardId;
  readonly isWanted: boolean;
  /** The accessible name. */
  readonly label: string;
  readonly icon: IconNode;
  readonly text: ReactNode;
  /** Buttons. */
  readonly actions: ReactNode;
  /** Without it the card is closed by its buttons alone. */
  readonly onClose?: () => void;
}

/**
 * A small card, above the bottom bar if nothing is covered there: it shifts nothing, and keeps away while it would be in
 * the way.
 */
export const CornerCard = observer(function CornerCard(props: Props) {
  const { id, isWanted, label, icon, text, actions, onClose } = props;
  const app = useApp();
  const { t, place } = app;
  const isShown = useCardTurn(id, isWanted && !isCardUnwelcome(app));
  return (
    <div aria-live="polite">
      {isShown && (
        <ClearPlace from="bottom" over={place.path} className={styles['place']}>
          <aside className={styles['card']} data-corner-card aria-label={label}>
            <span className={styles['chip']}>
              <Icon of={icon} size={22} />
            </span>
            <div className={styles['text']}>{text}</div>
            <div className={styles['actions']}>{actions}</div>
            {onClose && (
              <IconButton className={styles['close']} icon={closeIcon} label={t('core:close')} onClick={onClose} />
            )}
          </aside>
        </ClearPlace>
      )}
    </div>
  );
});
