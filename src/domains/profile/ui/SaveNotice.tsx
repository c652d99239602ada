import { Notice } from '../../../ui/blocks/Notice.tsx';
import { useApp } from '../../../kernel/AppContext.tsx';
import { waitText } from '../../../kernel/figures/waitText.ts';
import type { SaveProblem } from '../saveProblem.ts';

interface Props {
  readonly problem: SaveProblem | null;
  /** What to say of a success; null without one. */
  readonly saved: string | null;
}

/** How the last attempt to save went, if no field says it. */
export function SaveNotice({ problem, saved }: Props) {
  const { t } = useApp();
  if (problem !== null)
    return (
      <Notice tone="error" role="alert">
        {problem.code === 'notSaved'
          ? t('profile:notSaved')
          : t(`forms:auth.${problem.code}`, { wait: waitText(t, problem.seconds) })}
      </Notice>
    );
  if (saved === null) return null;
  return (
    <Notice tone="success" role="status">
      {saved}
    </Notice>
  );
}
