import { Icon } from '../../../../ui/basics/Icon.tsx';
import { chevronDownIcon } from '../../../../ui/basics/icons.ts';
import { compareMoney } from '../../../../shared/money/money.ts';
import { Surface } from '../../../../ui/blocks/Surface.tsx';
import { useApp } from '../../../../kernel/AppContext.tsx';
import { TimeLeft } from '../../../../kernel/figures/TimeLeft.tsx';
import { useCashierFormat } from '../../ui/frame/useCashierFormat.ts';
import { periodNames, periodPhrases } from '../lockWords.ts';
import type { PeriodLimit, WithdrawSettings } from '../parseWithdraw.ts';
import styles from './Limits.module.css';

/** 8-6: the bounds of withdrawals and what is left of them, before an amount is typed. */
export function Limits({ settings }: { readonly settings: WithdrawSettings }) {
  const { t } = useApp();
  const format = useCashierFormat();
  const { operationLimit, reviewAbove, periods } = settings;
  if (operationLimit === null && periods.length === 0) return null;
  const tightest = periods.reduce<PeriodLimit | null>(
    (least, limit) => (least === null || compareMoney(limit.left, least.left) < 0 ? limit : least),
    null,
  );
  return (
    <Surface padding="none">
      <details className={styles['limits']}>
        <summary className={styles['summary']}>
          <span>
            <b className={styles['heading']}>{t('cashier:withdraw.limits')}</b>
            <span className={styles['short']}>
              {[
                operationLimit &&
                  `${t('cashier:withdraw.oneLimit')} ${t('cashier:withdraw.upTo', { max: format.inText(format.brief(operationLimit)) })}`,
                tightest &&
                  t('cashier:withdraw.limitsShort', {
                    left: format.inText(format.brief(tightest.left)),
                    period: t(periodPhrases[tightest.period] ?? ''),
                  }),
              ]
                .filter((part) => part !== null)
                .join(' · ')}
            </span>
          </span>
          <Icon className={styles['chevron']} of={chevronDownIcon} />
        </summary>
        <dl className={styles['list']}>
          {operationLimit && (
            <div className={styles['row']}>
              <dt>{t('cashier:withdraw.oneLimit')}</dt>
              <dd>{t('cashier:withdraw.upTo', { max: format.inText(format.brief(operationLimit)) })}</dd>
            </div>
          )}
          {reviewAbove && (
            <div className={styles['row']}>
              <dt>{t('cashier:withdraw.reviewAbove', { sum: format.inText(format.brief(reviewAbove)) })}</dt>
              <dd>{t('cashier:withdraw.lookedAt')}</dd>
            </div>
          )}
          {periods.map((limit) => (
            <Period key={limit.period} limit={limit} />
          ))}
        </dl>
      </details>
    </Surface>
  );
}

function Period({ limit: { period, limit, left, until } }: { readonly limit: PeriodLimit }) {
  const { t } = useApp();
  const format = useCashierFormat();
  const used = limit.minor - left.minor;
  const part = limit.minor > 0n ? Number((used * 100n) / limit.minor) : 0;
  return (
    <div className={styles['row']}>
      <dt>{t(periodNames[period] ?? '')}</dt>
      <dd>
        <span>
          {t('cashier:withdraw.leftOf', {
            left: format.inText(format.brief(left)),
            limit: format.inText(format.brief(limit)),
          })}
        </span>
        {until !== null && (
          <span className={styles['until']}>
            {t('cashier:withdraw.moreIn')}{' '}
            <bdi>
              <TimeLeft until={until} />
            </bdi>
          </span>
        )}
      </dd>
      {used > 0n && (
        <svg className={styles['meter']} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          <rect width={part} height="4" />
        </svg>
      )}
    </div>
  );
}
