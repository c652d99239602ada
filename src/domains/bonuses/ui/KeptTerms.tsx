import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import type { Bonus } from '../face/bonus.ts';
import { ChangedTerms } from '../../offers/face/terms/ChangedTerms.tsx';
import { TermList } from '../../offers/face/terms/TermList.tsx';
import { TermsHash } from '../../offers/face/terms/TermsHash.tsx';
import { useFactWords } from '../../offers/face/terms/useFactWords.ts';
import { Icon } from '../../../ui/basics/Icon.tsx';
import { chevronDownIcon } from '../../../ui/basics/icons.ts';
import { offerPath } from '../../offers/paths.ts';
import { keptTermsStore } from '../KeptTermsStore.ts';
import styles from './KeptTerms.module.css';

/** Clarity 5: the terms as they were taken, and what differs in the offer now. */
export const KeptTerms = observer(function KeptTerms({ bonus }: { readonly bonus: Bonus }) {
  const { t, href } = useApp();
  const store = useStore(keptTermsStore);
  const words = useFactWords();
  const rows = store.factsOf(bonus).map((fact) => ({ label: words.label(fact), value: words.value(fact) }));
  const isOver = store.isOver(bonus);
  return (
    <>
      <ChangedTerms changes={store.changesOf(bonus)} />
      <details className={styles['kept']}>
        <summary>
          {t('bonuses:kept.title')}
          <Icon className={styles['chevron']} of={chevronDownIcon} />
        </summary>
        <div className={styles['terms']}>
          <TermList rows={rows} />
          <TermsHash text={t('bonuses:kept.text')} hash={bonus.termsHash} />
          {isOver && <p className={styles['note']}>{t('bonuses:kept.over')}</p>}
          {bonus.offerId !== null && !isOver && (
            <a className={styles['link']} href={href(offerPath(bonus.offerId))}>
              {t('bonuses:kept.offer')}
            </a>
          )}
        </div>
      </details>
    </>
  );
});
