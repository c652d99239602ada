import type { ReactElement, ReactNode } from 'react';
import { classes } from '../basics/classes.ts';
import { Icon } from '../basics/Icon.tsx';
import { checkIcon, closeIcon } from '../basics/icons.ts';
import styles from './ProgressSteps.module.css';
import { Spinner } from '../basics/Spinner.tsx';

export type StepState = 'done' | 'current' | 'ahead' | 'failed';

export interface ProgressStep {
  readonly id: string;
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly state: StepState;
}

export interface ProgressStepsProps {
  readonly steps: readonly ProgressStep[];
  /** Accessible name of the list. */
  readonly label: string;
}

/** The steps of a process: a payment, a verification. */
export function ProgressSteps({ steps, label }: ProgressStepsProps): ReactElement {
  return (
    <ol className={styles['steps']} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.id}
          className={classes(styles['step'], styles[step.state])}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <span className={styles['mark']}>{markOf(step.state, index + 1)}</span>
          <span className={styles['text']}>
            <span className={styles['title']}>{step.title}</span>
            {step.note && <span className={styles['note']}>{step.note}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

function markOf(state: StepState, position: number): ReactNode {
  if (state === 'done') return <Icon of={checkIcon} size={18} />;
  if (state === 'failed') return <Icon of={closeIcon} size={18} />;
  if (state === 'current') return <Spinner size={18} />;
  return position;
}
