import { useApp } from '../../../kernel/AppContext.tsx';
import { useMarkers } from '../../../kernel/useMarkers.ts';
import type { TournamentView } from '../tournamentView.ts';
import styles from './RulesSection.module.css';

/** What brings points and what does not, and who can take part: all of it before joining. */
export function RulesSection({ tournament }: { readonly tournament: TournamentView }) {
  const { t } = useApp();
  const markers = useMarkers();
  const { rule, unit, minStake, resetsOnCashout, restrictions, rules } = tournament;
  const { countries, level, needsDeposit, needsTicket } = restrictions;
  return (
    <section className={styles['section']} aria-labelledby="rules">
      <h2 id="rules">{t('tournaments:rules.heading')}</h2>
      <ul className={styles['list']}>
        <li>{t(`tournaments:rules.${rule}`, { unit: unit ?? '' })}</li>
        <li>{t('tournaments:rules.minStake', { amount: minStake })}</li>
        <li>{t('tournaments:rules.settled')}</li>
        <li>{t('tournaments:rules.returned')}</li>
        <li>{t('tournaments:rules.ties')}</li>
        <li className={resetsOnCashout ? styles['strong'] : undefined}>
          {t(resetsOnCashout ? 'tournaments:rules.reset' : 'tournaments:rules.keep')}
        </li>
        <li>{markers.nodes(rules)}</li>
      </ul>
      <h3>{t('tournaments:restrictions.heading')}</h3>
      <ul className={styles['list']}>
        {countries.length > 0 && (
          <li>{t('tournaments:restrictions.countries', { countries: countries.join(', ') })}</li>
        )}
        {level > 0 && <li>{t('tournaments:restrictions.level', { level })}</li>}
        {needsDeposit && <li>{t('tournaments:restrictions.deposit')}</li>}
        {needsTicket && <li>{t('tournaments:restrictions.ticket')}</li>}
        {countries.length === 0 && level === 0 && !needsDeposit && !needsTicket && (
          <li>{t('tournaments:restrictions.nobody')}</li>
        )}
        <li>{t('tournaments:restrictions.excluded')}</li>
      </ul>
    </section>
  );
}
