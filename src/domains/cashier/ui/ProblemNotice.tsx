import { useEffect, useState } from 'react';
import { Button } from '../../../ui/basics/Button.tsx';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { useApp } from '../../../kernel/AppContext.tsx';
import type { CashierProblem, ProblemCode } from '../cashierProblem.ts';
import { depositPath, profilePath } from '../paths.ts';
import { problemKeys } from './words.ts';

/** Links that resolve a problem. */
const remedies: Partial<Readonly<Record<ProblemCode, { readonly path: string; readonly key: string }>>> = {
  needDeposit: { path: depositPath(), key: 'cashier:toDeposit' },
  needProfile: { path: profilePath, key: 'cashier:toProfile' },
  needContact: { path: profilePath, key: 'cashier:toProfile' },
};

/** Remaining seconds of a wait that began when the notice appeared. */
function useSecondsLeft(seconds: number): number {
  const { clock } = useApp();
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = clock.now() + seconds * 1000;
    return clock.every(1000, () => setLeft(Math.max(0, Math.ceil((end - clock.now()) / 1000))));
  }, [clock, seconds]);
  return left;
}

function Wait({ seconds }: { readonly seconds: number }) {
  const { t } = useApp();
  const left = useSecondsLeft(seconds);
  return left > 0 ? t('cashier:problem.tooMany', { count: left }) : t('cashier:problem.waited');
}

/** Why the payment was refused, and what to do about it. */
export function ProblemNotice({ problem }: { readonly problem: CashierProblem }) {
  const { t, href } = useApp();
  const remedy = remedies[problem.code];
  return (
    <Notice
      tone="error"
      role="alert"
      action={
        remedy && (
          <Button size="sm" href={href(remedy.path)}>
            {t(remedy.key)}
          </Button>
        )
      }
    >
      {problem.code === 'tooMany' ? (
        <Wait key={problem.seconds} seconds={problem.seconds} />
      ) : (
        t(problemKeys[problem.code])
      )}
    </Notice>
  );
}
