import { Notice } from '../../../ui/blocks/Notice.tsx';
import { useApp } from '../../../kernel/AppContext.tsx';
import type { ContactProblem } from '../contactProblem.ts';

export function ProblemNotice({ problem }: { readonly problem: ContactProblem }) {
  const { t } = useApp();
  return (
    <Notice tone="error" role="alert">
      {t(`contacts:problem.${problem.code}`, { seconds: problem.seconds })}
    </Notice>
  );
}
