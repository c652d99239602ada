import { Notice } from '../../ui/blocks/Notice.tsx';
import { useApp } from '../AppContext.tsx';

interface Problem {
  /** Of the words `forms:auth`. */
  readonly code: string;
  readonly seconds: number;
  /** 8-22: the operator's own words, shown instead of the code's. */
  readonly message?: string;
}

/** A failure that belongs to no field, above a form; nothing without one. */
export function ProblemNotice({ problem }: { readonly problem: Problem | null }) {
  const { t } = useApp();
  if (problem === null) return null;
  return (
    <Notice tone="error" role="alert">
      {problem.message ?? t(`forms:auth.${problem.code}`, { seconds: problem.seconds })}
    </Notice>
  );
}
