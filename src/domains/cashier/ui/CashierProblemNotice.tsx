import { useEffect, useState } from 'react';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { useApp } from '../../../kernel/AppContext.tsx';
import { NeedNotice } from '../../verification/face/needs/NeedNotice.tsx';
import { withdrawalWay } from '../withdraw/lockWay.ts';
import type { CashierProblem } from '../cashierProblem.ts';
import { problemKeys } from './words.ts';

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
  return <span>{left > 0 ? t('cashier:problem.tooMany', { count: left }) : t('cashier:problem.waited')}</span>;
}

/** Why the payment was refused, and what to do about it. */
export function CashierProblemNotice({ problem }: { readonly problem: CashierProblem }) {
  const app = useApp();
  const { t } = app;
  if (problem.code === 'need') return <NeedNotice need={problem.need} way={withdrawalWay(app, problem.need)} />;
  return (
    <Notice tone="error" role="alert">
      {problem.code === 'tooMany' ? (
        <Wait key={problem.seconds} seconds={problem.seconds} />
      ) : (
        <span>{t(problemKeys[problem.code])}</span>
      )}
    </Notice>
  );
}
