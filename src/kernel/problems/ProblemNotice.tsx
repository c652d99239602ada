import { formatDateTime } from '../../shared/dates/formatDate.ts';
import { Notice } from '../../ui/blocks/Notice.tsx';
import { useApp } from '../AppContext.tsx';

interface Problem {
  /** Of the words `forms:auth`. */
  readonly code: string;
  readonly seconds: number;
  /** Until when the player takes a break, in epoch ms. */
  readonly until?: number;
  /** 8-22: the operator's own words, shown instead of the code's. */
  readonly message?: string;
}

/** A failure that belongs to no field, above a form; nothing without one. */
export function ProblemNotice({ problem }: { readonly problem: Problem | null }) {
  const { t } = useApp();
  if (problem === null) return null;
  const { code, seconds, until = 0, message } = problem;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Notice tone="error" role="alert">
      {message ?? t(`forms:auth.${code}`, { seconds, until: formatDateTime(until, zone, t('forms:at')) })}
    </Notice>
  );
}
