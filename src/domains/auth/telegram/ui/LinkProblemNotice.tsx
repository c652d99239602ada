import { ProblemNotice } from '../../../../kernel/problems/ProblemNotice.tsx';
import type { AuthProblem } from '../../authProblem.ts';
import type { LinkProblem } from '../linkProblem.ts';

/** Why linking did not work; nothing without a problem. */
export function LinkProblemNotice({ problem }: { readonly problem: LinkProblem | AuthProblem | null }) {
  // Only a refusal of the linking itself has no seconds, and words of its own for codes that other forms have too.
  const isOwn = problem !== null && !('seconds' in problem);
  return (
    <ProblemNotice problem={problem} own={isOwn ? { [problem.code]: `auth:telegram.problem.${problem.code}` } : {}} />
  );
}
