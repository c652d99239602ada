import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { LeadEnd } from '../../../../ui/basics/LeadEnd.tsx';
import { provenMultiple } from '../../../../contract/winners/feedLimits.ts';
import { proofStore } from '../ProofStore.ts';
import { ProofEntries } from './ProofEntries.tsx';
import styles from './ProofPage.module.css';
import { ProofVerdict } from './ProofVerdict.tsx';

const steps = ['seal', 'chain', 'check'] as const;

/** The verifiable feed: what it is, in plain words; whether it holds, found out by this browser; its entries. */
export const ProofPage = observer(function ProofPage() {
  const { t } = useApp();
  const store = useStore(proofStore);
  useEffect(() => store.follow(), [store]);
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1>{t('proof:heading')}</h1>
        <p className={styles['lead']}>{t('proof:lead', { multiple: provenMultiple })}</p>
      </header>
      <ProofVerdict />
      <LeadEnd />
      <section aria-labelledby="proof-how" className={styles['section']}>
        <h2 id="proof-how" className={styles['title']}>
          {t('proof:how.title')}
        </h2>
        <ol className={styles['steps']}>
          {steps.map((step) => (
            <li key={step} className={styles['step']}>
              <h3 className={styles['name']}>{t(`proof:how.${step}.title`)}</h3>
              <p className={styles['text']}>{t(`proof:how.${step}.text`)}</p>
            </li>
          ))}
        </ol>
        <p className={styles['note']}>{t('proof:how.names')}</p>
      </section>
      <ProofEntries />
    </div>
  );
});
