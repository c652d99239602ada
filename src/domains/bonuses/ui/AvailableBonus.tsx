import { observer } from 'mobx-react-lite';
import { Amount } from '../../../ui/basics/Amount.tsx';
import { Pill } from '../../../ui/blocks/Pill.tsx';
import { Surface } from '../../../ui/blocks/Surface.tsx';
import { parseMoney } from '../../../shared/money/moneyWire.ts';
import { useApp } from '../../../kernel/AppContext.tsx';
import type { Bonus } from '../face/bonus.ts';
import styles from './ActiveBonus.module.css';
import { PayoutRule } from './BonusFacts.tsx';
import { BonusButtons } from './BonusButtons.tsx';
import { KeptTerms } from './KeptTerms.tsx';
import { useFigures } from '../../../kernel/figures/useFigures.ts';

/** A bonus that waits: its money, what it asks for, and until when it can be activated. */
export const AvailableBonus = observer(function AvailableBonus({ bonus }: { readonly bonus: Bonus }) {
  const { t } = useApp();
  const format = useFigures();
  const { terms, expiresAt, wagered, required } = bonus;
  const isPaused = wagered.minor > 0n;
  return (
    <Surface as="li">
      <div className={styles['card']}>
        <div className={styles['line']}>
          <div className={styles['about']}>
            <h3 className={styles['name']}>{bonus.title}</h3>
            <p className={styles['marks']}>
              <Pill>{t(`bonuses:type.${bonus.type}`)}</Pill>
              {isPaused && <Pill tone="accent">{t('bonuses:available.paused')}</Pill>}
            </p>
          </div>
          <Amount className={styles['sum']} text={format.money(bonus.balance)} />
        </div>
        <ul className={styles['terms']}>
          <li>
            {isPaused
              ? t('bonuses:wageredOf', { wagered: format.inText(wagered), required: format.inText(required) })
              : t('bonuses:available.asks', {
                  required: format.inText(required),
                  count: terms.days,
                })}
          </li>
          {terms.max_stake !== null && (
            <li>{t('bonuses:available.maxStake', { amount: format.inText(parseMoney(terms.max_stake)) })}</li>
          )}
          <li>
            <PayoutRule bonus={bonus} />
          </li>
          {expiresAt !== null && (
            <li>
              {t(isPaused ? 'bonuses:available.runsUntil' : 'bonuses:available.until', {
                time: format.time(expiresAt),
              })}
            </li>
          )}
        </ul>
        <KeptTerms bonus={bonus} />
        <BonusButtons bonus={bonus} actions={['activate', 'remove']} />
      </div>
    </Surface>
  );
});
