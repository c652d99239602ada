import { Notice } from '../../../ui/blocks/Notice.tsx';
import { useApp } from '../../../kernel/AppContext.tsx';
import type { AuthProblem } from '../authProblem.ts';

export function ProblemNotice({ problem }: { readonly problem: AuthProblem }) {
  const { t } = useApp();
  return (
    <Notice tone="error" role="alert">
      {t(`forms:auth.${problem.code}`, { seconds: problem.seconds })}
    </Notice>
  );
}
