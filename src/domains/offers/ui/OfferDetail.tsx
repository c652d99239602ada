import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { useMarkers } from '../../../kernel/useMarkers.ts';
import { LitCard, LitFigure } from '../../../ui/lit/LitCard.tsx';
import type { OfferView } from '../offerView.ts';
import { offerStore } from '../OfferStore.ts';
import { CalculatorSlot } from './calculator/CalculatorSlot.tsx';
import { Countdown } from '../../banners/face/Countdown.tsx';
import { ChangedTerms } from '../face/terms/ChangedTerms.tsx';
import { TermsHash } from '../face/terms/TermsHash.tsx';
import { GiftTerms } from './GiftTerms.tsx';
import styles from './OfferDetail.module.css';
import { useFigureWords } from './useFigureWords.ts';

interface Props {
  readonly offer: OfferView;
  /** Null where the title stands elsewhere. */
  readonly level: 1 | null;
}

/** What an offer gives, what it costs, until when, and its terms. */
export const OfferDetail = observer(function OfferDetail({ offer, level }: Props) {
  const { t } = useApp();
  const markers = useMarkers();
  const store = useStore(offerStore);
  const { value, note } = useFigureWords(offer.gifts[0]?.figure ?? null);
  const { image: src, colour } = offer;
  const picture = { src, colour, isWide: true, isPriority: true, className: styles['picture'] };
  return (
    <div className={styles['detail']}>
      <LitCard as="header" className={styles['hero']} picture={picture}>
        <div className={styles['words']}>
          {level === 1 && <h1 className={styles['title']}>{markers.plain(offer.title)}</h1>}
          <LitFigure value={value}>
            <span>{note}</span>
          </LitFigure>
          {offer.endsAt !== null && <Countdown until={offer.endsAt} onOver={() => store.end(offer.id)} />}
        </div>
      </LitCard>
      <p className={styles['text']}>{markers.nodes(offer.text)}</p>
      <ChangedTerms changes={store.changes} />
      {offer.gifts.map((gift, index) => (
        <GiftTerms key={index} gift={gift} offer={offer} isFirst={index === 0} />
      ))}
      <section id="chances" className={styles['section']}>
        <h2 className={styles['heading']}>{t('offerPages:terms.chances')}</h2>
        {offer.gifts.some(({ facts }) => facts.length > 0) ? (
          <CalculatorSlot offerId={offer.id} />
        ) : (
          <p className={styles['text']}>{t('offerPages:terms.nothingToWager')}</p>
        )}
      </section>
      <section className={styles['section']}>
        <h2 className={styles['heading']}>{t('offerPages:terms.version')}</h2>
        <TermsHash text={t('offerPages:terms.versionText')} hash={offer.termsHash} />
      </section>
    </div>
  );
});
