import { useApp } from '../../../../kernel/AppContext.tsx';
import { Notice } from '../../../../ui/blocks/Notice.tsx';
import type { FactChange } from './termFacts.ts';
import styles from './ChangedTerms.module.css';
import { useFactWords } from './useFactWords.ts';

/** Clarity 5: the offer's terms have changed since the player took it; the player's own stay as they were. */
export function ChangedTerms({ changes }: { readonly changes: readonly FactChange[] }) {
  const { t } = useApp();
  const words = useFactWords();
  if (changes.length === 0) return null;
  return (
    <Notice tone="info" title={t('terms:changes.title')}>
      <p>{t('terms:changes.text')}</p>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{t('terms:changes.term')}</th>
            <th scope="col">{t('terms:changes.yours')}</th>
            <th scope="col">{t('terms:changes.now')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ before, now }) => {
            const fact = before ?? now;
            return (
              fact && (
                <tr key={`${fact.group} ${fact.name}`}>
                  <th scope="row">{words.label(fact)}</th>
                  <td className={styles['yours']} data-label={t('terms:changes.yours')}>
                    {before ? words.value(before) : t('terms:changes.none')}
                  </td>
                  <td data-label={t('terms:changes.now')}>{now ? words.value(now) : t('terms:changes.none')}</td>
                </tr>
              )
            );
          })}
        </tbody>
      </table>
    </Notice>
  );
}
