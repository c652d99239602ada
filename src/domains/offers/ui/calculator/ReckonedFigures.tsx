import type { ReactNode } from 'react';
import { useApp } from '../../../../kernel/AppContext.tsx';
import { Amount } from '../../../../ui/basics/Amount.tsx';
import type { CalculatorData } from '../../calculator/api.ts';
import type { Reckoned } from '../../calculator/CalculatorStore.ts';
import styles from './OfferCalculator.module.css';
import { useReckonedFormat } from './useReckonedFormat.ts';

interface Props {
  readonly data: CalculatorData;
  readonly reckoned: Reckoned;
}

/** The same as figures, and what all players together take out: also those who lose. */
export function ReckonedFigures({ data: { offer }, reckoned }: Props) {
  const { t } = useApp();
  const format = useReckonedFormat(offer.currency);
  const { amount, deposit, required, rounds, seconds, chance, paid } = reckoned;
  // Rounded down; what of their own money is less than a stake in the end is left out.
  const average = BigInt(Math.floor(Number(paid) * chance));
  return (
    <dl className={styles['figures']}>
      <Figure name={t('calculator:figure.bonus')}>
        <Amount text={format.amount(amount)} />
      </Figure>
      <Figure name={t('calculator:figure.required')}>
        <Amount text={format.amount(required)} />
      </Figure>
      <Figure name={t('calculator:figure.rounds')}>{format.count(rounds ?? 0)}</Figure>
      {seconds !== null && seconds > 0 && <Figure name={t('calculator:figure.time')}>{format.time(seconds)}</Figure>}
      <Figure
        name={t('calculator:figure.average')}
        note={deposit > 0n ? t('calculator:figure.ofDeposit', { amount: format.amount(deposit) }) : undefined}
      >
        <Amount text={format.amount(average)} />
      </Figure>
    </dl>
  );
}

interface FigureProps {
  readonly name: string;
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

function Figure({ name, note, children }: FigureProps) {
  return (
    <div className={styles['figure']}>
      <dt>{name}</dt>
      <dd>{children}</dd>
      {note !== undefined && <dd className={styles['small']}>{note}</dd>}
    </div>
  );
}
