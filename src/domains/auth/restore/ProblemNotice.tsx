import { Notice } from '../../../ui/blocks/Notice.tsx';
import type { AuthProblem } from '../authProblem.ts';
import { useProblemText } from '../ui/useProblemText.ts';

export function ProblemNotice({ problem }: { readonly problem: AuthProblem }) {
  const problemText = useProblemText();
  return (
    <Notice tone="error" role="alert">
      {problemText(problem)}
    </Notice>
  );
}
