import { Notice } from '../../../ui/blocks/Notice.tsx';
import { useApp } from '../../../kernel/AppContext.tsx';
import type { PrivacyProblem } from '../privacyProblem.ts';

export function ProblemNotice({ problem }: { readonly problem: PrivacyProblem | null }) {
  const { t } = useApp();
  if (problem === null) return null;
  return (
    <Notice tone="error" role="alert">
      {t(`privacy:problem.${problem.code}`, { seconds: problem.seconds })}
    </Notice>
  );
}
