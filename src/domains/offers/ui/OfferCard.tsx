import { memo } from 'react';
import type { MouseEvent } from 'react';
import { useApp } from '../../../kernel/AppContext.tsx';
import { useMarkers } from '../../../kernel/useMarkers.ts';
import { Icon } from '../../../ui/basics/Icon.tsx';
import { checkIcon } from '../../../ui/basics/icons.ts';
import { isPlainPress } from '../../../ui/basics/isPlainPress.ts';
import { CoveringLink } from '../../../ui/lit/CoveringLink.tsx';
import { LitCard, LitFigure } from '../../../ui/lit/LitCard.tsx';
import type { OfferView } from '../offerView.ts';
import { offerPath } from '../paths.ts';
import { Countdown } from '../../banners/face/Countdown.tsx';
import styles from './OfferCard.module.css';
import { useCostWords } from './useCostWords.ts';
import { useFigureWords } from './useFigureWords.ts';

interface Props {
  readonly offer: OfferView;
  readonly level: 2 | 3;
  readonly isPriority?: boolean;
  /** Called at a plain press in place of going to the page. */
  readonly onOpen?: ((offer: OfferView) => void) | undefined;
  readonly onOver: (offer: OfferView) => void;
}

/** A tall card: a picture, one number that matters, and in one line what it costs. */
export const OfferCard = memo(function OfferCard({ offer, level, isPriority = false, onOpen, onOver }: Props) {
  const { t, href } = useApp();
  const markers = useMarkers();
  const { value, note } = useFigureWords(offer.gifts[0]?.figure ?? null);
  const costs = useCostWords(offer);
  const Heading = level === 2 ? 'h2' : 'h3';
  const handleClick = (event: MouseEvent) => {
    if (!onOpen || !isPlainPress(event)) return;
    event.preventDefault();
    onOpen(offer);
  };
  return (
    <LitCard
      as="li"
      className={styles['card']}
      picture={{ src: offer.image, colour: offer.colour, isPriority, className: styles['picture'] }}
    >
      <div className={styles['body']}>
        <Heading className={styles['title']}>
          <CoveringLink href={href(offerPath(offer.id))} onClick={handleClick}>
            {markers.plain(offer.title)}
          </CoveringLink>
        </Heading>
        <LitFigure value={value}>
          <span className={styles['note']}>{note}</span>
        </LitFigure>
        <ul className={styles['costs']}>
          {costs.map((cost) => (
            <li key={cost}>{cost}</li>
          ))}
        </ul>
        <div className={styles['foot']}>
          {offer.isTaken && (
            <span className={styles['taken']}>
              <Icon of={checkIcon} size={14} />
              {t('offers:offer.taken')}
            </span>
          )}
          {offer.endsAt !== null && !offer.isTaken && <Countdown until={offer.endsAt} onOver={() => onOver(offer)} />}
        </div>
      </div>
    </LitCard>
  );
});
