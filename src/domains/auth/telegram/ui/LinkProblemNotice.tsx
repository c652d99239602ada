import { Notice } from '../../../../ui/blocks/Notice.tsx';
import { useApp } from '../../../../kernel/AppContext.tsx';
import { ProblemNotice } from '../../../../kernel/problems/ProblemNotice.tsx';
import type { AuthProblem } from '../../authProblem.ts';
import type { LinkProblem } from '../linkProblem.ts';

/** Why linking did not work; nothing without a problem. */
export function LinkProblemNotice({ problem }: { readonly problem: LinkProblem | AuthProblem | null }) {
  const { t } = useApp();
  if (problem === null || 'seconds' in problem) return <ProblemNotice problem={problem} />;
  return (
    <Notice tone="error" role="alert">
      {t(`auth:telegram.problem.${problem.code}`)}
    </Notice>
  );
}
