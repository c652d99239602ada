import type { ReactNode } from 'react';
import { Button } from '../../../ui/basics/Button.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { SlowAnswer } from '../../../ui/form/SlowAnswer.tsx';
import { ProblemNotice } from '../../../kernel/problems/ProblemNotice.tsx';
import { useLoader } from '../useLoader.ts';
import type { AuthProblem } from '../authProblem.ts';
import styles from './AuthForm.module.css';

interface Props {
  readonly problem: AuthProblem | null;
  readonly isSubmitting: boolean;
  readonly submitLabel: string;
  /** Question and link at the bottom, leading to the other view (2.9-3, 2.9-4). */
  readonly other?: { readonly question: string; readonly label: string; readonly onSwitch: () => void } | undefined;
  readonly onSubmit: () => Promise<void>;
  readonly children: ReactNode;
  /** Other ways in, under the button. */
  readonly below?: ReactNode;
}

/** Shared by sign-in and sign-up: the problem on top, one submission at a time, the link to the other view. */
export function AuthForm({ problem, isSubmitting, submitLabel, other, onSubmit, children, below }: Props) {
  const isLoaderShown = useLoader(isSubmitting);
  return (
    <Form className={styles['form']} onSubmit={onSubmit} tellsSlowness>
      <ProblemNotice problem={problem} />
      {children}
      <div className={styles['action']}>
        <SlowAnswer isAwaited={isSubmitting} />
        <Button type="submit" variant="primary" size="lg" isBlock isPending={isLoaderShown}>
          {submitLabel}
        </Button>
      </div>
      {below}
      {other && (
        <p className={styles['switch']}>
          <span>{other.question}</span>{' '}
          <Button variant="quiet" size="sm" afterClick={other.onSwitch}>
            {other.label}
          </Button>
        </p>
      )}
    </Form>
  );
}
