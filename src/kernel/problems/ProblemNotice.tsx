import { formatDateTime } from '../../shared/dates/formatDate.ts';
import { Notice } from '../../ui/blocks/Notice.tsx';
import { useApp } from '../AppContext.tsx';
import { waitText } from '../figures/waitText.ts';

interface Problem {
  /** Of the words `forms:auth`, or of `own`. */
  readonly code: string;
  /** To wait, for a code that says so. */
  readonly seconds?: number;
  /** Until when the player takes a break, in epoch ms. */
  readonly until?: number;
  /** 8-22: the operator's own words, shown instead of the code's. */
  readonly message?: string;
}

interface Props {
  readonly problem: Problem | null;
  /** Keys of words for codes that only this form has. */
  readonly own?: Readonly<Record<string, string>>;
}

/** A failure that belongs to no field, above a form; nothing without one. */
export function ProblemNotice({ problem, own = {} }: Props) {
  const { t } = useApp();
  if (problem === null) return null;
  const { code, seconds = 0, until = 0, message } = problem;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Notice tone="error" role="alert">
      {message ??
        t(own[code] ?? `forms:auth.${code}`, {
          wait: waitText(t, seconds),
          until: formatDateTime(until, zone, t('forms:at')),
        })}
    </Notice>
  );
}
