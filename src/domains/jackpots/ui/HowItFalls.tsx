import { useId } from 'react';
import { useApp } from '../../../kernel/AppContext.tsx';
import { moneyInText } from '../../../shared/money/moneyInText.ts';
import { Surface } from '../../../ui/blocks/Surface.tsx';
import type { Jackpot } from '../parseJackpots.ts';
import styles from './HowItFalls.module.css';

/** The rules in plain words, and the commitments of the running cycles. */
export function HowItFalls({ jackpot: { kind, mostStake, pools } }: { readonly jackpot: Jackpot }) {
  const { t, locale } = useApp();
  const titleId = useId();
  return (
    <Surface as="section" labelledBy={titleId} padding="lg" className={styles['how']}>
      <h2 id={titleId}>{t('jackpots:how.title')}</h2>
      <ol className={styles['steps']}>
        <li>{t('jackpots:how.fed', { amount: moneyInText(mostStake, locale, 'total') })}</li>
        <li>{t('jackpots:how.counted')}</li>
        <li>{t(`jackpots:how.${kind}`)}</li>
        <li>{t('jackpots:how.checked')}</li>
      </ol>
      <details className={styles['commitments']}>
        <summary>{t('jackpots:how.commitments')}</summary>
        <dl>
          {pools.toReversed().map(({ tier, cycle, commitment }) => (
            <div key={tier}>
              <dt>{t('jackpots:how.cycle', { tier: t(`jackpots:tier.${tier}`), cycle })}</dt>
              <dd>
                <code dir="ltr">{commitment}</code>
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </Surface>
  );
}
