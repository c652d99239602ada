import { CopyButton } from '../../../../ui/basics/CopyButton.tsx';
import { Pill } from '../../../../ui/blocks/Pill.tsx';
import { ProgressSteps } from '../../../../ui/blocks/ProgressSteps.tsx';
import { Surface } from '../../../../ui/blocks/Surface.tsx';
import { useApp } from '../../../../kernel/AppContext.tsx';
import { TimeLeft } from '../../../../kernel/figures/TimeLeft.tsx';
import { useFigures } from '../../../../kernel/figures/useFigures.ts';
import { ownerKeys, stepKeys, stepReasonKey } from '../lockWords.ts';
import type { Timeline, TimelineStep } from '../parseWithdraw.ts';
import { Elapsed, durationText } from './Elapsed.tsx';
import styles from './WithdrawalTimeline.module.css';

/** 7-52: the three clocks of a withdrawal, each with its owner, and the payment service's reference. */
export function WithdrawalTimeline({ timeline: { steps, reference } }: { readonly timeline: Timeline }) {
  const { t } = useApp();
  return (
    <Surface>
      <ProgressSteps
        label={t('cashier:steps.label')}
        steps={steps.map((step) => ({
          id: step.id,
          title: <Title step={step} />,
          note: <Note step={step} />,
          state: step.state,
        }))}
      />
      {reference !== '' && (
        <div className={styles['reference']}>
          <span>
            <span className={styles['label']}>{t('cashier:timeline.reference')}</span>
            <bdi dir="ltr" className={styles['id']}>
              {reference}
            </bdi>
          </span>
          <CopyButton text={reference} label={t('cashier:timeline.copy')} labelCopied={t('cashier:timeline.copied')} />
        </div>
      )}
    </Surface>
  );
}

function Title({ step: { id, owner, state } }: { readonly step: TimelineStep }) {
  const { t } = useApp();
  return (
    <span className={styles['title']}>
      {t(stepKeys[id])}
      <Pill tone={state === 'current' ? 'accent' : 'plain'}>{t(ownerKeys[owner])}</Pill>
    </span>
  );
}

function Note({ step }: { readonly step: TimelineStep }) {
  const { t } = useApp();
  const { time } = useFigures();
  const { state, since, endedAt, until, median, reason } = step;
  const reasonKey = stepReasonKey(reason);
  const isCurrent = state === 'current';
  return (
    <span className={styles['note']}>
      {reasonKey !== null && <span className={styles['reason']}>{t(reasonKey)}</span>}
      {isCurrent && since !== null && (
        <span>
          {t('cashier:timeline.since', { time: time(since) })} ·{' '}
          <bdi>
            <Elapsed since={since} />
          </bdi>
        </span>
      )}
      {isCurrent && until !== null && (
        <span>
          {t('cashier:timeline.until')}{' '}
          <bdi>
            <TimeLeft until={until} />
          </bdi>
        </span>
      )}
      {median !== null && (
        <span>
          {t('cashier:timeline.usual', { time: durationText(t, median.seconds * 1000), sample: median.sample })}
        </span>
      )}
      {(state === 'done' || state === 'failed') && endedAt !== null && reason !== 'not_needed' && (
        <span>{time(endedAt)}</span>
      )}
    </span>
  );
}
