import { Notice } from '../../ui/blocks/Notice.tsx';
import { useApp } from '../AppContext.tsx';
import type { CallProblem } from './callProblem.ts';

/** A failure that belongs to no field. */
export function CallNotice({ problem }: { readonly problem: CallProblem | null }) {
  const { t } = useApp();
  if (problem === null) return null;
  return (
    <Notice tone="error" role="alert">
      {t(`forms:auth.${problem.code}`, { seconds: problem.seconds })}
    </Notice>
  );
}
