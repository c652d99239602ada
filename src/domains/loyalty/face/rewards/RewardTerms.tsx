import type { WireReward } from '../../../../contract/loyalty/reward.ts';
import { useApp } from '../../../../kernel/AppContext.tsx';
import { TermList } from '../../../offers/face/terms/TermList.tsx';
import { useFactWords } from '../../../offers/face/terms/useFactWords.ts';
import { writeTerms } from '../../../offers/face/terms/writeTerms.ts';
import { RewardLine } from './RewardLine.tsx';
import styles from './RewardTerms.module.css';

const noTitles = new Map<string, string>();

/** Rewards with the whole terms of each. Needs the words `rewards` and `terms`. */
export function RewardTerms({ rewards }: { readonly rewards: readonly WireReward[] }) {
  return (
    <ul className={styles['list']}>
      {rewards.map((reward, index) => (
        <li key={index} className={styles['reward']}>
          <b className={styles['name']}>
            <RewardLine reward={reward} size={32} />
          </b>
          <Terms reward={reward} />
        </li>
      ))}
    </ul>
  );
}

function Terms({ reward: { kind, terms, days, min_odds: odds } }: { readonly reward: WireReward }) {
  const { t, locale } = useApp();
  const words = useFactWords();
  if (terms !== null) {
    const facts = writeTerms(terms, locale, noTitles);
    return <TermList rows={facts.map((fact) => ({ label: words.label(fact), value: words.value(fact) }))} />;
  }
  // Only some terms have numbers.
  const numbers = { count: days, days, odds: ((odds ?? 1000) / 1000).toFixed(2) };
  const text = t(`rewards:terms.${kind}`, numbers);
  return <p className={styles['text']}>{text}</p>;
}
