import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { convertedOf, mostConverted } from '../../../shared/bonus/convertedOf.ts';
import { money } from '../../../shared/money/money.ts';
import { parseMoney } from '../../../shared/money/moneyWire.ts';
import { Amount } from '../../../ui/basics/Amount.tsx';
import { classes } from '../../../ui/basics/classes.ts';
import { useApp } from '../../../kernel/AppContext.tsx';
import type { Bonus } from '../face/bonus.ts';
import styles from './ActiveBonus.module.css';
import { GameShares } from './GameShares.tsx';
import { TimeLeft } from '../../../kernel/figures/TimeLeft.tsx';
import { useFigures } from '../../../kernel/figures/useFigures.ts';

/** What an active bonus can still cost, what it comes to, and its terms as they were when it was taken. */
export const BonusFacts = observer(function BonusFacts({ bonus }: { readonly bonus: Bonus }) {
  const { t } = useApp();
  const format = useFigures();
  const { terms, amount, balance, expiresAt } = bonus;
  const paid = money(convertedOf({ terms, amount: amount.minor, balance: balance.minor }), amount.currency);
  return (
    <dl className={styles['facts']}>
      {expiresAt !== null && (
        <Fact name={t('bonuses:facts.ends')} note={format.time(expiresAt)}>
          <TimeLeft until={expiresAt} />
        </Fact>
      )}
      <Fact name={t('bonuses:facts.atRisk')} note={t('bonuses:facts.atRiskNote')}>
        <Amount text={format.money(balance)} />
      </Fact>
      <Fact name={t('bonuses:facts.paid')} note={<PayoutRule bonus={bonus} />}>
        <Amount text={format.money(paid)} />
      </Fact>
      <Fact
        name={t('bonuses:facts.maxStake')}
        note={terms.max_stake === null ? undefined : t('bonuses:facts.maxStakeNote')}
      >
        {terms.max_stake === null ? (
          t('bonuses:facts.noMaxStake')
        ) : (
          <Amount text={format.money(parseMoney(terms.max_stake))} />
        )}
      </Fact>
      {terms.type === 'casino' && (
        <Fact name={t('bonuses:facts.counts')} isWide>
          <GameShares counts={terms.counts} />
        </Fact>
      )}
    </dl>
  );
});

interface FactProps {
  readonly name: string;
  readonly note?: ReactNode;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

function Fact({ name, note, isWide = false, children }: FactProps) {
  return (
    <div className={classes(isWide && styles['wide'])}>
      <dt>{name}</dt>
      <dd>{children}</dd>
      {note !== undefined && <dd className={styles['note']}>{note}</dd>}
    </div>
  );
}

/** What is paid out once the requirement is met: whole, without the bonus itself, at most so much. */
export function PayoutRule({ bonus: { terms, amount } }: { readonly bonus: Bonus }) {
  const { t } = useApp();
  const format = useFigures();
  const most = mostConverted(terms, amount.minor);
  const whole = terms.is_sticky
    ? t('bonuses:payout.sticky', { amount: format.inText(amount) })
    : t('bonuses:payout.whole');
  if (most === null) return whole;
  return `${whole} ${t('bonuses:payout.most', { most: format.inText(money(most, amount.currency)) })}`;
}
