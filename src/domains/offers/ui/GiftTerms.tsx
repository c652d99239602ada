import { useApp } from '../../../kernel/AppContext.tsx';
import { gamePath } from '../../games/paths.ts';
import type { GiftView, OfferView } from '../offerView.ts';
import { FactList } from './FactList.tsx';
import styles from './GiftTerms.module.css';

interface Props {
  readonly gift: GiftView;
  readonly offer: OfferView;
  /** The conditions of the offer itself stand with its first gift. */
  readonly isFirst: boolean;
}

/** One gift: what it costs, what counts, what is paid out. */
export function GiftTerms({ gift, offer, isFirst }: Props) {
  const { t, href } = useApp();
  const { freespins, facts } = gift;
  const counting = facts.filter(({ group, name }) => group !== 'term' || name === 'others');
  const conditions = facts.filter(({ group, name }) => group === 'term' && name !== 'others');
  return (
    <>
      {freespins && (
        <section className={styles['section']}>
          <h2 className={styles['heading']}>{t('offerPages:terms.get')}</h2>
          <p>
            {t('offerPages:spins.each', { count: freespins.count, stake: freespins.stake })}{' '}
            <a className={styles['game']} href={href(gamePath(freespins.game))}>
              {freespins.title}
            </a>
          </p>
        </section>
      )}
      {(isFirst || conditions.length > 0) && (
        <section className={styles['section']}>
          <h2 className={styles['heading']}>{t('offerPages:terms.cost')}</h2>
          <FactList facts={conditions} lead={isFirst ? offer : null} />
        </section>
      )}
      {counting.length > 0 && (
        <section className={styles['section']}>
          <h2 className={styles['heading']}>{t('offerPages:terms.counts')}</h2>
          <p className={styles['note']}>{t('offerPages:terms.countsNote')}</p>
          <FactList facts={counting} lead={null} />
        </section>
      )}
    </>
  );
}
